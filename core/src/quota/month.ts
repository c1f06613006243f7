import * as DateTime from "effect/DateTime"

/** The calendar month (UTC) of an instant, as in "2026-11". Quota months are these, whatever the plan's billing day. */
export const monthOf = (at: DateTime.Utc): string => DateTime.formatIso(at).slice(0, 7)

/** The calendar day (UTC) of an instant, as in "2026-11-20". */
export const utcDayOf = (at: DateTime.Utc): string => DateTime.formatIso(at).slice(0, 10)

/** When the counters of `month` start again at zero: the first instant of the next month, ISO 8601. */
export const endOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`
  return `${next}-01T00:00:00.000Z`
}
