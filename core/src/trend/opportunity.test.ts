import { expect, test } from "vitest"
import { opportunityFactors } from "./opportunity.ts"
import { scoreOf } from "./recompute.ts"

const parts = { posts: 15, expected: 1, growth: 8, questions: 0.6, unanswered: 0.5, fit: 0.4, care: false }

test("the rows of the opportunity score add up to it, of 100", () => {
  const rows = opportunityFactors(parts)
  expect(rows.map(({ weight }) => weight).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100)
  expect(scoreOf(rows)).toBe(68)
})

test("a subject that needs care has half of it, and the half that is taken is a row", () => {
  const rows = opportunityFactors({ ...parts, care: true })
  expect(rows.at(-1)).toMatchObject({ value: "half", weight: -50, points: expect.closeTo(-34) })
  expect(rows.slice(0, -1)).toEqual(opportunityFactors(parts))
  expect(scoreOf(rows)).toBe(34)
})

test("growth is told by its two counts, never as a second multiple", () => {
  const told = (posts: number) => opportunityFactors({ ...parts, posts })[0]
  expect(told(7)).toMatchObject({ factor: "growth", figures: [7, 1], value: "7 posts, 1.0 usual" })
  expect(told(8)).toMatchObject({ factor: "growth", figures: [8, 1], value: "8 posts, 1.0 usual" })
})
