import * as DateTime from "effect/DateTime"
import { refundedAt } from "./standing.ts"
import { countedTrial, type KnownSubscription, type SubscriptionState } from "./state.ts"

/** Whether the provider may charge for it again without anybody doing anything. A paused one comes back by itself. */
export const isRunning = ({ latest }: KnownSubscription): boolean =>
  latest.status === "trialing" ||
  latest.status === "active" ||
  latest.status === "past_due" ||
  latest.status === "paused"

/** Of two that began in one second, the purchase comes before the trial that it ends. */
const newestFirst = (a: KnownSubscription, b: KnownSubscription): number =>
  DateTime.Order(b.latest.startedAt, a.latest.startedAt) || Number(a.hadTrial) - Number(b.hadTrial)

/** Every subscription of the account that may still be charged, the one that began last first. */
export const running = (state: SubscriptionState): ReadonlyArray<KnownSubscription> =>
  state.subscriptions.filter(isRunning).sort(newestFirst)

/**
 * Subscriptions that the provider must not charge for again: those whose current period was given back in full,
 * all others but the one that began last, and trials that are not this person's first. Nobody pays twice, nobody
 * pays for what was refunded, and nothing given away turns into a bill.
 */
export const unwanted = (state: SubscriptionState): ReadonlyArray<KnownSubscription> => {
  const trial = countedTrial(state)
  const all = running(state)
  const kept = all.find(
    (known) =>
      refundedAt(known, state) === null &&
      known.latest.status !== "paused" &&
      (known.latest.status !== "trialing" || known === trial),
  )
  // A paused one is left alone unless another one took its place or its money was given back.
  return all.filter((known) => {
    if (known === kept) return false
    return known.latest.status !== "paused" || kept !== undefined || refundedAt(known, state) !== null
  })
}
