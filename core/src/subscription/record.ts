import * as Effect from "effect/Effect"
import { atomically } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import { ActorId } from "#kernel/stamped.ts"
import { subscription } from "./aggregate.ts"
import type { InvoiceFact } from "./facts.ts"
import type { Reported } from "./payments.ts"
import { Subscriptions } from "./ports.ts"
import { superseded } from "./superseded.ts"
import { TrialRedemptions } from "./trial-once.ts"

// A fact is never refused and no command id is given: what is left is a conflict that outlived all its retries.
const provider = ActorId.make("provider")

/**
 * Takes note of a subscription as the provider reports it, and uses up the person's trial when it began with one.
 * Gives the subscriptions that should be cancelled at the provider because of it.
 */
export const recordReport = Effect.fn("recordReport")(function* (userId: string, { fact, email }: Reported) {
  return yield* atomically(
    Effect.gen(function* () {
      const hadTrial = fact.status === "trialing" || fact.trialEndsAt !== null
      const redemptions = yield* TrialRedemptions
      const trialAllowed = hadTrial
        ? yield* redemptions.claim({ userId, customerId: fact.customerId, email })
        : true
      yield* dispatch(
        subscription,
        { id: userId, by: provider },
        { _tag: "RecordSubscription", fact: { ...fact, trialAllowed } },
      ).pipe(Effect.orDie)
      const subscriptions = yield* Subscriptions
      return superseded(yield* subscriptions.of(userId))
    }),
  )
})

/** Takes note of a payment. */
export const recordInvoice = Effect.fn("recordInvoice")(function* (userId: string, invoice: InvoiceFact) {
  yield* dispatch(subscription, { id: userId, by: provider }, { _tag: "RecordInvoice", invoice }).pipe(
    Effect.orDie,
  )
})
