import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import postgres from "postgres"
import { Transactions } from "@rounds/core/kernel/atomically.ts"
import { bounded, CallTimedOut, fromPostgres, timeLimit } from "./faults.ts"
import { openSocket } from "./socket.ts"

/** The connection pool. Statements go through `query`, so that they join the surrounding transaction. */
export class Sql extends Context.Service<Sql, postgres.Sql>()("adapters/postgres/Sql") {}

/** What a statement can be written on: the pool or a transaction of it. */
export type Statements = postgres.ISql

const CurrentTransaction = Context.Reference<postgres.TransactionSql | null>(
  "adapters/postgres/CurrentTransaction",
  { defaultValue: () => null },
)

/** A pool with every wait bounded: by the server (statement, lock, idle transaction) and by the socket. */
export const connectPool = (url: string, max = 10): postgres.Sql => postgres(url, { ...limits, max })

const limits = {
  idle_timeout: 20,
  connect_timeout: 5,
  backoff: () => 0.25,
  onnotice: () => {},
  // The driver reads `socket`, which its types do not list.
  socket: openSocket,
  connection: {
    application_name: "rounds",
    statement_timeout: 5_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000,
  },
}

/** The pool, the transactions on it, and both closed with their scope. */
export const PostgresClient = (url: string, max?: number): Layer.Layer<Sql | Transactions> =>
  PostgresTransactions.pipe(
    Layer.provideMerge(
      Layer.effect(
        Sql,
        Effect.acquireRelease(
          Effect.sync(() => connectPool(url, max)),
          (sql) => Effect.promise(() => sql.end({ timeout: 5 })),
        ),
      ),
    ),
  )

/**
 * Runs statements on the surrounding transaction, or else on the pool. `name` says in the log what was tried.
 * Dies with `Outage` when the database cannot answer in time; every other failure is a defect as it is.
 */
export const query = <A>(name: string, run: (sql: Statements) => Promise<A>): Effect.Effect<A, never, Sql> =>
  Effect.flatMap(Sql, (pool) =>
    Effect.flatMap(CurrentTransaction, (transaction) =>
      Effect.tryPromise({
        try: () => bounded(name, run(transaction ?? pool)),
        catch: (cause) => fromPostgres(name, cause),
      }).pipe(Effect.orDie),
    ),
  )

/** Whether the caller runs inside `atomically`. */
export const insideTransaction: Effect.Effect<boolean> = Effect.map(
  CurrentTransaction,
  (transaction) => transaction !== null,
)

export const PostgresTransactions: Layer.Layer<Transactions, never, Sql> = Layer.effect(
  Transactions,
  Effect.map(Sql, (pool) => ({
    atomically: <A, E, R>(effect: Effect.Effect<A, E, R>) =>
      Effect.flatMap(CurrentTransaction, (outer) => (outer === null ? begin(pool, effect) : effect)),
  })),
)

/** Carries a failure of ours through the driver, which rolls back on any rejection. */
class RolledBack extends Error {}

const begin = <A, E, R>(pool: postgres.Sql, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(Effect.context<R>(), (context) =>
    Effect.callback<A, E>((resume, signal) => {
      const inside = { failed: null as Effect.Effect<never, E> | null }
      // Only the driver's own steps are on this clock: getting a connection, and the commit.
      const limit = timeLimit(() =>
        resume(Effect.die(fromPostgres("transaction", new CallTimedOut("transaction")))),
      )
      const settled = pool
        .begin(async (transaction) => {
          if (limit.stop() === "expired") throw new RolledBack()
          const exit = await Effect.runPromiseExitWith(context)(
            effect.pipe(Effect.provideService(CurrentTransaction, transaction)),
            { signal },
          )
          limit.start()
          if (exit._tag === "Success") return { value: exit.value }
          inside.failed = Effect.failCause(exit.cause)
          throw new RolledBack()
        })
        .then(
          // The driver's type unwraps arrays of promises; a record of ours comes back as it is.
          (result) => Effect.succeed((result as { readonly value: A }).value),
          (cause: unknown) => inside.failed ?? Effect.die(fromPostgres("transaction", cause)),
        )
      void settled.then((outcome) => {
        limit.stop()
        resume(outcome)
      })
      // An interrupted caller leaves only when the transaction is rolled back (or committed).
      return Effect.promise(() => settled)
    }),
  )
