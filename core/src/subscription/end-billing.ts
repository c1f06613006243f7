import * as Effect from "effect/Effect"
import { Payments, Subscriptions } from "./ports.ts"
import { recordReport } from "./record.ts"
import type { KnownSubscription } from "./state.ts"
import { isRunning, running, unwanted } from "./unwanted.ts"

/** Cancels one subscription at the provider and records its answer. One that the provider no longer runs is done. */
const end = Effect.fnUntraced(function* (userId: string, { latest: { subscriptionId } }: KnownSubscription) {
  const payments = yield* Payments
  const answer = yield* payments.cancel(subscriptionId).pipe(
    Effect.catch((refused) =>
      Effect.flatMap(payments.read(subscriptionId), (now) => {
        if (now === null) return Effect.succeed(null)
        return now.fact.status === "cancelled" || now.fact.status === "expired"
          ? Effect.succeed(now)
          : Effect.fail(refused)
      }),
    ),
  )
  if (answer !== null) yield* recordReport(userId, answer)
})

/**
 * Cancels at the provider whatever of an account may still be charged, for an account that is erased, or that gets
 * a tier below what it pays. Access stays as it was. It may be repeated until it succeeds. Gives how many ended.
 */
export const endBillingOf = Effect.fn("endBillingOf")(function* (userId: string) {
  const subscriptions = yield* Subscriptions
  const all = running(yield* subscriptions.of(userId))
  yield* Effect.forEach(all, (known) => end(userId, known))
  return all.length
})

/** Cancels the account's subscriptions that must not be charged again. Nothing to do is done. Gives how many ended. */
export const endUnwanted = Effect.fn("endUnwanted")(function* (userId: string) {
  const subscriptions = yield* Subscriptions
  const all = unwanted(yield* subscriptions.of(userId)).filter(isRunning)
  yield* Effect.forEach(all, (known) => end(userId, known))
  return all.length
})
