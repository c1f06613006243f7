import { expect, test } from "vitest"
import { goodDraft } from "#testing/script/example-draft.ts"
import { defaultSettings, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { acceptable } from "./draft.ts"
import { ownSaid, spokenSentences, textOfSaid } from "./said.ts"
import { numbersBeside, sourcesOf } from "./sources.ts"
import type { Source } from "./script.ts"

test("a text is the sentences it is cut into, blanks in brackets too", () => {
  const text = "Ask first. “Does it help?” [Your key fact, and its source.] Then decide; e.g. tomorrow."
  expect(spokenSentences(text)).toEqual([
    "Ask first.",
    "“Does it help?”",
    "[Your key fact, and its source.]",
    "Then decide; e.g. tomorrow.",
  ])
  expect(textOfSaid(ownSaid(text))).toBe(text)
})

test("a draft whose text is not what its sentences say is no draft", () => {
  const order = orderFor(defaultSettings, exampleTopic())
  const draft = goodDraft(order)
  expect(acceptable(draft, order.plan)).not.toBeNull()
  const other = draft.beats.map((beat, at) => (at === 1 ? { ...beat, text: `${beat.text} More.` } : beat))
  expect(acceptable({ ...draft, beats: other }, order.plan)).toBeNull()
})

test("sources are numbered in the order of first mention, and findings of one source share its number", () => {
  const cite = (id: string): Omit<Source, "number" | "findingId"> | null =>
    id === "unknown"
      ? null
      : {
          publisher: "Journal",
          title: id,
          year: 2024,
          url: `https://doi.org/10.1000/${id.charAt(0)}`,
          strength: "weak",
          checkedOn: "2026-11-21",
        }
  const said = (...findings: ReadonlyArray<string>) => ({
    said: [{ text: "So.", findings, from: "finding" as const }],
  })
  const sources = sourcesOf([said("b1", "unknown"), said("a1"), said("b2", "a1")], cite)
  expect(sources.map(({ number, findingId }) => [number, findingId])).toEqual([
    [1, "b1"],
    [2, "a1"],
    [1, "b2"],
  ])
  expect(numbersBeside(["a1", "b2"], sources)).toEqual([1, 2])
})
