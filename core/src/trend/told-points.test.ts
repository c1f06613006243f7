import fc from "fast-check"
import { expect, test } from "vitest"
import { opportunityFactors } from "./opportunity.ts"
import { scoreOf } from "./recompute.ts"
import { toTenth, wholePoints } from "./told-points.ts"

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)
const share = fc.double({ min: 0, max: 1, noNaN: true })

test("the rows that are shown add up to the score that is shown, whatever was counted", () => {
  fc.assert(
    fc.property(
      fc.record({
        posts: fc.integer({ min: 1, max: 500 }),
        expected: fc.double({ min: 0, max: 100, noNaN: true }),
        growth: fc.double({ min: 0, max: 60, noNaN: true }),
        questions: share,
        unanswered: share,
        fit: share,
        care: fc.boolean(),
      }),
      (parts) => {
        const rows = opportunityFactors(parts)
        const points = rows.map((row) => row.points)
        const shown = wholePoints(points)
        expect(sum(shown)).toBe(scoreOf(rows))
        expect(shown.every(Number.isInteger)).toBe(true)
        // None is told further from what it is than rounding takes it.
        points.forEach((own, at) => expect(Math.abs((shown[at] ?? Number.NaN) - own)).toBeLessThanOrEqual(1))
      },
    ),
  )
})

test("whole rows stay as they are; what rounding takes is given to the row that lost most", () => {
  expect(wholePoints([35, 20, 4, 6])).toEqual([35, 20, 4, 6])
  expect(wholePoints([35, 24.2, 1.9, 5.6, -33.35])).toEqual([35, 24, 2, 5, -33])
  expect(wholePoints([22.1, 24.2, 4.1, 11.8])).toEqual([22, 24, 4, 12])
  expect(wholePoints([])).toEqual([])
})

test("what is usual is told to a tenth", () => {
  expect([0.04, 0.6, 2.479, 7.357, 12].map(toTenth)).toEqual([0, 0.6, 2.5, 7.4, 12])
})
