import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import { countedIn, nothingKnown, SubscriptionState } from "@rounds/core/subscription/state.ts"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

const decode = Schema.decodeUnknownSync(SubscriptionState)

/** Reads the inline read model, so an answer is never behind the stream. Only facts of `origin` count. */
export const PostgresSubscriptions = (origin: Origin): Layer.Layer<Subscriptions, never, Sql> =>
  implement(Subscriptions, {
    of: (userId) =>
      query(
        "read subscriptions",
        (sql) => sql<{ state: unknown }[]>`SELECT state FROM subscription_overview WHERE user_id = ${userId}`,
      ).pipe(
        Effect.map(([row]) => (row === undefined ? nothingKnown : countedIn(decode(row.state), origin))),
      ),
    ownerOf: ({ subscriptionId, customerId, orderId }) =>
      query(
        "find the owner of a subscription",
        (sql) => sql<{ user_id: string }[]>`
            SELECT user_id FROM subscription_overview
            WHERE (subscription_ids ? ${subscriptionId ?? ""} OR order_ids ? ${orderId ?? ""}
               OR customer_ids ? ${customerId ?? ""})
              -- Ids of two providers may be alike.
              AND jsonb_path_exists(state,
                '$.subscriptions[*].latest ? (@.provider == $provider && @.mode == $mode
                   && (@.subscriptionId == $subscription || @.orderId == $order || @.customerId == $customer))',
                ${sql.json({
                  ...origin,
                  subscription: subscriptionId,
                  order: orderId,
                  customer: customerId,
                })})
            ORDER BY subscription_ids ? ${subscriptionId ?? ""} DESC, order_ids ? ${orderId ?? ""} DESC, user_id
            LIMIT 1`,
      ).pipe(Effect.map(([row]) => row?.user_id ?? null)),
  })

/**
 * The next accounts after `after`, at most `limit`, that have subscriptions of `origin` which are not over at the
 * provider, and which those are. Read outside of any transaction: each is then asked about at the provider.
 */
export const liveSubscriptions = (origin: Origin, after: string, limit: number) =>
  query(
    "live subscriptions",
    (sql) => sql<{ userId: string; subscriptionIds: ReadonlyArray<string> }[]>`
      SELECT user_id AS "userId", live AS "subscriptionIds"
      FROM subscription_overview, jsonb_path_query_array(state,
        '$.subscriptions[*].latest ? (@.status != "expired" && @.provider == $provider && @.mode == $mode).subscriptionId',
        ${sql.json({ ...origin })}) AS live
      WHERE user_id > ${after} AND live <> '[]'
      ORDER BY user_id LIMIT ${limit}`,
  )

/** Where the last reconciliation stopped: the account it read last; empty when it came to the end. */
export const reconciledUpTo = query(
  "read how far was reconciled",
  (sql) => sql<{ after_user_id: string }[]>`SELECT after_user_id FROM reconcile_progress`,
).pipe(Effect.map(([row]) => row?.after_user_id ?? ""))

export const noteReconciled = (after: string, at: Date) =>
  query(
    "note how far was reconciled",
    (sql) => sql`
      INSERT INTO reconcile_progress (after_user_id, noted_at) VALUES (${after}, ${at})
      ON CONFLICT (id) DO UPDATE SET after_user_id = EXCLUDED.after_user_id, noted_at = EXCLUDED.noted_at`,
  )
