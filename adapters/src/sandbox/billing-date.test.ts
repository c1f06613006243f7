import { expect, test } from "vitest"
import { billingDate } from "./billing-date.ts"

test.each([
  ["2026-01-31T09:00:00Z", 1, "2026-02-28T09:00:00.000000Z"],
  ["2026-01-31T09:00:00Z", 2, "2026-03-31T09:00:00.000000Z"],
  ["2028-01-31T09:00:00Z", 1, "2028-02-29T09:00:00.000000Z"],
  ["2028-02-29T09:00:00Z", 12, "2029-02-28T09:00:00.000000Z"],
  ["2028-02-29T09:00:00Z", 48, "2032-02-29T09:00:00.000000Z"],
  ["2026-12-31T23:59:59Z", 2, "2027-02-28T23:59:59.000000Z"],
])("%s and %i months: %s", (anchor, months, date) => {
  expect(billingDate(anchor, months)).toBe(date)
})
