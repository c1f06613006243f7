import * as Schema from "effect/Schema"
import { Tier } from "#plan/tier.ts"
import { InvoiceFact, SubscriptionFact } from "./facts.ts"

/** Takes note of what the provider says about a subscription. */
export const RecordSubscription = Schema.TaggedStruct("RecordSubscription", { fact: SubscriptionFact })

/** Takes note of what the provider says about a payment. */
export const RecordInvoice = Schema.TaggedStruct("RecordInvoice", { invoice: InvoiceFact })

/** Decides the tier at once and without end. */
export const SetTier = Schema.TaggedStruct("SetTier", { tier: Tier })

export const SubscriptionCommand = Schema.Union([RecordSubscription, RecordInvoice, SetTier])
export type SubscriptionCommand = typeof SubscriptionCommand.Type
