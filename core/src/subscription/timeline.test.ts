import { expect, test } from "vitest"
import { factOf, invoiceOf, record } from "#testing/subscription/given.ts"
import type { InvoiceFact, SubscriptionFact } from "./facts.ts"
import { timelineOf } from "./timeline.ts"

const bought = factOf({ status: "active", orderId: "order-9", renewsAt: "2026-12-20T09:00:00Z" })
const order = (status: "paid" | "refunded", total = 1900) =>
  invoiceOf({
    invoiceId: "order-order-9",
    subscriptionId: null,
    orderId: "order-9",
    status,
    total,
    refunded: status === "refunded" ? total : 0,
    updatedAt: status === "paid" ? "2026-11-20T09:00:00Z" : "2026-11-22T09:00:00Z",
  })
const invoice = (status: "paid" | "refunded") =>
  invoiceOf({
    invoiceId: "invoice-7",
    status,
    refunded: status === "refunded" ? 1900 : 0,
    updatedAt: status === "paid" ? "2026-11-20T09:00:00Z" : "2026-11-22T09:00:00Z",
  })

const texts = (...facts: ReadonlyArray<SubscriptionFact | InvoiceFact>) =>
  timelineOf(record(...facts)).map(({ text }) => text)

test("the first payment is told once, although the provider reports its order and its invoice, in any order", () => {
  const [subscribed, paid, refunded] = [
    "Subscribed to Creator Pro, monthly",
    "Paid $19.00",
    "$19.00 refunded in full",
  ]
  expect(texts(order("paid"), bought, invoice("paid"))).toEqual([paid, subscribed])
  expect(texts(bought, invoice("paid"), order("paid"))).toEqual([subscribed, paid])
  expect(texts(bought, invoice("paid"), order("paid"), order("refunded"), invoice("refunded"))).toEqual([
    subscribed,
    paid,
    refunded,
  ])
})

test("renewals are told one by one", () => {
  const renewal = (n: number) =>
    invoiceOf({
      invoiceId: `invoice-${n}`,
      status: "paid",
      reason: "renewal",
      createdAt: `2026-12-${20 + n}T09:00:00Z`,
      updatedAt: `2026-12-${20 + n}T09:00:00Z`,
    })
  expect(texts(bought, renewal(1), renewal(2)).slice(1)).toEqual(["Paid $19.00", "Paid $19.00"])
})

test("a checkout without a payment claims none", () => {
  expect(texts(order("paid", 0))).toEqual(["Checkout completed; nothing was charged"])
})
