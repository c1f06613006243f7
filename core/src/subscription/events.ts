import * as Schema from "effect/Schema"
import { Tier } from "#plan/tier.ts"
import { InvoiceFact, SubscriptionFact } from "./facts.ts"

const news = <const Tag extends string>(tag: Tag) =>
  Schema.TaggedStruct(tag, { fact: SubscriptionFact, at: Schema.DateTimeUtcFromString })

const payment = <const Tag extends string>(tag: Tag) =>
  Schema.TaggedStruct(tag, { invoice: InvoiceFact, at: Schema.DateTimeUtcFromString })

export const TrialStarted = news("TrialStarted")
/** A second trial of one person: stored, and it grants nothing. */
export const TrialRepeated = news("TrialRepeated")
export const TrialConverted = news("TrialConverted")
export const TrialEnded = news("TrialEnded")
export const SubscriptionActivated = news("SubscriptionActivated")
export const SubscriptionRenewed = news("SubscriptionRenewed")
export const SubscriptionPastDue = news("SubscriptionPastDue")
export const SubscriptionRecovered = news("SubscriptionRecovered")
export const SubscriptionPaused = news("SubscriptionPaused")
export const SubscriptionCancelled = news("SubscriptionCancelled")
export const SubscriptionResumed = news("SubscriptionResumed")
export const SubscriptionExpired = news("SubscriptionExpired")
/** Another plan from the next billing cycle on; the fact's `renewsAt` is the date. */
export const PlanChangeScheduled = news("PlanChangeScheduled")
export const PlanChangeUndone = news("PlanChangeUndone")
/** Another plan with a cycle of its own, paid for at once. */
export const PlanChanged = news("PlanChanged")
/** Newer news that changes no stage, such as a moved date. */
export const SubscriptionUpdated = news("SubscriptionUpdated")
/** Older news that came late and still taught us something, such as that there was a trial. */
export const LateNewsRecorded = news("LateNewsRecorded")

export const PaymentReceived = payment("PaymentReceived")
export const PaymentFailed = payment("PaymentFailed")
export const PaymentVoided = payment("PaymentVoided")
export const PaymentPartlyRefunded = payment("PaymentPartlyRefunded")
export const PaymentRefunded = payment("PaymentRefunded")

/** An admin, or an operator at the command line, decided the tier. */
export const TierSet = Schema.TaggedStruct("TierSet", {
  tier: Tier,
  setBy: Schema.String,
  at: Schema.DateTimeUtcFromString,
})

const SubscriptionNews = Schema.Union([
  TrialStarted,
  TrialRepeated,
  TrialConverted,
  TrialEnded,
  SubscriptionActivated,
  SubscriptionRenewed,
  SubscriptionPastDue,
  SubscriptionRecovered,
  SubscriptionPaused,
  SubscriptionCancelled,
  SubscriptionResumed,
  SubscriptionExpired,
  PlanChangeScheduled,
  PlanChangeUndone,
  PlanChanged,
  SubscriptionUpdated,
  LateNewsRecorded,
])
export type SubscriptionNews = typeof SubscriptionNews.Type

const PaymentNews = Schema.Union([
  PaymentReceived,
  PaymentFailed,
  PaymentVoided,
  PaymentPartlyRefunded,
  PaymentRefunded,
])
export type PaymentNews = typeof PaymentNews.Type

export const SubscriptionEvent = Schema.Union([SubscriptionNews, PaymentNews, TierSet])
export type SubscriptionEvent = typeof SubscriptionEvent.Type

/** Whether an event is about a payment; every other one, but an admin's decision, is about a subscription. */
export const isPayment: (event: SubscriptionEvent) => event is PaymentNews = Schema.is(PaymentNews)
