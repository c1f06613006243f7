import { Erasures } from "@rounds/core/account/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Jobs } from "#jobs/jobs.ts"
import { isAccountId } from "#postgres/account-rows.ts"
import { query, Sql } from "#postgres/client.ts"
import { erasures } from "./jobs.ts"
import { findLateArrivals } from "./late-arrivals.ts"

interface Row {
  readonly id: string
  readonly erased: boolean
}

/** Wishes to be erased, each a row and a job. */
export const QueuedErasures: Layer.Layer<Erasures, never, Sql | Jobs> = Layer.effect(
  Erasures,
  Effect.gen(function* () {
    const provide = Effect.provideService(Sql, yield* Sql)
    const jobs = yield* Jobs
    const queue = (id: string) => jobs.send(erasures, { id }, { key: id })
    const today = Effect.map(DateTime.now, DateTime.toDate)

    return {
      ask: (accountId) =>
        Effect.gen(function* () {
          const now = yield* today
          yield* query(
            "ask for an erasure",
            (sql) => sql`
              INSERT INTO account_erasures (account_id, asked_at) VALUES (${accountId}, ${now})
              ON CONFLICT (account_id) DO NOTHING`,
          )
          yield* queue(accountId)
        }).pipe(provide),
      askAgain: Effect.gen(function* () {
        const now = yield* today
        const open = yield* query(
          "find erasures that hang",
          (sql) => sql<Row[]>`
            SELECT account_id AS id FROM account_erasures
            WHERE erased_at IS NULL AND asked_at < ${now}::timestamptz - interval '1 hour'
            ORDER BY asked_at LIMIT 1000`,
        )
        yield* Effect.forEach(open, ({ id }) => queue(id))
        return open.length
      }).pipe(provide),
      done: (accountId) =>
        Effect.flatMap(today, (now) =>
          query(
            "note an erasure",
            (sql) => sql`UPDATE account_erasures SET erased_at = ${now} WHERE account_id = ${accountId}`,
          ),
        ).pipe(Effect.asVoid, provide),
      stateOf: (accountId) =>
        query(
          "look for an erasure",
          // Locked until the surrounding transaction ends: two workers never erase the same account at once.
          async (sql) =>
            isAccountId(accountId)
              ? sql<Row[]>`
                  SELECT account_id AS id, erased_at IS NOT NULL AS erased FROM account_erasures
                  WHERE account_id = ${accountId} FOR UPDATE`
              : [],
        ).pipe(
          Effect.map(([row]) => (row === undefined ? "none" : row.erased ? "erased" : "asked")),
          provide,
        ),
      open: (limit) =>
        query(
          "find open erasures",
          (sql) => sql<Row[]>`
            SELECT account_id AS id FROM account_erasures WHERE erased_at IS NULL
            ORDER BY asked_at LIMIT ${limit}`,
        ).pipe(
          Effect.map((rows) => rows.map(({ id }) => id)),
          provide,
        ),
      withLateArrivals: provide(Effect.map(findLateArrivals, (rows) => rows.map(({ id }) => id))),
    }
  }),
)
