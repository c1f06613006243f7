import { expect, test } from "vitest"
import { at } from "#testing/subscription/given.ts"
import { dayOf, daysBetween, isPlanMorning, weekOf } from "./week.ts"

test.each([
  ["2026-11-23T00:00:00Z", null, "2026-11-23"],
  ["2026-11-22T23:59:59Z", null, "2026-11-16"],
  ["2026-11-22T21:00:00Z", "Europe/Istanbul", "2026-11-23"],
  ["2026-11-23T04:59:59Z", "America/New_York", "2026-11-16"],
  ["2026-11-29T12:00:00Z", "Pacific/Auckland", "2026-11-30"],
  ["2026-12-31T12:00:00Z", "Nowhere/Else", "2026-12-28"],
])("at %s in %s it is the week of %s", (now, zone, monday) => {
  expect(weekOf(at(now), zone)).toBe(monday)
})

test.each([
  ["2026-11-22T22:00:00Z", "Europe/Istanbul", "2026-11-23"],
  ["2026-11-22T22:00:00+00:00", null, "2026-11-22"],
  ["2026-11-23T04:59:59.5Z", "America/New_York", "2026-11-22"],
  ["2026-11-22T22:00:00Z", "Nowhere/Else", "2026-11-22"],
])("%s is in %s the day %s", (moment, zone, day) => {
  expect(dayOf(moment, zone)).toBe(day)
})

test.each([
  ["2026-11-23T06:59:59Z", null, false],
  ["2026-11-23T07:00:00Z", null, true],
  ["2026-11-23T11:59:59Z", null, true],
  ["2026-11-23T12:00:00Z", null, false],
  ["2026-11-24T08:00:00Z", null, false],
  ["2026-11-23T04:00:00Z", "Europe/Istanbul", true],
  ["2026-11-22T20:00:00Z", "Pacific/Auckland", true],
  ["2026-11-23T08:00:00Z", "America/New_York", false],
  ["2026-11-23T12:30:00Z", "America/New_York", true],
])("at %s in %s it is Monday morning: %s", (now, zone, expected) => {
  expect(isPlanMorning(at(now), zone)).toBe(expected)
})

test("days are counted over the change of the clocks", () => {
  expect(daysBetween("2026-10-12", "2026-11-09")).toBe(28)
})
