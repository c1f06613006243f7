import { billingDate, monthsOf, wire } from "./billing-date.ts"
import {
  formatted,
  type Keeping,
  priceOf,
  productOf,
  type SandboxSubscription,
  type SubscriptionAttributes,
  testCards,
  variantFor,
} from "./sandbox-objects.ts"

/** One step in a subscription's life: how it stands after, what is told, and the payment that came of it. */
export interface Step {
  readonly subscription: SandboxSubscription
  /** Messages about the subscription, in the provider's order. */
  readonly events: ReadonlyArray<string>
  readonly payment: {
    readonly events: ReadonlyArray<string>
    readonly reason: "initial" | "renewal"
    readonly status: "paid" | "pending"
    readonly total: number
  } | null
}

const dayInMillis = 86_400_000
/** Days after the due date on which a failed card is tried again; after the last one the subscription expires. */
const retryDays = [3, 5, 9, 14]

const changed = (
  { id, attributes, private: keeping }: SandboxSubscription,
  now: number,
  change: Partial<SubscriptionAttributes>,
  kept: Partial<Keeping> = {},
): SandboxSubscription => {
  const status = change.status ?? attributes.status
  // Whole seconds that always move on: two changes never carry the same date.
  const updatedAt = Math.max(now, Date.parse(attributes.updated_at) + 1000)
  return {
    id,
    attributes: {
      ...attributes,
      ...change,
      status_formatted: formatted(status),
      cancelled: status === "cancelled",
      updated_at: wire(updatedAt),
    },
    private: { ...keeping, ...kept },
  }
}

const quiet = (subscription: SandboxSubscription, ...events: ReadonlyArray<string>): Step => ({
  subscription,
  events,
  payment: null,
})

/** A subscription from a paid checkout, with or without the free week. */
export const begin = (given: {
  readonly id: string
  readonly orderId: number
  readonly customerId: number
  readonly variantId: number
  readonly email: string
  readonly name: string
  readonly userId: string
  readonly card: Keeping["card"]
  readonly trial: boolean
  readonly now: number
  readonly baseUrl: string
  readonly portalKey: string
}): Step => {
  const { billing } = variantFor(given.variantId)
  const at = wire(given.now)
  const trialEndsAt = given.trial ? wire(Date.parse(at) + 7 * dayInMillis) : null
  const renewsAt = trialEndsAt ?? billingDate(at, monthsOf(billing))
  const { product, variant } = productOf(given.variantId)
  const page = `${given.baseUrl}/sandbox/portal/${given.id}.${given.portalKey}`
  const total = priceOf(given.variantId)
  return {
    subscription: {
      id: given.id,
      attributes: {
        store_id: 1,
        customer_id: given.customerId,
        order_id: given.orderId,
        order_item_id: given.orderId,
        product_id: Math.floor(given.variantId / 100),
        variant_id: given.variantId,
        product_name: product,
        variant_name: variant,
        user_name: given.name,
        user_email: given.email,
        status: given.trial ? "on_trial" : "active",
        status_formatted: given.trial ? "On trial" : "Active",
        card_brand: "visa",
        card_last_four: given.card.slice(-4),
        payment_processor: "stripe",
        pause: null,
        cancelled: false,
        trial_ends_at: trialEndsAt,
        billing_anchor: new Date(renewsAt).getUTCDate(),
        first_subscription_item: null,
        urls: {
          update_payment_method: page,
          customer_portal: page,
          customer_portal_update_subscription: page,
        },
        renews_at: renewsAt,
        ends_at: null,
        created_at: at,
        updated_at: at,
        test_mode: true,
      },
      private: {
        user_id: given.userId,
        card: given.card,
        portal_key: given.portalKey,
        anchor: trialEndsAt ?? at,
        months: given.trial ? 0 : monthsOf(billing),
        failures: 0,
        due_at: renewsAt,
      },
    },
    events: ["subscription_created"],
    payment: given.trial
      ? null
      : { events: ["subscription_payment_success"], reason: "initial", status: "paid", total },
  }
}

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
  const retryAt = wire(since + (wait - before) * dayInMillis)
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

export const cancel = (subscription: SandboxSubscription, now: number): Step => {
  const endsAt = subscription.attributes.trial_ends_at ?? subscription.attributes.renews_at
  return quiet(
    changed(subscription, now, { status: "cancelled", ends_at: endsAt }, { due_at: endsAt }),
    "subscription_cancelled",
    "subscription_updated",
  )
}

export const resume = (subscription: SandboxSubscription, now: number): Step =>
  quiet(
    changed(
      subscription,
      now,
      { status: subscription.private.months === 0 ? "on_trial" : "active", ends_at: null },
      { due_at: subscription.attributes.renews_at },
    ),
    "subscription_resumed",
    "subscription_updated",
  )

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

export const pause = (subscription: SandboxSubscription, now: number): Step =>
  quiet(
    changed(
      subscription,
      now,
      { status: "paused", pause: { mode: "void", resumes_at: null } },
      { due_at: null },
    ),
    "subscription_paused",
    "subscription_updated",
  )

export const unpause = (subscription: SandboxSubscription, now: number): Step =>
  quiet(
    changed(
      subscription,
      now,
      { status: "active", pause: null },
      { due_at: subscription.attributes.renews_at },
    ),
    "subscription_unpaused",
    "subscription_updated",
  )

/** Another variant at once, without proration, as the provider does it. */
export const changePlan = (subscription: SandboxSubscription, now: number, variantId: number): Step => {
  const { product, variant } = productOf(variantId)
  return quiet(
    changed(subscription, now, {
      variant_id: variantId,
      product_id: Math.floor(variantId / 100),
      product_name: product,
      variant_name: variant,
    }),
    "subscription_updated",
    "subscription_plan_changed",
  )
}

/** Another card; it is asked at the next due date. */
export const replaceCard = (subscription: SandboxSubscription, now: number, card: Keeping["card"]): Step =>
  quiet(changed(subscription, now, { card_last_four: card.slice(-4) }, { card }), "subscription_updated")
