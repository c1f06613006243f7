import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SubscriptionState } from "./state.ts"

/** Port. What is known about accounts' subscriptions, as of the last stored event. */
export class Subscriptions extends Context.Service<
  Subscriptions,
  {
    readonly of: (userId: string) => Effect.Effect<SubscriptionState>
    /** At most 1,000 accounts at once; an account without a stream is `nothingKnown`. */
    readonly ofMany: (userIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, SubscriptionState>>
    /** Whose subscription, customer or order this is at the provider; null when we never heard of it. */
    readonly ownerOf: (ids: {
      readonly subscriptionId: string | null
      readonly customerId: string | null
      readonly orderId: string | null
    }) => Effect.Effect<string | null>
  }
>()("core/subscription/Subscriptions") {}
