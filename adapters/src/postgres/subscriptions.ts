import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"
import { nothingKnown, SubscriptionState } from "@rounds/core/subscription/state.ts"
import { query, Sql } from "./client.ts"

const decode = Schema.decodeUnknownSync(SubscriptionState)

interface Row {
  readonly user_id: string
  readonly state: unknown
}

const statesOf = (userIds: ReadonlyArray<string>) =>
  query(
    "read subscriptions",
    (sql) =>
      sql<
        Row[]
      >`SELECT user_id, state FROM subscription_overview WHERE user_id = ANY(${[...userIds]}) LIMIT 1000`,
  ).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.user_id, decode(row.state)]))))

/** Reads the inline read model, so an answer is never behind the stream. */
export const PostgresSubscriptions: Layer.Layer<Subscriptions, never, Sql> = Layer.effect(
  Subscriptions,
  Effect.gen(function* () {
    const provide = Effect.provideService(Sql, yield* Sql)
    return {
      of: (userId) =>
        statesOf([userId]).pipe(
          Effect.map((states) => states.get(userId) ?? nothingKnown),
          provide,
        ),
      ofMany: (userIds) => statesOf(userIds).pipe(provide),
      ownerOf: ({ subscriptionId, customerId, orderId }) =>
        query(
          "find the owner of a subscription",
          (sql) => sql<{ user_id: string }[]>`
            SELECT user_id FROM subscription_overview
            WHERE subscription_ids ? ${subscriptionId ?? ""} OR order_ids ? ${orderId ?? ""}
               OR customer_ids ? ${customerId ?? ""}
            ORDER BY subscription_ids ? ${subscriptionId ?? ""} DESC, order_ids ? ${orderId ?? ""} DESC, user_id
            LIMIT 1`,
        ).pipe(
          Effect.map(([row]) => row?.user_id ?? null),
          provide,
        ),
    }
  }),
)

/**
 * Subscriptions that are not over at the provider, by account, at most `limit` accounts after `after`. Read outside
 * of any transaction: each is then asked about at the provider.
 */
export const liveSubscriptions = (after: string, limit: number) =>
  query(
    "live subscriptions",
    (sql) => sql<{ userId: string; subscriptionId: string }[]>`
      WITH page AS (
        SELECT user_id, state FROM subscription_overview
        WHERE user_id > ${after}
          AND state @? '$.subscriptions[*].latest.status ? (@ != "expired")'
        ORDER BY user_id LIMIT ${limit}
      )
      SELECT user_id AS "userId", known -> 'latest' ->> 'subscriptionId' AS "subscriptionId"
      FROM page, jsonb_array_elements(state -> 'subscriptions') AS known
      WHERE known -> 'latest' ->> 'status' <> 'expired'
      ORDER BY user_id`,
  )
