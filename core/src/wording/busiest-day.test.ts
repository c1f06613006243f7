import { expect, test } from "vitest"
import { busiestOf } from "./busiest-day.ts"

const days = (...posts: ReadonlyArray<number>) =>
  posts.map((count, at) => ({ day: `2026-11-${16 + at}`, posts: count }))

test("the busiest of the three days that count is told, whatever came before", () => {
  expect(busiestOf(days(9, 9, 1, 4, 2))).toEqual({ day: "2026-11-19", posts: 4 })
})

test("no day is called the busiest where two have as many, or none has a post", () => {
  expect(busiestOf(days(8, 8, 8))).toBeNull()
  expect(busiestOf(days(1, 3, 3))).toBeNull()
  expect(busiestOf(days(0, 0, 0))).toBeNull()
})
