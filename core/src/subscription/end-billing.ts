import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { SubscriptionFact } from "./facts.ts"
import { Payments, type Reported, Subscriptions } from "./ports.ts"
import { recordReport } from "./record.ts"
import { PaymentSetupFailed } from "./rejections.ts"
import type { KnownSubscription } from "./state.ts"
import { isRunning, running, unwanted } from "./unwanted.ts"

/** The end of a subscription that the provider does not know: nothing charges it, so nothing is paid for. */
const unknownSince = (latest: SubscriptionFact, now: DateTime.Utc): Reported => ({
  fact: {
    ...latest,
    status: "expired",
    unknownToProvider: true,
    renewsAt: null,
    endsAt: now,
    updatedAt: DateTime.max(now, latest.updatedAt),
    readAt: now,
  },
  email: null,
  cardFingerprint: null,
})

/**
 * Cancels one subscription at the provider and records its answer. One that the provider no longer runs is done; one
 * that it does not know has ended.
 */
const end = Effect.fnUntraced(function* (userId: string, { latest }: KnownSubscription) {
  const { subscriptionId } = latest
  const payments = yield* Payments
  const at = yield* DateTime.now
  const answer = yield* payments.cancel(subscriptionId, latest).pipe(
    Effect.catch((refused) =>
      Effect.flatMap(payments.read(subscriptionId, latest), (now) => {
        if (now === null) return Effect.succeed(unknownSince(latest, at))
        return now.fact.status === "cancelled" || now.fact.status === "expired"
          ? Effect.succeed(now)
          : Effect.fail(new PaymentSetupFailed({ message: refused.message, left: "unchanged" }))
      }),
    ),
  )
  yield* recordReport(userId, answer)
})

/**
 * Cancels at the provider whatever of an account may still be charged, for an account that is erased, or that gets
 * a tier below what it pays. Access stays as it was. It may be repeated until it succeeds. Gives how many ended.
 */
export const endBillingOf = Effect.fn("endBillingOf")(function* (userId: string) {
  const subscriptions = yield* Subscriptions
  const all = running(yield* subscriptions.of(userId))
  yield* Effect.forEach(all, (known, index) =>
    Effect.mapError(
      end(userId, known),
      ({ message, left }) =>
        // Those before it have ended.
        new PaymentSetupFailed({ message, left: index === 0 ? left : "unknown" }),
    ),
  )
  return all.length
})

/** Cancels the account's subscriptions that must not be charged again. Nothing to do is done. Gives how many ended. */
export const endUnwanted = Effect.fn("endUnwanted")(function* (userId: string) {
  const subscriptions = yield* Subscriptions
  const all = unwanted(yield* subscriptions.of(userId)).filter(isRunning)
  yield* Effect.forEach(all, (known) => end(userId, known))
  return all.length
})
