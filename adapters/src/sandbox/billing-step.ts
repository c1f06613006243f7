import { DAY_MILLIS } from "@rounds/core/kernel/day.ts"
import { billingDate, monthsOf, wire } from "./billing-date.ts"
import { priceOf, type SandboxSubscription, testCards, variantFor } from "./objects.ts"
import { changed, quiet, type Step } from "./step.ts"

/** Days after the due date on which a failed card is tried again; after the last one the subscription expires. */
const retryDays = [3, 5, 9, 14]

/** The card pays: the next period begins, or the trial becomes a subscription. */
const paid = (subscription: SandboxSubscription, now: number): Step => {
  const { attributes, private: keeping } = subscription
  const { billing } = variantFor(attributes.variant_id)
  const months = keeping.months + monthsOf(billing)
  const renewsAt = billingDate(keeping.anchor, months)
  const recovered = attributes.status === "past_due" || attributes.status === "unpaid"
  return {
    subscription: changed(
      subscription,
      now,
      { status: "active", trial_ends_at: null, renews_at: renewsAt, ends_at: null },
      { months, failures: 0, due_at: renewsAt },
    ),
    events: ["subscription_updated"],
    payment: {
      events: ["subscription_payment_success", ...(recovered ? ["subscription_payment_recovered"] : [])],
      reason: "renewal",
      status: "paid",
      total: priceOf(attributes.variant_id),
    },
  }
}

/** The card does not pay: past due, with four more tries within two weeks, then over. */
export const failPayment = (subscription: SandboxSubscription, now: number): Step => {
  const { attributes, private: keeping } = subscription
  const wait = retryDays[keeping.failures]
  if (wait === undefined) return expire(subscription, now)
  const since = Date.parse(
    keeping.failures === 0 ? attributes.renews_at : (keeping.due_at ?? attributes.renews_at),
  )
  const before = keeping.failures === 0 ? 0 : (retryDays[keeping.failures - 1] ?? 0)
  const retryAt = wire(since + (wait - before) * DAY_MILLIS)
  return {
    subscription: changed(
      subscription,
      now,
      { status: "past_due", trial_ends_at: null, renews_at: retryAt },
      { failures: keeping.failures + 1, due_at: retryAt },
    ),
    events: ["subscription_updated"],
    payment: {
      events: ["subscription_payment_failed"],
      reason: "renewal",
      status: "pending",
      total: priceOf(attributes.variant_id),
    },
  }
}

/** What the due date brings: the card decides, or a cancelled subscription ends. */
export const fallDue = (subscription: SandboxSubscription, now: number): Step => {
  if (subscription.attributes.status === "cancelled") return expire(subscription, now)
  return testCards[subscription.private.card] === "declines"
    ? failPayment(subscription, now)
    : paid(subscription, now)
}

export const renew = paid

/** A new card that works, and the open bill paid with it. */
export const recover = (subscription: SandboxSubscription, now: number): Step =>
  paid({ ...subscription, private: { ...subscription.private, card: "4242424242424242" } }, now)

export const expire = (subscription: SandboxSubscription, now: number): Step =>
  quiet(
    changed(
      subscription,
      now,
      { status: "expired", ends_at: subscription.attributes.ends_at ?? wire(now) },
      { due_at: null },
    ),
    "subscription_expired",
    "subscription_updated",
  )
