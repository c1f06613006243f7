import { draftFromFindings } from "@rounds/core/script/from-findings/draft-from-findings.ts"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()

/** Topics of a subject and something else, with the findings that speak of it, read off the library by hand. */
const topics = [
  {
    title: "Creatine and hair loss: is there a link?",
    keywords: ["creatine", "hair loss"],
    speaks: /hair|saç/i,
    asked: "Creatine and hair loss, is there a link?",
  },
  {
    title: "Semaglutide and muscle loss: is there a link?",
    keywords: ["semaglutide", "muscle loss"],
    // What its scans measure is lean tissue, which is not all muscle.
    speaks: /muscle|lean|kas|yağsız/i,
    asked: "Semaglutide and muscle loss, is there a link?",
  },
  {
    title: "Magnesium and leg cramps: does it help?",
    keywords: ["magnesium", "leg cramps"],
    speaks: /cramp|kramp/i,
    asked: "Magnesium and leg cramps, does it help?",
  },
  {
    // Titled by what is asked about: the file is on the other keyword.
    title: "Magnesium for cramps: what can it do?",
    keywords: ["cramps", "magnesium"],
    speaks: /cramp|kramp/i,
    asked: "Magnesium for cramps, what can it do?",
  },
] as const

const draftsOf = (title: string, keywords: ReadonlyArray<string>, language: "english" | "turkish") => {
  const market = language === "english" ? "US" : "TR"
  const order = orderFor(
    {
      language,
      scriptFormat: "trend_reaction",
      contentTone: "professional",
      targetPlatform: "multi_platform",
      duration: "60_seconds",
      market,
      promotes: "nothing",
    },
    exampleTopic({ title, keywords: [...keywords], postCount: 32, specialtyRelevance: [] }),
  )
  const substance = substanceOf(library, order)
  if (substance === null) throw new Error(`nothing on ${title}`)
  const context = { language, market, promotes: "nothing", profession: "clinical_pharmacist" } as const
  return [0, 1, 2, 3, 4].flatMap((seed) => draftFromFindings(order, substance, context, seed) ?? [])
}

const textIn = (beats: ReturnType<typeof draftsOf>, beat: string) =>
  beats.filter(({ name }) => name === beat).map(({ lines }) => lines.map(({ text }) => text).join(" "))

describe.each(topics)("$title", ({ title, keywords, speaks, asked }) => {
  test.each(["english", "turkish"] as const)(
    "every draft answers what the subject comes with first: %s",
    (language) => {
      const verdicts = textIn(draftsOf(title, keywords, language), "verdict_up_front")
      expect(verdicts.length).toBeGreaterThan(0)
      for (const verdict of verdicts) expect(verdict).toMatch(speaks)
    },
  )

  test("the question is asked with both", () => {
    for (const said of textIn(draftsOf(title, keywords, "english"), "what_people_say"))
      expect(said.toLowerCase()).toContain(asked.toLowerCase())
  })
})

test("a draft on creatine and hair does not open on the kidney, nor one on semaglutide and muscle on a missed dose", () => {
  const opening = (title: string, keywords: ReadonlyArray<string>) =>
    textIn(draftsOf(title, keywords, "english"), "hook").join(" ")
  expect(opening("Creatine and hair loss: is there a link?", ["creatine", "hair loss"])).not.toMatch(
    /kidney|loading/i,
  )
  expect(
    opening("Semaglutide and muscle loss: is there a link?", ["semaglutide", "muscle loss"]),
  ).not.toMatch(/injection|year after/i)
})

test.each([
  ["bread", "Can bread cause problems?", /bread|wheat|rye|gluten/i],
  ["summer colds", "What is worth trying for bloating?", null],
] as const)("what is asked about goes before the rest of a wider file: %s", (subject, title, speaks) => {
  const order = orderFor(
    defaultSettings,
    exampleTopic({ title, keywords: [subject], specialtyRelevance: [] }),
  )
  const substance = substanceOf(library, order)
  const first = substance?.main.findings.filter(({ id }) => substance.onCompanion.has(id)) ?? []
  expect(first.length > 0).toBe(speaks !== null)
  for (const { says, brief, id } of first) {
    const hooks = substance?.main.hooks.filter(({ finding }) => finding === id) ?? []
    const text = [says, brief, ...hooks.map((hook) => hook.says)].map(({ english }) => english).join(" ")
    expect(text).toMatch(speaks ?? /^$/)
  }
})
