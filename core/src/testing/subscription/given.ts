import * as DateTime from "effect/DateTime"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { fold } from "#kernel/decider.ts"
import { ActorId } from "#kernel/stamped.ts"
import type { SubscriptionCommand } from "#subscription/commands.ts"
import { subscription } from "#subscription/decider.ts"
import type { SubscriptionEvent } from "#subscription/events.ts"
import { InvoiceFact, SubscriptionFact } from "#subscription/facts.ts"
import type { SubscriptionState } from "#subscription/state.ts"

export const at = (iso: string): DateTime.Utc => DateTime.makeUnsafe(iso)

const decodeFact = Schema.decodeUnknownSync(SubscriptionFact)
const decodeInvoice = Schema.decodeUnknownSync(InvoiceFact)

/** A provider's fact with the dates of a Creator Pro subscription begun on 20 November 2026, 09:00 UTC. */
export const factOf = (
  given: Partial<typeof SubscriptionFact.Encoded> & Pick<typeof SubscriptionFact.Encoded, "status">,
): SubscriptionFact =>
  decodeFact({
    subscriptionId: "sub-1",
    customerId: "customer-1",
    orderId: "order-1",
    tier: "creator_pro",
    billing: "monthly",
    startedAt: "2026-11-20T09:00:00Z",
    trialEndsAt: null,
    renewsAt: null,
    endsAt: null,
    updatedAt: "2026-11-20T09:00:00Z",
    readAt: null,
    trialAllowed: true,
    ...given,
  })

export const invoiceOf = (
  given: Partial<typeof InvoiceFact.Encoded> & Pick<typeof InvoiceFact.Encoded, "status">,
): InvoiceFact =>
  decodeInvoice({
    invoiceId: "invoice-1",
    subscriptionId: "sub-1",
    orderId: null,
    reason: "initial",
    total: 1900,
    refunded: 0,
    createdAt: "2026-11-20T09:00:00Z",
    refundedAt: null,
    updatedAt: given.refundedAt ?? "2026-11-20T09:00:00Z",
    readAt: null,
    ...given,
  })

const isInvoice = (fact: SubscriptionFact | InvoiceFact): fact is InvoiceFact => "invoiceId" in fact

export const commandOf = (fact: SubscriptionFact | InvoiceFact): SubscriptionCommand =>
  isInvoice(fact) ? { _tag: "RecordInvoice", invoice: fact } : { _tag: "RecordSubscription", fact }

/** The events of `command`, decided on `state`. */
export const decided = (
  state: SubscriptionState,
  command: SubscriptionCommand,
  now = at("2026-11-20T09:00:00Z"),
): ReadonlyArray<SubscriptionEvent> =>
  Result.getOrThrow(
    subscription.decide({ command, at: now, by: ActorId.make("provider"), commandId: "command-1" }, state),
  )

/** The history that facts leave when they arrive in this order. */
export const record = (
  ...facts: ReadonlyArray<SubscriptionFact | InvoiceFact>
): ReadonlyArray<SubscriptionEvent> =>
  facts.reduce<ReadonlyArray<SubscriptionEvent>>(
    (events, fact) => [...events, ...decided(fold(subscription, events), commandOf(fact))],
    [],
  )

/** What is known after facts that arrived in this order. */
export const known = (...facts: ReadonlyArray<SubscriptionFact | InvoiceFact>): SubscriptionState =>
  facts.reduce<SubscriptionState>(
    (state, fact) => decided(state, commandOf(fact)).reduce(subscription.evolve, state),
    subscription.initial,
  )
