import { expect, test } from "vitest"
import { frozenGated, frozenPassing } from "#testing/safety/frozen-titles.ts"
import { gatedTitles, passingTitles } from "#testing/safety/titles.ts"
import { gateOf } from "./gate.ts"

test.each(gatedTitles)("%s is about: %s", (title, kind) => {
  expect(gateOf(title)).toBe(kind)
})

test.each(passingTitles)("%s is written like any other title", (title) => {
  expect(gateOf(title)).toBeNull()
})

test.each([
  ["When should my child see a doctor for a fever?", null],
  ["Oğlum ateşlenince ne zaman doktora gitmeli?", null],
  ["Çocuğum yemek yemiyor, ne yapmalıyım?", null],
  ["Bebeğim hiç yemek yemiyor", "minors"],
  ["My baby has a fever, how much ibuprofen when the doctor is closed", "minors"],
] as const)("when a child is to be seen may be asked, what to give it not: %s", (title, kind) => {
  expect(gateOf(title)).toBe(kind)
})

test.each([
  ["Panic attack or heart attack?", null],
  ["Heart attack vs panic attack", null],
  ["Panik atak mı kalp krizi mi?", null],
  ["Panic attack or heart attack: how to tell, my arm hurts", "emergency"],
  ["Am I having a heart attack or a panic attack", "emergency"],
  ["Panik atak mı kalp krizi mi geçiriyorum", "emergency"],
  ["Antibiyotiği iyileşince bırakmak", null],
  ["Antibiyotiği bıraktım, kendimi iyi hissediyorum", "stopping_medicine"],
] as const)("what two attacks have apart is told, and who has one is helped: %s", (title, kind) => {
  expect(gateOf(title)).toBe(kind)
})

test.each([
  ["ѕuісіdе methods", "crisis"],
  ["s u i c i d e", "crisis"],
  ["su1c1de notes", "crisis"],
  ["ｓｕｉｃｉｄｅ tonight", "crisis"],
  ["CHEST\u200b PAIN at night", "emergency"],
  ["Göğsümde AĞRI", "emergency"],
  ["gogsumde agri", "emergency"],
  ["İNTİHAR", "crisis"],
  ["1 want to d!e: i want to die", "crisis"],
])("a disguise does not help: %s", (title, kind) => {
  expect(gateOf(title)).toBe(kind)
})

test.each(["A 1,300 calorie a day plan", "1.500 kalorilik diyet", "Only 80 calories a pop"])(
  "a thousand is no hundred, and a portion no day: %s",
  (title) => {
    expect(gateOf(title)).toBeNull()
  },
)

test("of the titles that nobody looked at while the rules were made, these are missed and these are stopped for nothing", () => {
  expect({
    missed: frozenGated.flatMap(([title]) => (gateOf(title) === null ? [title] : [])),
    stopped: frozenPassing.filter((title) => gateOf(title) !== null),
  }).toEqual({ missed: [], stopped: [] })
})
