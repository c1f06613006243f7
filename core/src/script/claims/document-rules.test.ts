import { describe, expect, test } from "vitest"
import type { Language } from "#script/settings.ts"
import { exampleTopic } from "#testing/script/example-topics.ts"
import type { ClaimContext } from "./check-claims.ts"
import { documentExamples } from "#testing/claims/document-examples.ts"
import { documentFindings } from "./document-rules.ts"

const found = (
  text: string,
  language: Language,
  changes: Partial<ClaimContext> = {},
  topic = exampleTopic(),
) =>
  documentFindings(
    { beats: [{ text }] },
    { topic, disclaimer: "" },
    { language, market: "UK", promotes: "nothing", profession: null, ...changes },
  ).map(({ rule }) => rule)

const cases = (side: "flags" | "passes") =>
  documentExamples.flatMap(({ rule, context, [side]: texts }) =>
    (["english", "turkish"] as const).flatMap((language) =>
      texts[language].map((text) => [rule, text, language, context] as const),
    ),
  )

describe("the rules about a script as a whole", () => {
  test.each(cases("flags"))("%s flags: %s", (rule, text, language, context) => {
    expect(found(text, language, context)).toContain(rule)
  })

  test.each(cases("passes"))("%s lets pass: %s", (rule, text, language, context) => {
    expect(found(text, language, context)).not.toContain(rule)
  })

  test("bite in their own market alone", () => {
    expect(found("Diz protezi sonrası erken yürüyün.", "turkish", { market: "EU" })).not.toContain(
      "D2-TR-NOTICE",
    )
    expect(found("Our magnesium is back.", "english", { market: "UK", promotes: "product" })).not.toContain(
      "D3-DSHEA",
    )
    expect(found("Our magnesium is back.", "english", { market: "US" })).not.toContain("D3-DSHEA")
  })

  test.each([
    ["dietitian", "TR", true],
    ["sports_pharmacist", "TR", false],
    ["other", "TR", false],
    [null, "TR", false],
    ["dietitian", "US", false],
  ] as const)(
    "D15: a topic of sports pharmacists, explained by %s in %s: finding %s",
    (profession, market, isFound) => {
      expect(found("Magnezyum?", "turkish", { market, profession }).includes("D15-SPECIALTY")).toBe(isFound)
    },
  )

  test("D15 says nothing about a topic whose field is unknown", () => {
    const topic = exampleTopic({ specialtyRelevance: [] })
    expect(found("Magnezyum?", "turkish", { market: "TR", profession: "dietitian" }, topic)).not.toContain(
      "D15-SPECIALTY",
    )
  })
})
