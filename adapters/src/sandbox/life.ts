import { fingerprintOf, type Keeping, productOf, type SandboxSubscription } from "./objects.ts"
import { changed, quiet, type Step } from "./step.ts"

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
  quiet(
    changed(
      subscription,
      now,
      { card_last_four: card.slice(-4), card_fingerprint: fingerprintOf(card) },
      { card },
    ),
    "subscription_updated",
  )
