import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import { Bonus, Reservation } from "./events.ts"
import { utcDayOf, endOfMonth, monthOf } from "./month.ts"

/** What the usage of an account is computed from, whatever the time and the plan. */
export const UsageFacts = Schema.Struct({
  /** The newest month with events; "" when there are none. The counts are about this month. */
  period: Schema.String,
  at: Schema.NullOr(Schema.DateTimeUtcFromString),
  scriptsCharged: Schema.Natural,
  open: Schema.Array(Reservation),
  bonus: Schema.NullOr(Bonus),
  topicsViewed: Schema.Natural,
})
export type UsageFacts = typeof UsageFacts.Type

export const noUsage: UsageFacts = {
  period: "",
  at: null,
  scriptsCharged: 0,
  open: [],
  bonus: null,
  topicsViewed: 0,
}

/** One source of generations and topic views, and how much of it the month has burnt. `null`: unlimited. */
export const LedgerEntry = Schema.Struct({
  source: Schema.Literals(["allowance", "bonus"]),
  scriptsUsed: Schema.Natural,
  scriptsLimit: Schema.NullOr(Schema.Natural),
  topicViewsUsed: Schema.Natural,
  topicViewsLimit: Schema.NullOr(Schema.Natural),
  /** Last day (UTC) it counts. */
  until: Schema.NullOr(Schema.String),
})
export type LedgerEntry = typeof LedgerEntry.Type

/** Read model: what the usage widget and the admin table show for one calendar month (UTC). */
export const Usage = Schema.Struct({
  period: Schema.String,
  scriptsUsed: Schema.Natural,
  /** Generations that run at this moment; they count against the limit. */
  scriptsOpen: Schema.Natural,
  /** Allowance and bonus together; `null` is unlimited. */
  scriptsLimit: Schema.NullOr(Schema.Natural),
  bonusScripts: Schema.Natural,
  topicViews: Schema.Natural,
  topicViewsLimit: Schema.NullOr(Schema.Natural),
  bonusTopicViews: Schema.Natural,
  bonusUntil: Schema.NullOr(Schema.String),
  /** ISO 8601, UTC: when the counters are zero again. */
  resetsAt: Schema.String,
  ledger: Schema.Array(LedgerEntry),
})
export type Usage = typeof Usage.Type

/** Base allowance of a month; `null` is unlimited. */
export interface MonthlyAllowance {
  readonly scripts: number | null
  readonly topicViews: number | null
}

/** `at`, or the newest event's time when the clock has gone back since. */
export const notBefore = (last: DateTime.Utc | null, at: DateTime.Utc): DateTime.Utc =>
  last !== null && DateTime.isLessThan(at, last) ? last : at

/** Whether a reservation still counts: its lease runs up to, and not including, `leaseUntil`. */
export const isHeld = ({ leaseUntil }: Reservation, at: DateTime.Utc): boolean =>
  DateTime.isLessThan(at, leaseUntil)

export const noBonus: Bonus = { extraScripts: 0, extraTopicViews: 0, until: null }

/** The bonus that counts at an instant: its last day is included, and after it the bonus is ignored. */
const bonusAt = (bonus: Bonus | null, at: DateTime.Utc): Bonus => {
  if (bonus === null || bonus.extraScripts + bonus.extraTopicViews === 0) return noBonus
  return bonus.until !== null && bonus.until < utcDayOf(at) ? noBonus : bonus
}

/**
 * The usage of an account at `at` under `allowance`. A month without events is zero and nothing rolls over; base is
 * used up before bonus; a bonus only adds to finite limits.
 */
export const usageAt = (facts: UsageFacts, at: DateTime.Utc, allowance: MonthlyAllowance): Usage => {
  const now = notBefore(facts.at, at)
  const period = monthOf(now)
  const current = facts.period === period
  const scriptsUsed = current ? facts.scriptsCharged : 0
  const topicViews = current ? facts.topicsViewed : 0
  const bonus = bonusAt(facts.bonus, now)
  return {
    period,
    scriptsUsed,
    scriptsOpen: facts.open.filter((one) => one.period === period && isHeld(one, now)).length,
    scriptsLimit: withBonus(allowance.scripts, bonus.extraScripts),
    bonusScripts: bonus.extraScripts,
    topicViews,
    topicViewsLimit: withBonus(allowance.topicViews, bonus.extraTopicViews),
    bonusTopicViews: bonus.extraTopicViews,
    bonusUntil: bonus.until,
    resetsAt: endOfMonth(period),
    ledger: ledgerOf(scriptsUsed, topicViews, allowance, bonus),
  }
}

const withBonus = (base: number | null, extra: number): number | null => (base === null ? null : base + extra)

/** What is beyond the allowance, as far as the bonus goes: the rest was used on a plan or bonus of earlier this month. */
const fromBonus = (used: number, allowance: number | null, extra: number): number =>
  allowance === null ? 0 : Math.min(extra, Math.max(0, used - allowance))

const ledgerOf = (
  scriptsUsed: number,
  topicViews: number,
  { scripts, topicViews: views }: MonthlyAllowance,
  bonus: Bonus,
): ReadonlyArray<LedgerEntry> => {
  const scriptsFromBonus = fromBonus(scriptsUsed, scripts, bonus.extraScripts)
  const viewsFromBonus = fromBonus(topicViews, views, bonus.extraTopicViews)
  const base: LedgerEntry = {
    source: "allowance",
    scriptsUsed: scriptsUsed - scriptsFromBonus,
    scriptsLimit: scripts,
    topicViewsUsed: topicViews - viewsFromBonus,
    topicViewsLimit: views,
    until: null,
  }
  if (bonus === noBonus) return [base]
  return [
    base,
    {
      source: "bonus",
      scriptsUsed: scriptsFromBonus,
      scriptsLimit: bonus.extraScripts,
      topicViewsUsed: viewsFromBonus,
      topicViewsLimit: bonus.extraTopicViews,
      until: bonus.until,
    },
  ]
}
