import * as DateTime from "effect/DateTime"
import { planNames } from "#plan/catalogue.ts"
import { isPayment, type SubscriptionEvent } from "./events.ts"

/** One line of an account's history. Times are ISO 8601, UTC. */
export interface TimelineEntry {
  /** When it was stored with us. */
  readonly at: string
  /** When it happened at the provider; the same as `at` for what was decided here. */
  readonly happenedAt: string
  readonly type: SubscriptionEvent["_tag"]
  readonly text: string
}

const day = (at: DateTime.Utc | null): string =>
  at === null ? "no date" : DateTime.formatIso(at).slice(0, 10)

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const unknownToProvider = "Ended: the provider knows no such subscription"

const describe = (event: SubscriptionEvent): string => {
  switch (event._tag) {
    case "TrialStarted":
      return `Trial of ${planNames[event.fact.tier]} started`
    case "TrialRepeated":
      return "A second trial was begun; it grants nothing"
    case "TrialConverted":
      return `Trial became a paid subscription to ${planNames[event.fact.tier]}`
    case "TrialEnded":
      return event.fact.unknownToProvider ? unknownToProvider : "Trial ended without a payment"
    case "SubscriptionActivated":
      return `Subscribed to ${planNames[event.fact.tier]}, ${event.fact.billing}`
    case "SubscriptionRenewed":
      return `Renewed until ${day(event.fact.renewsAt)}`
    case "SubscriptionPastDue":
      return "Payment failed; the provider tries again"
    case "SubscriptionRecovered":
      return `Paid after all; renews ${day(event.fact.renewsAt)}`
    case "SubscriptionPaused":
      return "Paused"
    case "SubscriptionCancelled":
      return `Cancelled; access until ${day(event.fact.endsAt)}`
    case "SubscriptionResumed":
      return `Resumed; renews ${day(event.fact.renewsAt)}`
    case "SubscriptionExpired":
      return event.fact.unknownToProvider ? unknownToProvider : "Ended"
    case "PlanChangeScheduled":
      return `${planNames[event.fact.tier]} chosen from ${day(event.fact.renewsAt)} on`
    case "PlanChangeUndone":
      return `Stays on ${planNames[event.fact.tier]}`
    case "PlanChanged":
      return `Changed to ${planNames[event.fact.tier]}, ${event.fact.billing}`
    case "SubscriptionUpdated":
      return `News from the provider: ${event.fact.status}`
    case "LateNewsRecorded":
      return `Late news from the provider: it was ${event.fact.status}`
    case "PaymentReceived":
      return event.invoice.total === 0
        ? "Checkout completed; nothing was charged"
        : `Paid ${dollars(event.invoice.total)}`
    case "PaymentFailed":
      return `${dollars(event.invoice.total)} is not paid yet`
    case "PaymentVoided":
      return `The bill of ${dollars(event.invoice.total)} was taken back`
    case "PaymentPartlyRefunded":
      return `${dollars(event.invoice.refunded)} of ${dollars(event.invoice.total)} refunded`
    case "PaymentRefunded":
      return `${dollars(event.invoice.total)} refunded in full`
    case "TierSet":
      return `Tier set to ${event.tier}`
  }
}

const happenedAt = (event: SubscriptionEvent): DateTime.Utc => {
  if (event._tag === "TierSet") return event.at
  return isPayment(event) ? event.invoice.updatedAt : event.fact.updatedAt
}

/** The provider reports the first payment twice, as an order and as an invoice: each piece of news is told once. */
const withoutRepeatedPayments = (
  events: ReadonlyArray<SubscriptionEvent>,
): ReadonlyArray<SubscriptionEvent> => {
  const subscriptionOfOrder = new Map<string, string>()
  for (const event of events) {
    if (event._tag === "TierSet" || isPayment(event) || event.fact.orderId === null) continue
    subscriptionOfOrder.set(event.fact.orderId, event.fact.subscriptionId)
  }
  const told = new Set<string>()
  return events.filter((event) => {
    if (!isPayment(event) || event.invoice.reason !== "initial") return true
    const { orderId, subscriptionId, total, refunded } = event.invoice
    const of = subscriptionId ?? subscriptionOfOrder.get(orderId ?? "") ?? orderId
    const news = `${event._tag} ${of} ${total} ${refunded}`
    if (told.has(news)) return false
    told.add(news)
    return true
  })
}

/** An account's history in words, oldest first, as it was stored. */
export const timelineOf = (events: ReadonlyArray<SubscriptionEvent>): ReadonlyArray<TimelineEntry> =>
  withoutRepeatedPayments(events).map((event) => ({
    at: DateTime.formatIso(event.at),
    happenedAt: DateTime.formatIso(happenedAt(event)),
    type: event._tag,
    text: describe(event),
  }))
