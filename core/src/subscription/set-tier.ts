import * as Effect from "effect/Effect"
import { recordAction } from "#admin/action.ts"
import { atomically } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import type { ActorId } from "#kernel/stamped.ts"
import { priceInCents } from "#plan/catalogue.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { givesMore } from "#plan/gives-more.ts"
import type { Tier } from "#plan/tier.ts"
import { SecurityLog } from "#security/ports.ts"
import { subscription } from "./aggregate.ts"
import { endBillingOf } from "./end-billing.ts"
import { Subscriptions } from "./ports.ts"
import { StillPaying } from "./rejections.ts"
import type { KnownSubscription, SubscriptionState } from "./state.ts"
import { running } from "./unwanted.ts"

/** What becomes of a running payment for more than the new tier: nothing is done, it is cancelled, or it is kept. */
export type PaidAbove = "refuse" | "cancel" | "keep"

/** The subscription that goes on being charged for more than `tier` gives. */
export const paidAbove = (state: SubscriptionState, tier: Tier): KnownSubscription | undefined =>
  running(state).find(({ latest }) => givesMore(latest.tier, tier))

/**
 * Decides an account's tier at once and without end, for an admin or an operator. Below what the account pays for,
 * it must be said what becomes of the payment; cancelled, it ends before the tier is set.
 */
export const setTier = Effect.fn("setTier")(function* (
  userId: string,
  tier: Tier,
  { by, paid, why = "" }: { readonly by: ActorId; readonly paid: PaidAbove; readonly why?: string },
) {
  const subscriptions = yield* Subscriptions
  const above = paidAbove(yield* subscriptions.of(userId), tier)
  if (above !== undefined && paid === "refuse") {
    const { tier: paidTier, billing } = above.latest
    return yield* new StillPaying({ tier: paidTier, billing, amountCents: priceInCents(paidTier, billing) })
  }
  const cancelled = above !== undefined && paid === "cancel" ? yield* endBillingOf(userId) : 0
  yield* atomically(
    Effect.gen(function* () {
      const before = yield* entitlementNow(userId)
      const events = yield* dispatch(subscription, { id: userId, by }, { _tag: "SetTier", tier })
      if (events.length === 0) return
      yield* recordAction({
        action: "tier_set",
        account: userId,
        by,
        why,
        before: { tier: before.tier, subscription: before.status },
        after: { tier, paidForMore: above === undefined ? "nothing" : cancelled > 0 ? "cancelled" : "kept" },
      })
      yield* SecurityLog.use((log) => log.record({ kind: "tier_set", account: userId, by, detail: tier }))
    }),
  )
  return { cancelled, kept: above !== undefined && cancelled === 0 }
})
