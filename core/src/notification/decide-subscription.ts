import type * as DateTime from "effect/DateTime"
import { priceInCents } from "#plan/catalogue.ts"
import type { SubscriptionEvent } from "#subscription/events.ts"
import { sameOrigin, type SubscriptionFact } from "#subscription/facts.ts"
import { accessesAt } from "#subscription/standing.ts"
import { countedTrial, subscriptionOf } from "#subscription/state.ts"
import { isRunning } from "#subscription/unwanted.ts"
import type { Notice } from "./kinds.ts"
import { partlyRefunded, received, refunded } from "./payment-notices.ts"
import { accessOf, isWithoutPlan, type Known } from "./standing.ts"

const isTest = ({ mode }: Pick<SubscriptionFact, "mode">): boolean => mode === "test"

const terms = ({ tier, billing }: SubscriptionFact) => ({
  plan: tier,
  period: billing,
  price: priceInCents(tier, billing),
})

/** What every notice about one subscription says of itself. */
const aboutIt = (event: string, fact: SubscriptionFact) => ({ about: event, inTestMode: isTest(fact) })

/** The same trial ends once, whether the provider says so or the clock. */
export const trialEndedNotice = (fact: SubscriptionFact): Notice => ({
  kind: "trial_ended",
  about: `trial_ended:${fact.provider}:${fact.subscriptionId}`,
  values: { plan: fact.tier },
  inTestMode: isTest(fact),
})

const paymentFailed = (event: string, fact: SubscriptionFact, known: Known, now: DateTime.Utc): Notice => {
  const until = accessOf(known, fact, now)?.until ?? null
  const about = aboutIt(event, fact)
  return until === null
    ? { ...about, kind: "first_payment_failed", values: { plan: fact.tier } }
    : { ...about, kind: "payment_failed", values: { plan: fact.tier, until } }
}

/** Whether another subscription goes on, so that nothing ends for its owner. */
const isBesideAnother = (fact: SubscriptionFact, known: Known, now: DateTime.Utc): boolean =>
  accessesAt(known.subscriptions, now).some(
    ({ subscription, until }) =>
      until !== null && isRunning(subscription) && subscription !== subscriptionOf(known.subscriptions, fact),
  )

/** A cancellation that leaves nothing open follows from something that is told already, such as a refund. */
const cancelled = (
  event: string,
  fact: SubscriptionFact,
  known: Known,
  now: DateTime.Utc,
): ReadonlyArray<Notice> => {
  const until = accessOf(known, fact, now)?.until ?? null
  if (until === null) return []
  const about = aboutIt(event, fact)
  return isBesideAnother(fact, known, now)
    ? [{ ...about, kind: "plan_second_cancelled", values: { plan: fact.tier } }]
    : [{ ...about, kind: "plan_cancelled", values: { plan: fact.tier, until } }]
}

/** Whoever has a plan already pressed twice, and has not been refused anything. */
const repeated = (event: string, fact: SubscriptionFact, known: Known, now: DateTime.Utc): Notice => ({
  ...aboutIt(event, fact),
  kind: isWithoutPlan(known, now) ? "trial_refused" : "plan_ordered_twice",
  values: { plan: fact.tier },
})

/** Where another plan took the place of what ended, nothing has ended for its owner. */
const trialOver = (fact: SubscriptionFact, known: Known, now: DateTime.Utc): ReadonlyArray<Notice> => {
  const counted = countedTrial(known.subscriptions)
  const isCounted = counted !== undefined && counted === subscriptionOf(known.subscriptions, fact)
  return isCounted && isWithoutPlan(known, now) ? [trialEndedNotice(fact)] : []
}

const expired = (
  event: string,
  fact: SubscriptionFact,
  known: Known,
  now: DateTime.Utc,
): ReadonlyArray<Notice> =>
  accessOf(known, fact, now)?.because === "refunded" || !isWithoutPlan(known, now)
    ? []
    : [{ ...aboutIt(event, fact), kind: "plan_ended", values: { plan: fact.tier } }]

/** What an event of the subscription tells its owner; money of elsewhere tells nothing. `event`: which event it is; `known`: what stands at `now`. */
export const subscriptionNotices = (
  fact: SubscriptionEvent,
  { event, known, now }: { readonly event: string; readonly known: Known; readonly now: DateTime.Utc },
): ReadonlyArray<Notice> => {
  if (fact._tag !== "TierSet" && !sameOrigin("fact" in fact ? fact.fact : fact.invoice, known.origin))
    return []
  switch (fact._tag) {
    case "TrialStarted": {
      const until = accessOf(known, fact.fact, now)?.until ?? fact.fact.trialEndsAt
      if (until === null) return []
      return [{ ...aboutIt(event, fact.fact), kind: "trial_started", values: { ...terms(fact.fact), until } }]
    }
    case "TrialRepeated":
      return [repeated(event, fact.fact, known, now)]
    case "TrialEnded":
      return trialOver(fact.fact, known, now)
    case "SubscriptionPastDue":
      return [paymentFailed(event, fact.fact, known, now)]
    case "SubscriptionRecovered":
      return [{ ...aboutIt(event, fact.fact), kind: "payment_recovered", values: { plan: fact.fact.tier } }]
    case "SubscriptionPaused":
      return [{ ...aboutIt(event, fact.fact), kind: "plan_paused", values: { plan: fact.fact.tier } }]
    case "SubscriptionCancelled":
      return cancelled(event, fact.fact, known, now)
    case "SubscriptionResumed": {
      const next = fact.fact.renewsAt ?? fact.fact.trialEndsAt
      return [{ ...aboutIt(event, fact.fact), kind: "plan_resumed", values: { plan: fact.fact.tier, next } }]
    }
    case "SubscriptionExpired":
      return expired(event, fact.fact, known, now)
    case "PlanChangeScheduled": {
      const values = { ...terms(fact.fact), from: fact.fact.renewsAt }
      return [{ ...aboutIt(event, fact.fact), kind: "plan_change_planned", values }]
    }
    case "PlanChangeUndone":
      return [{ ...aboutIt(event, fact.fact), kind: "plan_change_undone", values: { plan: fact.fact.tier } }]
    case "PlanChanged":
      return [{ ...aboutIt(event, fact.fact), kind: "plan_changed", values: terms(fact.fact) }]
    case "PaymentReceived":
      return fact.invoice.total === 0 ? [] : [received(fact.invoice, known)]
    case "PaymentPartlyRefunded":
      return [partlyRefunded(fact.invoice, known)]
    case "PaymentRefunded":
      return fact.invoice.refunded === 0 ? [] : [refunded(fact.invoice, known, now)]
    case "TierSet":
      return [{ about: event, kind: "plan_set", values: { plan: fact.tier } }]
    // The payment that made them says it, with the amount.
    case "TrialConverted":
    case "SubscriptionActivated":
    case "SubscriptionRenewed":
      return []
    // The subscription says it, with what it means for access.
    case "PaymentFailed":
    case "PaymentVoided":
      return []
    // Nothing changes for anybody.
    case "SubscriptionUpdated":
    case "LateNewsRecorded":
      return []
  }
}
