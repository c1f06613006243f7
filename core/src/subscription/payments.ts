import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import type { Billing, PaidTier } from "#plan/paid-plan.ts"
import type { InvoiceFact, SubscriptionFact } from "./facts.ts"
import type { PaymentSetupFailed } from "./rejections.ts"

/** A subscription as the provider reports it, with the payer's address for the rule "one trial per person". */
export interface Reported {
  readonly fact: SubscriptionFact
  readonly email: string | null
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
    /** The address of the provider's own checkout page, where the browser goes. */
    readonly createCheckout: (request: CheckoutRequest) => Effect.Effect<string, PaymentSetupFailed>
    readonly read: (subscriptionId: string) => Effect.Effect<Reported | null>
    /** The newest subscriptions of the store, at most 100: finds those whose first message was lost. */
    readonly newest: Effect.Effect<ReadonlyArray<Reported>>
    readonly cancel: (subscriptionId: string) => Effect.Effect<Reported, PaymentSetupFailed>
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
