import type * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import type { Billing, PaidTier } from "./paid-plan.ts"
import type { Tier } from "./tier.ts"

/** As stored; see the specification, section 3. `incomplete`: nothing was ever bought. */
export const SubscriptionStatus = Schema.Literals([
  "trialing",
  "active",
  "past_due",
  "paused",
  "cancelled",
  "expired",
  "incomplete",
])
export type SubscriptionStatus = typeof SubscriptionStatus.Type

/**
 * What an account may use at one instant: a pure function of its subscription facts and that instant, so
 * nothing depends on a job having run.
 */
export interface Entitlement {
  readonly tier: Tier
  readonly status: SubscriptionStatus
  readonly trialStartsAt: DateTime.Utc | null
  readonly trialEndsAt: DateTime.Utc | null
  /** End of what was paid or promised; `null` when there is none (the Starter plan, an admin's grant). */
  readonly accessUntil: DateTime.Utc | null
  readonly nextBillingAt: DateTime.Utc | null
  readonly cancelledAt: DateTime.Utc | null
  readonly hasUsedTrial: boolean
  /** A trial or subscription ended and nothing replaced it: quota answers send such an account to the plans. */
  readonly requiresPlanSelection: boolean
  /** How the subscription that counts is billed, and its id at the provider; null without one. */
  readonly billing: Billing | null
  readonly subscriptionId: string | null
  /** A plan chosen for the next billing cycle; until `at` it can be undone. */
  readonly scheduledChange: {
    readonly tier: PaidTier
    readonly billing: Billing
    readonly at: DateTime.Utc
  } | null
}
