import { expect, test } from "vitest"
import type { Choice } from "./choice.ts"
import type { BeatParts, Group } from "./line.ts"
import { shortened } from "./shorten.ts"

const said = (id: string, text: string): Group => ({
  keys: [`finding:${id}`],
  lines: [{ text, origin: { kind: "finding", id } }],
})

const answer = [
  said("dose", "The short answer: Adults over sixty took two grams."),
  said("dose", "Adults over sixty took two grams."),
  said("dose", "Two grams."),
]
const beside = [said("cost", "In one shop survey it cost twice as much."), said("cost", "Twice the cost.")]
const beats: ReadonlyArray<BeatParts> = [
  { name: "answer", parts: [{ groups: answer, isNeeded: true, rank: 0, isAnswer: true }] },
  { name: "evidence", parts: [{ groups: beside, isNeeded: true, rank: 0 }] },
]

/** What is said within so many words. */
const within = (most: number): ReadonlyArray<string> => {
  const first = beats.map(({ parts }) => parts.map(({ groups }) => groups[0] ?? null))
  const textsOf = (choice: Choice) =>
    choice.flat().flatMap((group) => (group?.lines ?? []).map(({ text }) => text))
  const length = (choice: Choice) => textsOf(choice).join(" ").split(" ").length
  return textsOf(shortened(beats, first, most, length))
}

test("an answer loses what leads in to it, and others their length, before it says less itself", () => {
  expect(within(18)).toEqual([
    "The short answer: Adults over sixty took two grams.",
    "In one shop survey it cost twice as much.",
  ])
  expect(within(15)).toEqual([
    "Adults over sixty took two grams.",
    "In one shop survey it cost twice as much.",
  ])
  expect(within(9)).toEqual(["Adults over sixty took two grams.", "Twice the cost."])
  expect(within(6)).toEqual(["Two grams.", "Twice the cost."])
})
