import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import { ActorId } from "#kernel/stamped.ts"
import { subscription } from "./aggregate.ts"
import { type InvoiceFact, sameOrigin } from "./facts.ts"
import { Payments, type Reported, Subscriptions, TrialRedemptions } from "./ports.ts"
import { unwanted } from "./unwanted.ts"

// A fact is never refused and no command id is given: what is left is a conflict that outlived all its retries.
const provider = ActorId.make("provider")

/** Whether the provider has to be told to charge no more for something, after what was recorded. */
const mustEnd = Effect.fnUntraced(function* (userId: string) {
  const subscriptions = yield* Subscriptions
  return unwanted(yield* subscriptions.of(userId)).length > 0
})

/**
 * Takes note of a subscription as the provider reports it, and uses up the person's trial when it began with one that
 * counts here: a test purchase costs nobody their trial where money is real.
 * Gives whether something has to be cancelled at the provider because of it (`endUnwanted`).
 */
export const recordReport = Effect.fn("recordReport")(function* (
  userId: string,
  { fact, email, cardFingerprint }: Reported,
) {
  return yield* atomically(
    Effect.gen(function* () {
      const { origin } = yield* Payments
      const hadTrial = fact.status === "trialing" || fact.trialEndsAt !== null
      const redemptions = yield* TrialRedemptions
      const trialAllowed =
        hadTrial && sameOrigin(fact, origin)
          ? yield* redemptions.claim({ userId, customerId: fact.customerId, email, cardFingerprint })
          : true
      yield* dispatch(
        subscription,
        { id: userId, by: provider },
        { _tag: "RecordSubscription", fact: { ...fact, trialAllowed } },
      ).pipe(Effect.orDie)
      return yield* mustEnd(userId)
    }),
  )
})

/** Takes note of a payment. Gives whether something has to be cancelled at the provider because of it. */
export const recordInvoice = Effect.fn("recordInvoice")(function* (userId: string, invoice: InvoiceFact) {
  return yield* atomically(
    Effect.gen(function* () {
      yield* dispatch(subscription, { id: userId, by: provider }, { _tag: "RecordInvoice", invoice }).pipe(
        Effect.orDie,
      )
      return yield* mustEnd(userId)
    }),
  )
})
