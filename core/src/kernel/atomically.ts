import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/**
 * Port. Everything inside `effect` (event appends, rows, jobs) is stored together or not at all: a failure, a defect or
 * an interruption rolls all of it back. Inside another `atomically` it joins that one. Never call a model or another
 * slow outside thing inside: it would hold a database connection.
 */
export class Transactions extends Context.Service<
  Transactions,
  {
    readonly atomically: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("core/kernel/Transactions") {}

/** `Transactions.atomically` for a use case: stores everything `effect` writes, or nothing. */
export const atomically = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Transactions> =>
  Effect.flatMap(Transactions, (transactions) => transactions.atomically(effect))
