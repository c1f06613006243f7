import { expect, test } from "vitest"
import { aspects } from "#reading/asks.ts"
import type { SubjectKind } from "#vocabulary/subjects.ts"
import { carefully } from "./grave.ts"

const usual = ["The first two weeks with {n}", "Who is likely to gain from {n}"]
const over = (name: string, kind: SubjectKind): ReadonlyArray<string> => [
  ...new Set(aspects.flatMap((aspect) => carefully(usual, aspect, { name, kind }))),
]

test.each([
  ["water fasting", "diet", /who must not|whom to call/i],
  ["emergency room visits", "therapy", /emergency number at once|ambulance/],
  ["autism", "condition", /before you give any advice|easier/],
  ["bipolar disorder", "condition", /ask the team/],
] as const)("%s takes its own careful angles where those of its kind could do harm", (name, kind, own) => {
  expect(over(name, kind).some((text) => own.test(text))).toBe(true)
})

test("nobody is asked to start a water fast, or to weigh what the emergency room brings", () => {
  for (const aspect of ["start", "motivation", "amount"] as const)
    expect(carefully(usual, aspect, { name: "water fasting", kind: "diet" })).not.toEqual(usual)
  for (const aspect of ["effect", "choice"] as const)
    expect(carefully(usual, aspect, { name: "emergency room visits", kind: "therapy" })).not.toEqual(usual)
})

test("others of the kind keep theirs", () => {
  expect(over("intermittent fasting", "diet")).toEqual(usual)
  expect(over("massage", "therapy")).toEqual(usual)
  expect(over("acne", "condition")).toEqual(usual)
})
