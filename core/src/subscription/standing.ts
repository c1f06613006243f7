import * as DateTime from "effect/DateTime"
import type { SubscriptionStatus } from "#plan/entitlement.ts"
import type { PaidTier } from "#plan/paid-plan.ts"
import { sameOrigin } from "./facts.ts"
import { countedTrial, type KnownSubscription, type SubscriptionState } from "./state.ts"

/** "Trial: 7 days", in hours so that no calendar can stretch it. */
export const trialHours = 168

/** The provider tries a failed card again for two weeks; access stays that long after the due date. */
export const dunningDays = 14

export const trialEnd = ({ latest }: KnownSubscription): DateTime.Utc =>
  DateTime.add(latest.startedAt, { hours: trialHours })

const dunningEnd = (dueAt: DateTime.Utc): DateTime.Utc => DateTime.add(dueAt, { days: dunningDays })

/** The rule that decided about one subscription. */
export type Because =
  | "trial"
  | "trial_repeated"
  | "trial_replaced"
  | "trial_over"
  | "trial_not_paid"
  | "trial_cancelled"
  | "paid"
  | "renewal_unconfirmed"
  | "dunning_over"
  | "cancelled_kept"
  | "cancelled_over"
  | "refunded"
  | "expired"
  | "unknown_to_provider"
  | "paused"

/** One subscription at one instant. `until: null` means that it grants nothing now. */
export interface Access {
  readonly subscription: KnownSubscription
  readonly tier: PaidTier
  readonly status: SubscriptionStatus
  readonly until: DateTime.Utc | null
  readonly because: Because
}

export const isBefore = DateTime.isLessThan

const paymentsFor = ({ latest }: KnownSubscription, state: Pick<SubscriptionState, "invoices">) =>
  state.invoices.filter(
    (invoice) =>
      sameOrigin(invoice, latest) &&
      invoice.reason !== "updated" &&
      (invoice.status === "paid" || invoice.status === "refunded" || invoice.status === "partial_refund") &&
      (invoice.subscriptionId === latest.subscriptionId ||
        (invoice.orderId !== null && invoice.orderId === latest.orderId)),
  )

/** The payment that covers the newest billing period; the first order and the first invoice are one payment. */
export const refundedAt = (
  known: KnownSubscription,
  state: Pick<SubscriptionState, "invoices">,
): DateTime.Utc | null => {
  const payments = paymentsFor(known, state)
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

const over = (because: Because, status: SubscriptionStatus = "expired"): Standing => ({
  status,
  until: null,
  because,
})

const whileBefore = (
  at: DateTime.Utc,
  until: DateTime.Utc,
  status: SubscriptionStatus,
  because: Because,
  after: Standing,
): Standing => (isBefore(at, until) ? { status, until, because } : after)

/**
 * Subscribing ends the trial: when a plain purchase began that was paid for. The provider's clock has whole seconds, so
 * one of the same second counts too.
 */
const replacedAt = ({ latest }: KnownSubscription, state: SubscriptionState): DateTime.Utc | null => {
  const [first] = state.subscriptions
    .filter((other) => !other.hadTrial && other.paid !== null && sameOrigin(other.latest, latest))
    .map((other) => other.latest.startedAt)
    .filter((startedAt) => !isBefore(startedAt, latest.startedAt))
    .sort(DateTime.Order)
  return first ?? null
}

const duringTrial = (known: KnownSubscription, state: SubscriptionState, at: DateTime.Utc): Standing => {
  if (countedTrial(state) !== known) return over("trial_repeated")
  const replaced = replacedAt(known, state)
  if (replaced !== null && !isBefore(at, replaced)) return over("trial_replaced")
  const { latest } = known
  const end = trialEnd(known)
  if (latest.status === "cancelled") {
    const until = latest.endsAt === null ? end : DateTime.min(latest.endsAt, end)
    return whileBefore(at, until, "cancelled", "trial_cancelled", over("trial_over"))
  }
  return whileBefore(at, end, "trialing", "trial", over("trial_not_paid"))
}

/** A bill may be written a little before it is due. */
const earlyDays = 1

/**
 * Cancelling changes nothing about what is paid for: a cycle that a failed card left unpaid is kept as long as without
 * cancelling, although the provider names its end. A payment for it may be all that was heard of.
 */
const cancelledUntil = (known: KnownSubscription, state: SubscriptionState): DateTime.Utc => {
  const { latest, paid } = known
  const end = latest.endsAt ?? latest.renewsAt ?? latest.updatedAt
  const dueAt = paid?.renewsAt ?? null
  if (dueAt === null) return end
  const since = DateTime.subtract(dueAt, { days: earlyDays })
  const isPaid = paymentsFor(known, state).some(
    ({ reason, createdAt }) => reason === "renewal" && !isBefore(createdAt, since),
  )
  return isPaid ? end : DateTime.min(end, dunningEnd(dueAt))
}

const standing = (known: KnownSubscription, state: SubscriptionState, at: DateTime.Utc): Standing => {
  const { latest, paid } = known
  const refund = refundedAt(known, state)
  if (refund !== null && !isBefore(at, refund)) return over("refunded")
  if (latest.status === "expired") {
    return over(latest.unknownToProvider ? "unknown_to_provider" : "expired")
  }
  if (latest.status === "paused") return over("paused", "paused")
  if (known.hadTrial && paid === null) return duringTrial(known, state, at)

  const dueAt = paid?.renewsAt ?? latest.updatedAt
  const unconfirmed = whileBefore(
    at,
    dunningEnd(dueAt),
    "past_due",
    "renewal_unconfirmed",
    over("dunning_over"),
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
        cancelledUntil(known, state),
        "cancelled",
        "cancelled_kept",
        over("cancelled_over"),
      )
  }
}

/** A plan changed within a billing cycle counts from the next one; the provider's switch is instant, ours is not. */
export const cycleOf = ({ latest, cycles }: KnownSubscription, at: DateTime.Utc) => {
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
