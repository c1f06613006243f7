import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Billing, PaidTier } from "#plan/paid-plan.ts"
import { BillingState } from "#subscription/billing.ts"
import { InvoiceStatus } from "#subscription/facts.ts"
import {
  NoPlanChangeScheduled,
  NoSubscription,
  NothingToCancel,
  NothingToResume,
  PaymentSetupFailed,
  PlanChangeRefused,
} from "#subscription/rejections.ts"
import { endpoint } from "./endpoint.ts"

export const createCheckout = endpoint({
  method: "POST",
  path: "/api/payments/create-checkout",
  summary: "Begins a purchase, or a change of plan from the next billing cycle on",
  access: "active",
  body: Schema.Struct({
    planId: PaidTier,
    billingFrequency: Billing.pipe(Schema.withDecodingDefaultKey(Effect.succeed("monthly" as const))),
  }),
  success: Schema.Struct({
    /** Where the browser goes: the provider's checkout, or our own billing page when none was needed. */
    checkoutUrl: Schema.String,
    /** Whether the checkout begins with the seven free days. */
    trial: Schema.Boolean,
    billing: BillingState,
  }),
  rejections: Schema.Union([PlanChangeRefused, PaymentSetupFailed, NoSubscription]),
  expensive: true,
  idempotencyKey: "receipt",
})

/** A change of the caller's subscription at the provider; answers how it stands then. */
const change = { method: "POST", access: "active", success: BillingState } as const

/** Also for a suspended account: nobody pays for what they cannot stop. */
export const cancelSubscription = endpoint({
  ...change,
  access: "user",
  path: "/api/payments/cancel-subscription",
  summary: "Ends the renewal; access continues until the period ends",
  rejections: Schema.Union([NothingToCancel, PaymentSetupFailed]),
})

export const resumeSubscription = endpoint({
  ...change,
  path: "/api/payments/resume-subscription",
  summary: "Undoes a cancellation before its period ends",
  rejections: Schema.Union([NothingToResume, PaymentSetupFailed]),
})

export const undoPlanChange = endpoint({
  ...change,
  path: "/api/payments/undo-plan-change",
  summary: "Takes back the plan change that was to come with the next billing cycle",
  rejections: Schema.Union([NoPlanChangeScheduled, PaymentSetupFailed]),
})

export const readBilling = endpoint({
  method: "GET",
  path: "/api/payments/billing",
  summary: "What the billing card says",
  access: "user",
  success: BillingState,
})

export const readPortal = endpoint({
  method: "GET",
  path: "/api/payments/portal",
  summary: "The provider's page for card and receipts; the address expires",
  access: "user",
  success: Schema.Struct({ url: Schema.String }),
  rejections: NoSubscription,
})

export const readInvoices = endpoint({
  method: "GET",
  path: "/api/payments/invoices",
  summary: "Payments, newest first",
  access: "user",
  success: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      status: InvoiceStatus,
      totalCents: Schema.Int,
      refundedCents: Schema.Int,
      createdAt: Schema.String,
      receiptUrl: Schema.NullOr(Schema.String),
    }),
  ),
})
