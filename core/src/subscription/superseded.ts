import * as DateTime from "effect/DateTime"
import { countedTrial, type KnownSubscription, type SubscriptionState } from "./state.ts"

const renews = ({ latest }: KnownSubscription): boolean =>
  latest.status === "trialing" || latest.status === "active" || latest.status === "past_due"

/**
 * Subscriptions the provider should not renew any more: all but the one that began last, and trials that are not
 * this person's first. Nobody pays twice, and nothing given away turns into a bill.
 */
export const superseded = (state: SubscriptionState): ReadonlyArray<string> => {
  const trial = countedTrial(state)
  const renewing = state.subscriptions.filter(renews)
  const [kept] = renewing
    .filter((known) => known.latest.status !== "trialing" || known === trial)
    .sort((a, b) => DateTime.Order(b.latest.startedAt, a.latest.startedAt))
  return renewing.filter((known) => known !== kept).map(({ latest }) => latest.subscriptionId)
}
