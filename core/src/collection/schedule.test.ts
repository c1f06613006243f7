import * as DateTime from "effect/DateTime"
import { expect, test } from "vitest"
import { isLate, nextCollection, nextLook } from "./schedule.ts"

const at = (iso: string) => DateTime.makeUnsafe(iso)

test.each([
  ["2026-11-20T08:59:59.999Z", "2026-11-20T09:00:00.000Z"],
  ["2026-11-20T09:00:00.000Z", "2026-11-21T09:00:00.000Z"],
  ["2026-12-31T23:00:00.000Z", "2027-01-01T09:00:00.000Z"],
  ["2028-02-28T10:00:00.000Z", "2028-02-29T09:00:00.000Z"],
])("at %s the next collection is at %s", (now, next) => {
  expect(DateTime.formatIso(nextCollection(at(now)))).toBe(next)
})

test.each([
  ["2026-11-20T04:00:00Z", "2026-11-20T09:00:00.000Z"],
  ["2026-11-20T09:00:00Z", "2026-11-20T09:00:00.000Z"],
  ["2026-11-20T09:05:00Z", "2026-11-20T11:00:00.000Z"],
  ["2026-11-20T22:59:59Z", "2026-11-20T23:00:00.000Z"],
  ["2026-11-20T23:00:01Z", "2026-11-21T09:00:00.000Z"],
])("what may be asked again from %s on is asked at %s", (from, look) => {
  expect(DateTime.formatIso(nextLook(at(from)))).toBe(look)
})

test("an update is late when the last one finished more than 26 hours ago", () => {
  expect(isLate(at("2026-11-20T09:00:40Z"), at("2026-11-21T11:00:40Z"))).toBe(false)
  expect(isLate(at("2026-11-20T09:00:40Z"), at("2026-11-21T11:00:41Z"))).toBe(true)
})
