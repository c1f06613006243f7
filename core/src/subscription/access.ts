import * as DateTime from "effect/DateTime"
import type { Entitlement, SubscriptionStatus } from "#plan/entitlement.ts"
import type { Billing, PaidTier } from "#plan/paid-plan.ts"
import type { Tier } from "#plan/tier.ts"
import { countedTrial, type KnownSubscription, type SubscriptionState } from "./state.ts"

/** "Trial: 7 days", in hours so that no calendar can stretch it. */
export const trialHours = 168

/** The provider tries a failed card again for two weeks; access stays that long after the due date. */
export const dunningDays = 14

const trialEnd = ({ latest }: KnownSubscription): DateTime.Utc =>
  DateTime.add(latest.startedAt, { hours: trialHours })

const dunningEnd = (dueAt: DateTime.Utc): DateTime.Utc => DateTime.add(dueAt, { days: dunningDays })

/** One subscription at one instant. `until: null` means that it grants nothing now. */
export interface Access {
  readonly subscription: KnownSubscription
  readonly tier: PaidTier
  readonly status: SubscriptionStatus
  readonly until: DateTime.Utc | null
  /** The rule that decided, for explanations. */
  readonly because: string
}

const isBefore = DateTime.isLessThan

/** The payment that covers the newest billing period; the first order and the first invoice are one payment. */
const refundedAt = ({ latest }: KnownSubscription, state: SubscriptionState): DateTime.Utc | null => {
  const payments = state.invoices.filter(
    (invoice) =>
      invoice.reason !== "updated" &&
      (invoice.status === "paid" || invoice.status === "refunded" || invoice.status === "partial_refund") &&
      (invoice.subscriptionId === latest.subscriptionId ||
        (invoice.orderId !== null && invoice.orderId === latest.orderId)),
  )
  const renewals = payments.filter(({ reason }) => reason === "renewal")
  const newest = renewals.reduce(
    (last, { createdAt }) => Math.max(last, DateTime.toEpochMillis(createdAt)),
    0,
  )
  const current =
    renewals.length === 0
      ? payments
      : renewals.filter(({ createdAt }) => DateTime.toEpochMillis(createdAt) === newest)
  const refund = current.find(({ status }) => status === "refunded")
  return refund === undefined ? null : (refund.refundedAt ?? refund.updatedAt)
}

type Standing = Pick<Access, "status" | "until" | "because">

const over = (because: string, status: SubscriptionStatus = "expired"): Standing => ({
  status,
  until: null,
  because,
})

const whileBefore = (
  at: DateTime.Utc,
  until: DateTime.Utc,
  status: SubscriptionStatus,
  because: string,
  after: Standing,
): Standing => (isBefore(at, until) ? { status, until, because } : after)

const duringTrial = (known: KnownSubscription, state: SubscriptionState, at: DateTime.Utc): Standing => {
  if (countedTrial(state) !== known) return over("trial already used")
  const { latest } = known
  const end = trialEnd(known)
  if (latest.status === "cancelled") {
    const until = latest.endsAt === null ? end : DateTime.min(latest.endsAt, end)
    return whileBefore(at, until, "cancelled", "trial cancelled, kept to its end", over("trial over"))
  }
  return whileBefore(at, end, "trialing", "trial", over("trial over, not paid"))
}

const standing = (known: KnownSubscription, state: SubscriptionState, at: DateTime.Utc): Standing => {
  const { latest, paid } = known
  const refund = refundedAt(known, state)
  if (refund !== null && !isBefore(at, refund)) return over("current period refunded")
  if (latest.status === "expired") return over("ended by the provider")
  if (latest.status === "paused") return over("paused", "paused")
  if (known.hadTrial && paid === null) return duringTrial(known, state, at)

  const dueAt = paid?.renewsAt ?? latest.updatedAt
  const unconfirmed = whileBefore(
    at,
    dunningEnd(dueAt),
    "past_due",
    "renewal not confirmed, within the dunning period",
    over("dunning period over"),
  )
  switch (latest.status) {
    case "trialing":
    case "active":
      return whileBefore(at, dueAt, "active", "paid", unconfirmed)
    case "past_due":
      return unconfirmed
    case "cancelled":
      return whileBefore(
        at,
        latest.endsAt ?? latest.renewsAt ?? latest.updatedAt,
        "cancelled",
        "cancelled, kept to the end of the paid period",
        over("paid period over after cancelling"),
      )
  }
}

/** A plan changed within a billing cycle counts from the next one; the provider's switch is instant, ours is not. */
const cycleOf = ({ latest, cycles }: KnownSubscription, at: DateTime.Utc) => {
  const { renewsAt } = latest
  if (renewsAt === null || !isBefore(at, renewsAt)) return undefined
  return cycles.find((cycle) => DateTime.toEpochMillis(cycle.renewsAt) === DateTime.toEpochMillis(renewsAt))
}

/** Every known subscription of an account at `at`, the one that counts first. */
export const accessesAt = (state: SubscriptionState, at: DateTime.Utc): ReadonlyArray<Access> => {
  const rank = ({ until, tier }: Access): number => (until === null ? 0 : tier === "professional" ? 2 : 1)
  return state.subscriptions
    .map((subscription): Access => ({
      subscription,
      tier: cycleOf(subscription, at)?.tier ?? subscription.latest.tier,
      ...standing(subscription, state, at),
    }))
    .sort(
      (a, b) =>
        rank(b) - rank(a) || DateTime.Order(b.subscription.latest.startedAt, a.subscription.latest.startedAt),
    )
}

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
    cancelledAt: access.status === "cancelled" ? latest.updatedAt : null,
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

const isFree = (tier: Tier): boolean => tier === "free" || tier === "freemium"

/**
 * What an account may use at `at` (UTC): a pure function of what is known and the instant asked about. A tier
 * set by an admin counts at once and until a subscription that began after it; `baseTier` is for accounts of
 * which nothing is known. An active subscription whose renewal nobody confirmed counts as past due.
 */
export const entitlementAt = (
  state: SubscriptionState,
  at: DateTime.Utc,
  baseTier: Tier = "freemium",
): Entitlement => {
  const { tierSet } = state
  const [best] = accessesAt(state, at)
  const granting = best !== undefined && best.until !== null ? best : undefined
  if (
    tierSet !== null &&
    !(granting !== undefined && isBefore(tierSet.at, granting.subscription.latest.startedAt))
  ) {
    const status = isFree(tierSet.tier) ? (best === undefined ? "incomplete" : "expired") : "active"
    return { ...withoutSubscription, ...personal(state), tier: tierSet.tier, status }
  }
  if (granting !== undefined) return bySubscription(state, granting, at)
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
