import { expect, test } from "vitest"
import { agoOf, engagement, plural, timecode, times, wordsOf } from "./words.ts"

const now = new Date("2026-11-21T12:00:00Z")

test.each([
  ["2026-11-21T11:30:00Z", "Just now"],
  ["2026-11-21T10:59:00Z", "1h ago"],
  ["2026-11-20T12:01:00Z", "23h ago"],
  ["2026-11-20T12:00:00Z", "1d ago"],
  ["2026-10-21T12:00:00Z", "31d ago"],
  ["nonsense", "Recently updated"],
])("%s reads %s", (at, words) => {
  expect(agoOf(at, now)).toBe(words)
})

test("an engagement of a thousand and more has one decimal and a k", () => {
  expect([engagement(98), engagement(1000), engagement(12_345)]).toEqual(["98", "1.0k", "12.3k"])
})

test("numbers agree with their nouns", () => {
  expect([plural(1, "post"), plural(0, "post"), plural(2, "community", "communities")]).toEqual([
    "1 post",
    "0 posts",
    "2 communities",
  ])
})

test("a multiplier has one decimal and a times sign", () => {
  expect(times(4.26)).toBe("4.3×")
})

test("stored names read as words", () => {
  expect(wordsOf("clinical_pharmacist")).toBe("Clinical pharmacist")
})

test("seconds read as minutes and seconds", () => {
  expect([timecode(0), timecode(4.4), timecode(59.6), timecode(125)]).toEqual([
    "0:00",
    "0:04",
    "1:00",
    "2:05",
  ])
})
