import { expect, test } from "vitest"
import { documentExamples } from "#testing/claims/document-examples.ts"
import { exampleTopic } from "#testing/script/example-topics.ts"
import { documentFindings } from "./document-rules.ts"

const english = /(?<!\p{L})(?:the|that|of|and|or|is|does)(?!\p{L})/iu
const turkish = /[ğşıİçöü]/u

test.each(documentExamples.map((example) => [example.rule, example] as const))(
  "%s says why in the language of the script",
  (rule, { flags, context }) => {
    const said = (text: string, language: "english" | "turkish") =>
      documentFindings(
        { beats: [{ text }] },
        { topic: exampleTopic(), disclaimer: "" },
        { language, market: "UK", promotes: "nothing", profession: null, ...context },
      ).find((finding) => finding.rule === rule)
    expect(said(flags.english[0] ?? "", "english")?.reason).toMatch(english)
    const inTurkish = said(flags.turkish[0] ?? "", "turkish")
    expect(inTurkish?.reason).toMatch(turkish)
    expect(inTurkish?.reason).not.toMatch(english)
  },
)

test("what a rule counted stands in its reason", () => {
  const opening = (text: string, language: "english" | "turkish") =>
    documentFindings(
      { beats: [{ text }] },
      { topic: null, disclaimer: "" },
      { language, market: "UK", promotes: "nothing", profession: null },
    ).find(({ rule }) => rule === "D8-HOOK")?.reason
  expect(opening(`${"word ".repeat(40).trim()}.`, "english")).toContain("40 words")
  expect(opening(`${"söz ".repeat(40).trim()}.`, "turkish")).toContain("40 sözcük")
})
