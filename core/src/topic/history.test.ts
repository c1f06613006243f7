import { expect, test } from "vitest"
import { historyFrom } from "./history.ts"

const from = (posts: ReadonlyArray<number>) =>
  historyFrom(
    posts.map((each, at) => ({
      day: new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10),
      posts: each,
      comments: 0,
      upvotes: 0,
    })),
  )

test("what lies before a gap is left out: it is unknown what came next", () => {
  const { days } = from(Array.from({ length: 40 }, () => 1))
  const held = historyFrom([...days.slice(0, 10), ...days.slice(12)])
  expect([held.days.length, held.days[0]?.day]).toEqual([28, "2026-10-13"])
})

test("a spike has its days, and no other course has", () => {
  const quiet = Array.from({ length: 40 }, () => 1)
  expect(from(quiet.with(30, 20).with(31, 25).with(32, 9))).toMatchObject({
    course: "spike",
    spike: { from: "2026-10-31", to: "2026-11-02" },
  })
  expect(from(quiet)).toMatchObject({ course: "steady", spike: null })
  expect(from([3, 4])).toMatchObject({ course: null, spike: null })
  expect(from([])).toEqual({ days: [], course: null, spike: null })
})
