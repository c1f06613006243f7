import type * as DateTime from "effect/DateTime"
import type { Entitlement } from "#plan/entitlement.ts"
import type { Billing } from "#plan/paid-plan.ts"
import type { Tier } from "#plan/tier.ts"
import { isFree } from "#plan/viewer.ts"
import { type Access, accessesAt, cycleOf, isBefore, trialEnd } from "./standing.ts"
import { countedTrial, type SubscriptionState } from "./state.ts"

const scheduledChange = (access: Access, at: DateTime.Utc): Entitlement["scheduledChange"] => {
  const { tier, billing } = access.subscription.latest
  const cycle = cycleOf(access.subscription, at)
  if (cycle === undefined || access.status === "cancelled") return null
  if (cycle.tier === tier && (cycle.billing ?? billing) === billing) return null
  return { tier, billing, at: cycle.renewsAt }
}

const bySubscription = (state: SubscriptionState, access: Access, at: DateTime.Utc): Entitlement => {
  const { latest, paid } = access.subscription
  const renews = access.status === "trialing" || access.status === "active" || access.status === "past_due"
  return {
    ...personal(state),
    tier: access.tier,
    status: access.status,
    accessUntil: access.until,
    nextBillingAt: !renews ? null : paid === null ? access.until : latest.renewsAt,
    cancelledAt:
      access.status === "cancelled" ? (access.subscription.cancelledSince[0] ?? latest.updatedAt) : null,
    requiresPlanSelection: false,
    billing: cycleOf(access.subscription, at)?.billing ?? latest.billing,
    subscriptionId: latest.subscriptionId,
    scheduledChange: scheduledChange(access, at),
  }
}

const personal = (state: SubscriptionState) => {
  const trial = countedTrial(state)
  return {
    trialStartsAt: trial === undefined ? null : trial.latest.startedAt,
    trialEndsAt: trial === undefined ? null : trialEnd(trial),
    hasUsedTrial: state.subscriptions.length > 0,
  }
}

const withoutSubscription = {
  accessUntil: null,
  nextBillingAt: null,
  cancelledAt: null,
  requiresPlanSelection: false,
  billing: null as Billing | null,
  subscriptionId: null,
  scheduledChange: null,
} as const

/** Subscriptions that no admin overruled, the one that counts first. */
export const countedAt = (state: SubscriptionState, at: DateTime.Utc): ReadonlyArray<Access> =>
  accessesAt(state, at).filter(
    ({ subscription }) => state.tierSet === null || isBefore(state.tierSet.at, subscription.latest.startedAt),
  )

/** The subscription that gives the tier: the highest of those that grant something and that no admin overruled. */
export const grantingAt = (state: SubscriptionState, at: DateTime.Utc): Access | undefined =>
  countedAt(state, at).find(({ until }) => until !== null)

/** The tier an admin set, unless something was bought since. A trial that never gave anything was nothing bought. */
export const tierSetAt = (state: SubscriptionState, at: DateTime.Utc): Tier | null =>
  countedAt(state, at).every(({ because }) => because === "trial_repeated")
    ? (state.tierSet?.tier ?? null)
    : null

/**
 * What an account may use at `at` (UTC): a pure function of what is known and the instant asked about. A tier
 * set by an admin counts at once, over every subscription that had begun by then, and until one that began after
 * it, also when that one has ended; `baseTier` is for accounts of which nothing is known. An active subscription whose renewal nobody confirmed
 * counts as past due.
 */
export const entitlementAt = (
  state: SubscriptionState,
  at: DateTime.Utc,
  baseTier: Tier = "freemium",
): Entitlement => {
  const granting = grantingAt(state, at)
  if (granting !== undefined) return bySubscription(state, granting, at)
  const tier = tierSetAt(state, at)
  if (tier !== null) {
    const status = isFree(tier) ? (state.subscriptions.length === 0 ? "incomplete" : "expired") : "active"
    return { ...withoutSubscription, ...personal(state), tier, status }
  }
  const [best] = countedAt(state, at)
  if (best === undefined) {
    const status = isFree(baseTier) ? "incomplete" : "active"
    return { ...withoutSubscription, ...personal(state), tier: baseTier, status }
  }
  return {
    ...withoutSubscription,
    ...personal(state),
    tier: isFree(baseTier) ? baseTier : "freemium",
    status: best.status,
    requiresPlanSelection: true,
  }
}
