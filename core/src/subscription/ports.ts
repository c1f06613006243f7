import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SubscriptionState } from "./state.ts"
import type * as DateTime from "effect/DateTime"
import type { Billing, PaidTier } from "#plan/paid-plan.ts"
import type { InvoiceFact, Origin, SubscriptionFact } from "./facts.ts"
import type { PaymentSetupFailed } from "./rejections.ts"

/** Port. What is known about accounts' subscriptions, as of the last stored event. */
export class Subscriptions extends Context.Service<
  Subscriptions,
  {
    readonly of: (userId: string) => Effect.Effect<SubscriptionState>
    /** Whose subscription, customer or order this is at the provider; null when we never heard of it. */
    readonly ownerOf: (ids: {
      readonly subscriptionId: string | null
      readonly customerId: string | null
      readonly orderId: string | null
    }) => Effect.Effect<string | null>
  }
>()("core/subscription/Subscriptions") {}

/** A subscription as the provider reports it, with what tells payers apart for the rule "one trial per person". */
export interface Reported {
  readonly fact: SubscriptionFact
  readonly email: string | null
  /** The same for every payment with one card; null where the provider does not say. */
  readonly cardFingerprint: string | null
}

/** The plan a subscription was known by, for one that the provider bills by a price that is not on sale any more. */
export interface KnownPlan {
  readonly tier: PaidTier
  readonly billing: Billing
}

/** One payment as the billing screen lists it; `receiptUrl` is the provider's page. */
export interface Invoice {
  readonly id: string
  readonly status: InvoiceFact["status"]
  readonly totalCents: number
  readonly refundedCents: number
  readonly createdAt: DateTime.Utc
  readonly receiptUrl: string | null
}

export interface CheckoutRequest {
  readonly userId: string
  readonly email: string
  readonly name: string | null
  readonly tier: PaidTier
  readonly billing: Billing
  /** False: the provider charges at once. */
  readonly trial: boolean
}

/** Port. The payment provider. Whatever it answers is a fact to record; only a webhook or an answer grants access. */
export class Payments extends Context.Service<
  Payments,
  {
    /** `live` takes real money; `sandbox` never does. */
    readonly mode: "sandbox" | "live"
    /** Where its facts come from: only those count. */
    readonly origin: Origin
    /** How often it may be asked in a minute; null without a limit. */
    readonly callsPerMinute: number | null
    /** The address of the provider's own checkout page, where the browser goes. */
    readonly createCheckout: (request: CheckoutRequest) => Effect.Effect<string, PaymentSetupFailed>
    /** Null: the provider knows no such subscription. One of another shop is refused: that says nothing of its end. */
    readonly read: (
      subscriptionId: string,
      plan?: KnownPlan,
    ) => Effect.Effect<Reported | null, PaymentSetupFailed>
    /** All subscriptions of the store, newest first, 100 a page, from page 1: finds those whose messages were lost. */
    readonly list: (page: number) => Effect.Effect<{
      readonly subscriptions: ReadonlyArray<Reported>
      /** Those in a form that we do not know, by their ids and what is unknown about them. */
      readonly unreadable: ReadonlyArray<string>
      readonly isLast: boolean
    }>
    readonly cancel: (subscriptionId: string, plan?: KnownPlan) => Effect.Effect<Reported, PaymentSetupFailed>
    readonly resume: (subscriptionId: string) => Effect.Effect<Reported, PaymentSetupFailed>
    /** Another plan without proration: the next bill is the new plan's. */
    readonly changePlan: (
      subscriptionId: string,
      tier: PaidTier,
      billing: Billing,
    ) => Effect.Effect<Reported, PaymentSetupFailed>
    /** The provider's own page for card and invoices; it expires, so it is asked for when needed. */
    readonly portalUrl: (subscriptionId: string) => Effect.Effect<string | null>
    /** Newest first, at most 100. */
    readonly invoices: (subscriptionId: string) => Effect.Effect<ReadonlyArray<Invoice>>
    readonly invoiceFacts: (subscriptionId: string) => Effect.Effect<ReadonlyArray<InvoiceFact>>
  }
>()("core/subscription/Payments") {}

/**
 * Port. Who had a trial, by keyed hashes of the unaliased address, the provider's customer id and its card
 * fingerprint. Hashes outlive the account; whose they were does not.
 */
export class TrialRedemptions extends Context.Service<
  TrialRedemptions,
  {
    /** Ties an account's address to it, so that its trial also uses up that address. */
    readonly remember: (userId: string, email: string) => Effect.Effect<void>
    /** Whether another account of the same address had a trial. */
    readonly usedByAnother: (userId: string, email: string) => Effect.Effect<boolean>
    /** Uses up the trial of this person; false when another account did before. Repeating it changes nothing. */
    readonly claim: (trial: {
      readonly userId: string
      readonly customerId: string
      readonly email: string | null
      /** Of the card, where the provider says that two payments were made with the same one. */
      readonly cardFingerprint: string | null
    }) => Effect.Effect<boolean>
    /** Makes the account's hashes anonymous, for its erasure. */
    readonly forget: (userId: string) => Effect.Effect<void>
  }
>()("core/subscription/TrialRedemptions") {}
