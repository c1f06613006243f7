import * as DateTime from "effect/DateTime"
import * as Result from "effect/Result"
import type { Decider } from "#kernel/decider.ts"
import type { Stamped } from "#kernel/stamped.ts"
import type { Tier } from "#plan/tier.ts"
import type { SubscriptionCommand } from "./commands.ts"
import { isPayment, type SubscriptionEvent } from "./events.ts"
import { saysTheSame } from "./facts.ts"
import { nameNews, namePayment } from "./name-news.ts"
import {
  invoiceOf,
  nothingKnown,
  subscriptionOf,
  type SubscriptionState,
  withInvoice,
  withSubscription,
} from "./state.ts"

/** Whether an admin has set this very tier, and nothing was bought since. */
const counts = ({ tierSet, subscriptions }: SubscriptionState, tier: Tier): boolean =>
  tierSet !== null &&
  tierSet.tier === tier &&
  subscriptions.every(({ latest }) => DateTime.isLessThanOrEqualTo(latest.startedAt, tierSet.at))

/**
 * The provider's facts are never refused: news that teaches nothing (a repetition, or older news without
 * anything new) gives no event. Commands of our own (cancel, resume, change) go to the provider first, whose
 * answer comes back as a fact.
 */
export const subscription: Decider<
  SubscriptionState,
  Stamped<SubscriptionCommand>,
  SubscriptionEvent,
  never
> = {
  initial: nothingKnown,

  decide: ({ command, at, by }, state) => {
    switch (command._tag) {
      case "RecordSubscription": {
        const { fact } = command
        const after = withSubscription(state, fact)
        const known = subscriptionOf(state, fact)
        if (known !== undefined && saysTheSame(known.latest, fact)) return Result.succeed([])
        if (after === state) return Result.succeed([])
        return Result.succeed([{ _tag: nameNews(state, after, fact), fact, at }])
      }
      case "RecordInvoice": {
        const { invoice } = command
        const known = invoiceOf(state, invoice)
        if (known !== undefined && saysTheSame(known, invoice)) return Result.succeed([])
        if (withInvoice(state, invoice) === state) return Result.succeed([])
        return Result.succeed([{ _tag: namePayment(invoice), invoice, at }])
      }
      case "SetTier":
        if (counts(state, command.tier)) return Result.succeed([])
        return Result.succeed([{ _tag: "TierSet", tier: command.tier, setBy: by, at }])
    }
  },

  evolve: (state, event) => {
    if (event._tag === "TierSet") return { ...state, tierSet: { tier: event.tier, at: event.at } }
    return isPayment(event) ? withInvoice(state, event.invoice) : withSubscription(state, event.fact)
  },
}
