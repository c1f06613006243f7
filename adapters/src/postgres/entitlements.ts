import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Entitlements } from "@rounds/core/plan/entitlement.ts"
import { entitlementAt } from "@rounds/core/subscription/access.ts"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"

/** The entitlement of the moment asked about, from what is known of the account's subscriptions. */
export const SubscriptionEntitlements: Layer.Layer<Entitlements, never, Subscriptions> = Layer.effect(
  Entitlements,
  Effect.map(Subscriptions, (subscriptions) => ({
    of: (userId, at) => subscriptions.of(userId).pipe(Effect.map((state) => entitlementAt(state, at))),
  })),
)
