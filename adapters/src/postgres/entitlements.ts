import { Entitlements } from "@rounds/core/plan/ports.ts"
import { Tier } from "@rounds/core/plan/tier.ts"
import { entitlementAt } from "@rounds/core/subscription/access.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import { countedIn, nothingKnown, SubscriptionState } from "@rounds/core/subscription/state.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

const Known = Schema.Struct({
  state: Schema.NullOr(SubscriptionState),
  base_tier: Schema.NullOr(Tier),
})
const decode = Schema.decodeUnknownSync(Known)

/**
 * The entitlement of the instant asked about, computed from the inline read model and that instant. An id without
 * an account is on freemium. Only facts of `origin` count.
 */
export const SubscriptionEntitlements = (origin: Origin): Layer.Layer<Entitlements, never, Sql> =>
  implement(Entitlements, {
    of: (userId, at) =>
      query(
        "read entitlement",
        (sql) => sql`
            SELECT (SELECT state FROM subscription_overview WHERE user_id = ${userId}) AS state,
                   (SELECT base_tier FROM accounts WHERE id = ${isAccountId(userId) ? userId : null}::uuid) AS base_tier`,
      ).pipe(
        Effect.map(([row]) => {
          const { state, base_tier: baseTier } = decode(row)
          return entitlementAt(countedIn(state ?? nothingKnown, origin), at, baseTier ?? "freemium")
        }),
      ),
  })
