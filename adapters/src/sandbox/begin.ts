import { DAY_MILLIS } from "@rounds/core/kernel/day.ts"
import { billingDate, monthsOf, wire } from "./billing-date.ts"
import { fingerprintOf, type Keeping, priceOf, productOf, variantFor } from "./objects.ts"
import type { Step } from "./step.ts"

const trialMillis = 7 * DAY_MILLIS

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
  const trialEndsAt = given.trial ? wire(Date.parse(at) + trialMillis) : null
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
        card_fingerprint: fingerprintOf(given.card),
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
