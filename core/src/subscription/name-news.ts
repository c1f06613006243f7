import * as DateTime from "effect/DateTime"
import type { PaymentNews, SubscriptionNews } from "./events.ts"
import { compareNews, type InvoiceFact, type SubscriptionFact } from "./facts.ts"
import { countedTrial, type KnownSubscription, subscriptionOf, type SubscriptionState } from "./state.ts"

/** What news about a payment means. */
export const namePayment = ({ status }: InvoiceFact): PaymentNews["_tag"] => {
  switch (status) {
    case "paid":
      return "PaymentReceived"
    case "pending":
      return "PaymentFailed"
    case "void":
      return "PaymentVoided"
    case "partial_refund":
      return "PaymentPartlyRefunded"
    case "refunded":
      return "PaymentRefunded"
  }
}

const nameStage = (
  { status }: SubscriptionFact,
  neverPaid: boolean,
): Exclude<SubscriptionNews["_tag"], "TrialStarted"> => {
  switch (status) {
    case "trialing":
      return "SubscriptionUpdated"
    case "active":
      return "SubscriptionActivated"
    case "past_due":
      return "SubscriptionPastDue"
    case "paused":
      return "SubscriptionPaused"
    case "cancelled":
      return "SubscriptionCancelled"
    case "expired":
      return neverPaid ? "TrialEnded" : "SubscriptionExpired"
  }
}

const nameReturn = (before: SubscriptionFact): SubscriptionNews["_tag"] => {
  switch (before.status) {
    case "trialing":
      return "TrialConverted"
    case "past_due":
    case "expired":
      return "SubscriptionRecovered"
    case "cancelled":
    case "paused":
      return "SubscriptionResumed"
    case "active":
      return "SubscriptionUpdated"
  }
}

const sameInstant = (a: DateTime.Utc | null, b: DateTime.Utc | null): boolean =>
  a === null || b === null ? a === b : DateTime.toEpochMillis(a) === DateTime.toEpochMillis(b)

const namePlanChange = (known: KnownSubscription, fact: SubscriptionFact): SubscriptionNews["_tag"] => {
  const cycle = known.cycles.find(({ renewsAt }) => sameInstant(renewsAt, fact.renewsAt))
  if (cycle === undefined) return "PlanChanged"
  const sameBilling = (cycle.billing ?? fact.billing) === fact.billing
  return cycle.tier === fact.tier && sameBilling ? "PlanChangeUndone" : "PlanChangeScheduled"
}

const nameNext = (known: KnownSubscription, fact: SubscriptionFact): SubscriptionNews["_tag"] => {
  const before = known.latest
  if (before.status !== fact.status) {
    return fact.status === "active" || (fact.status === "trialing" && before.status !== "active")
      ? nameReturn(before)
      : nameStage(fact, known.hadTrial && known.paid === null)
  }
  if (before.tier !== fact.tier || before.billing !== fact.billing) return namePlanChange(known, fact)
  const renewed =
    fact.status === "active" &&
    before.renewsAt !== null &&
    fact.renewsAt !== null &&
    DateTime.isLessThan(before.renewsAt, fact.renewsAt)
  return renewed ? "SubscriptionRenewed" : "SubscriptionUpdated"
}

/**
 * What news about a subscription means to a reader of its history, given what was known before (`state`) and
 * what is known with it (`after`). The name is for people; access never depends on it.
 */
export const nameNews = (
  state: SubscriptionState,
  after: SubscriptionState,
  fact: SubscriptionFact,
): SubscriptionNews["_tag"] => {
  const known = subscriptionOf(state, fact)
  if (known !== undefined) {
    return compareNews(fact, known.latest) < 0 ? "LateNewsRecorded" : nameNext(known, fact)
  }
  if (fact.status !== "trialing") return nameStage(fact, fact.trialEndsAt !== null)
  return countedTrial(after) === subscriptionOf(after, fact) ? "TrialStarted" : "TrialRepeated"
}
