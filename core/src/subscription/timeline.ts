import * as DateTime from "effect/DateTime"
import { accessWords, type HistoryWords } from "#language/access.ts"
import { usualLanguage } from "#language/pack.ts"
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

/** Each kind of news has its own words. */
const describe = (words: HistoryWords, event: SubscriptionEvent): string =>
  // The words of a tag take the event of that tag, which a lookup by the tag cannot show.
  (words[event._tag] as (told: SubscriptionEvent) => string)(event)

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
export const timelineOf = (
  events: ReadonlyArray<SubscriptionEvent>,
  words: HistoryWords = accessWords[usualLanguage].history,
): ReadonlyArray<TimelineEntry> =>
  withoutRepeatedPayments(events).map((event) => ({
    at: DateTime.formatIso(event.at),
    happenedAt: DateTime.formatIso(happenedAt(event)),
    type: event._tag,
    text: describe(words, event),
  }))
