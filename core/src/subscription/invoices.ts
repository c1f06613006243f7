import * as Effect from "effect/Effect"
import { Payments, Subscriptions } from "./ports.ts"

/** Payments of all the account's subscriptions, newest first, at most 100; none for an account that never paid. */
export const invoicesOf = Effect.fn("invoicesOf")(function* (userId: string) {
  const payments = yield* Payments
  const subscriptions = yield* Subscriptions
  const { subscriptions: known } = yield* subscriptions.of(userId)
  const lists = yield* Effect.forEach(known.slice(-10), ({ latest }) =>
    payments.invoices(latest.subscriptionId),
  )
  return lists
    .flat()
    .sort((a, b) => Number(b.createdAt.epochMilliseconds) - Number(a.createdAt.epochMilliseconds))
    .slice(0, 100)
})
