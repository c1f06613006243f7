import * as DateTime from "effect/DateTime"
import { priceInCents } from "#plan/catalogue.ts"
import type { SubscriptionFact } from "#subscription/facts.ts"
import { type Because, trialEnd } from "#subscription/standing.ts"
import { countedTrial } from "#subscription/state.ts"
import { trialEndedNotice } from "./decide-subscription.ts"
import type { Notice } from "./kinds.ts"
import { accessOf, isWithoutPlan, type Known } from "./standing.ts"

/** So many days before its end a trial is spoken of. The shorter one is told when both are due. */
const WARN_DAYS = [1, 3] as const

/** A trial that ended longer ago is no news. */
const ENDED_DAYS = 2

/** A payment at the end of a trial may take a while to be heard of. */
const PAYMENT_HOURS = 6

/** Nothing is due about a trial that began longer ago than this. */
export const DUE_DAYS = 12

/** What the clock alone tells: a trial that ends soon, or has ended without the provider saying so. */
export const dueNotices = (known: Known, now: DateTime.Utc): ReadonlyArray<Notice> => {
  const trial = countedTrial(known.subscriptions)
  const access = trial && accessOf(known, trial.latest, now)
  if (trial === undefined || access === undefined) return []
  if (access.because === "trial" && access.until !== null) return ending(trial.latest, access.until, now)
  const isNews = hasJustEnded(access.because, trialEnd(trial), now) && isWithoutPlan(known, now)
  return isNews ? [trialEndedNotice(trial.latest)] : []
}

const hasJustEnded = (because: Because, end: DateTime.Utc, now: DateTime.Utc): boolean => {
  if (because !== "trial_over" && because !== "trial_not_paid") return false
  if (DateTime.isLessThan(end, DateTime.subtract(now, { days: ENDED_DAYS }))) return false
  const heard = because === "trial_over" ? end : DateTime.add(end, { hours: PAYMENT_HOURS })
  return DateTime.isLessThanOrEqualTo(heard, now)
}

const ending = (latest: SubscriptionFact, until: DateTime.Utc, now: DateTime.Utc): ReadonlyArray<Notice> => {
  const days = WARN_DAYS.find((before) =>
    DateTime.isLessThanOrEqualTo(until, DateTime.add(now, { days: before })),
  )
  if (days === undefined) return []
  const { provider, subscriptionId, tier, billing } = latest
  return [
    {
      kind: "trial_ending",
      about: `trial_ending:${days}:${provider}:${subscriptionId}:${DateTime.formatIso(until)}`,
      values: { plan: tier, in: days, until, price: priceInCents(tier, billing), period: billing },
      inTestMode: latest.mode === "test",
    },
  ]
}
