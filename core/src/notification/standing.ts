import type * as DateTime from "effect/DateTime"
import { allowanceOf } from "#plan/allowance.ts"
import type { Tier } from "#plan/tier.ts"
import { isFree } from "#plan/viewer.ts"
import { type Usage, type UsageFacts, usageAt } from "#quota/usage.ts"
import { entitlementAt } from "#subscription/access.ts"
import type { InvoiceFact, Origin, SubscriptionFact } from "#subscription/facts.ts"
import { type Access, accessesAt } from "#subscription/standing.ts"
import { subscriptionOf, type SubscriptionState } from "#subscription/state.ts"

/** What is known about an account beside the fact that is told: a sentence about money must not be older than that. */
export interface Known {
  /** Where the facts come from that count here. */
  readonly origin: Origin
  readonly subscriptions: SubscriptionState
  readonly usage: UsageFacts
  readonly baseTier: Tier
}

/** What one subscription grants at an instant; undefined where it is not known, or does not count here. */
export const accessOf = (
  { subscriptions }: Known,
  fact: Parameters<typeof subscriptionOf>[1],
  at: DateTime.Utc,
): Access | undefined => {
  const known = subscriptionOf(subscriptions, fact)
  return known && accessesAt(subscriptions, at).find(({ subscription }) => subscription === known)
}

/** The subscription that a payment was for. */
export const paidBy = (
  { subscriptions }: Known,
  { provider, mode, subscriptionId, orderId }: InvoiceFact,
): SubscriptionFact | undefined =>
  subscriptions.subscriptions
    .map(({ latest }) => latest)
    .find(
      (latest) =>
        latest.provider === provider &&
        latest.mode === mode &&
        (latest.subscriptionId === subscriptionId || (orderId !== null && latest.orderId === orderId)),
    )

/** Whether the account is without a plan, whatever ended. */
export const isWithoutPlan = ({ subscriptions, baseTier }: Known, at: DateTime.Utc): boolean =>
  isFree(entitlementAt(subscriptions, at, baseTier).tier)

/** What was used this month, of what the account may use at that instant. */
export const usageOf = ({ subscriptions, usage, baseTier }: Known, at: DateTime.Utc): Usage =>
  usageAt(usage, at, allowanceOf(entitlementAt(subscriptions, at, baseTier).tier))
