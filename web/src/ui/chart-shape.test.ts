import { expect, test } from "vitest"
import { chartShape, earlierAverage, roundAbove } from "./chart-shape.ts"

test("the baseline of a chart is zero, and its top is the highest value", () => {
  const { y, first, last } = chartShape([0, 5, 10], 10, { left: 0, right: 0, top: 20 })
  expect([first.y, y(5), last.y]).toEqual([100, 60, 20])
  expect([first.x, last.x]).toEqual([0, 100])
})

test("the scale ends at a round number that no value exceeds", () => {
  for (let value = 1; value <= 5000; value += 7) expect(roundAbove(value)).toBeGreaterThanOrEqual(value)
  expect([roundAbove(1), roundAbove(9), roundAbove(74), roundAbove(130)]).toEqual([2, 10, 80, 160])
})

test("the earlier average leaves out the last three days", () => {
  expect(earlierAverage([2, 4, 6, 100, 100, 100])).toBe(4)
  expect(earlierAverage([1, 2])).toBe(0)
})
