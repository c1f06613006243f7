import type * as DateTime from "effect/DateTime"
import type { InvoiceFact } from "#subscription/facts.ts"
import type { Notice } from "./kinds.ts"
import { accessOf, type Known, paidBy } from "./standing.ts"

/**
 * Which payment it is. The first order and the first invoice are one: the order names no subscription and the invoice no
 * order, but what is known of the subscription names both.
 */
const paymentOf = (invoice: InvoiceFact, known: Known): string => {
  const { provider, orderId, invoiceId, subscriptionId, reason } = invoice
  const order = orderId ?? paidBy(known, invoice)?.orderId ?? null
  const first = order === null ? (subscriptionId ?? invoiceId) : `order:${order}`
  return `${provider}:${reason === "initial" ? `first:${first}` : invoiceId}`
}

/** Of one payment so much is given back once, whichever message says it. */
const aboutRefund = (invoice: InvoiceFact, known: Known) => ({
  about: `payment_refunded:${paymentOf(invoice, known)}:${invoice.refunded}`,
  inTestMode: invoice.mode === "test",
})

/** A refund of the whole payment, and what it means for the plan. */
export const refunded = (invoice: InvoiceFact, known: Known, now: DateTime.Utc): Notice => {
  const fact = paidBy(known, invoice)
  const about = aboutRefund(invoice, known)
  const amount = invoice.refunded
  return fact !== undefined && accessOf(known, fact, now)?.because === "refunded"
    ? { ...about, kind: "plan_refunded", values: { amount, plan: fact.tier } }
    : { ...about, kind: "payment_refunded", values: { amount } }
}

/** A payment that arrived. */
export const received = (invoice: InvoiceFact, known: Known): Notice => ({
  kind: "payment_received",
  about: `payment_received:${paymentOf(invoice, known)}`,
  values: { amount: invoice.total },
  inTestMode: invoice.mode === "test",
})

/** A refund of a part of a payment. */
export const partlyRefunded = (invoice: InvoiceFact, known: Known): Notice => ({
  ...aboutRefund(invoice, known),
  kind: "payment_partly_refunded",
  values: { amount: invoice.refunded },
})
