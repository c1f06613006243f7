import { DAY_MILLIS } from "#kernel/day.ts"
import type { SubscriptionStatus } from "./entitlement.ts"

/** Days until the trial ends, rounded up, never below 0. Both instants are milliseconds since 1970 (UTC). */
export const daysLeft = (trialEndsAt: number, now: number): number =>
  Math.max(0, Math.ceil((trialEndsAt - now) / DAY_MILLIS))

/** N of "Day N of 7": 7 - daysLeft + 1, kept within 1 and 7 whatever the clocks say. */
export const trialDay = (trialEndsAt: number, now: number): number =>
  Math.min(7, Math.max(1, 8 - daysLeft(trialEndsAt, now)))

/**
 * Which of the profile's two trial boxes shows: days left, or "Trial Cancelled". Neither once the trial is over, or
 * was paid for before its end, so that access reaches further. Instants are milliseconds since 1970 (UTC).
 */
export const trialBox = (
  trial: {
    readonly trialEndsAt: number | null
    readonly status: SubscriptionStatus
    readonly cancelledAt: number | null
    readonly accessUntil: number | null
  },
  now: number,
): "days_left" | "cancelled" | null => {
  if (trial.trialEndsAt === null || trial.trialEndsAt <= now) return null
  if (trial.accessUntil !== null && trial.accessUntil > trial.trialEndsAt) return null
  if (trial.status === "cancelled" || trial.cancelledAt !== null) return "cancelled"
  return trial.status === "trialing" ? "days_left" : null
}
