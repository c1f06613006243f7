import { expect, test } from "vitest"
import type { InvoiceFact } from "#subscription/facts.ts"
import { paid, reached, standing } from "#testing/notification/standing.ts"
import { at, invoiceOf } from "#testing/subscription/given.ts"
import { noticesOf } from "./decide.ts"

// The provider's order names no subscription, and its invoice no order.
const firstOrder = {
  invoiceId: "order-1",
  orderId: "order-1",
  subscriptionId: null,
  reason: "initial",
} as const
const firstInvoice = { invoiceId: "77", orderId: null, subscriptionId: "sub-1", reason: "initial" } as const
const aboutOf = (
  _tag: "PaymentReceived" | "PaymentRefunded" | "PaymentPartlyRefunded",
  invoice: InvoiceFact,
) =>
  noticesOf(
    { _tag, invoice, at: at("2026-11-20T09:00:00Z") },
    {
      event: `${_tag} of ${invoice.invoiceId}`,
      ...reached,
      known: standing([paid]),
      now: at("2026-11-20T09:00:00Z"),
    },
  ).map(({ about }) => about)

test.each([
  ["PaymentReceived", { status: "paid" }],
  ["PaymentPartlyRefunded", { status: "partial_refund", refunded: 500 }],
  ["PaymentRefunded", { status: "refunded", refunded: 1900 }],
] as const)("the first order and the first invoice are one payment: its %s is told once", (tag, what) => {
  const order = aboutOf(tag, invoiceOf({ ...what, ...firstOrder }))
  expect(order).toHaveLength(1)
  expect(aboutOf(tag, invoiceOf({ ...what, ...firstInvoice }))).toEqual(order)
  const renewal = { ...firstInvoice, invoiceId: "78", reason: "renewal" } as const
  expect(aboutOf(tag, invoiceOf({ ...what, ...renewal }))).not.toEqual(order)
})

test("a second part that is refunded is told too", () => {
  const part = (refunded: number) =>
    aboutOf("PaymentPartlyRefunded", invoiceOf({ status: "partial_refund", refunded, ...firstInvoice }))
  expect(part(900)).not.toEqual(part(500))
})
