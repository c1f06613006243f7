import { atomically } from "@rounds/core/kernel/atomically.ts"
import type { Billing, PaidTier } from "@rounds/core/plan/paid-plan.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { variantOf } from "#payments/variants.ts"
import { sandboxShop } from "./shop.ts"
import { wire } from "./billing-date.ts"
import {
  customerOf,
  due,
  list,
  load,
  nextId,
  openBill,
  type SandboxObject,
  save,
  subscriptionOf,
} from "./books.ts"
import { tell } from "./deliveries.ts"
import { begin } from "./begin.ts"
import { fallDue } from "./billing-step.ts"
import type { Step } from "./step.ts"
import {
  type CardNumber,
  invoiceAttributes,
  orderAttributes,
  priceOf,
  refundedAttributes,
  type SandboxSubscription,
} from "./objects.ts"

/** What a checkout was opened for. */
export interface CheckoutPlan {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly variantId: number
  readonly trial: boolean
}

/** Opens a checkout; gives its id. Ids cannot be guessed, since whoever opens the page can buy. */
export const openCheckout = Effect.fn("sandbox.openCheckout")(function* (plan: CheckoutPlan) {
  const id = crypto.randomUUID()
  const now = yield* Clock.currentTimeMillis
  yield* save({ type: "checkouts", id, attributes: { ...plan, created_at: wire(now) }, private: {} }, now)
  return id
})

export const checkoutFor = (given: {
  readonly userId: string
  readonly email: string
  readonly name: string | null
  readonly tier: PaidTier
  readonly billing: Billing
  readonly trial: boolean
}): CheckoutPlan => ({
  userId: given.userId,
  email: given.email,
  name: given.name ?? "",
  variantId: Number(variantOf(sandboxShop, given.tier, given.billing)?.id),
  trial: given.trial,
})

const customer = Effect.fnUntraced(function* (email: string, name: string, now: number) {
  const known = yield* customerOf(email)
  if (known !== null) return known
  const id = yield* nextId
  yield* save({ type: "customers", id, attributes: { email, name }, private: {} }, now)
  return id
})

/** The page of one payment: it lies behind the same key as the portal of its subscription. */
const receiptOf = ({ attributes }: SandboxSubscription, invoiceId: string): string | null => {
  const { customer_portal: portal } = attributes.urls
  return portal.replace("/sandbox/portal/", `/sandbox/receipt/${invoiceId}/`)
}

/** Stores a step and sends its messages, in one transaction with whatever surrounds it. */
const take = Effect.fnUntraced(function* ({ subscription, events, payment }: Step, now: number) {
  yield* save({ ...subscription, type: "subscriptions", private: { ...subscription.private } }, now)
  const told = (eventName: string) =>
    tell(
      subscription,
      eventName,
      { type: "subscriptions", id: subscription.id, attributes: subscription.attributes },
      now,
    )
  yield* Effect.forEach(events, told)
  if (payment === null) return subscription
  // A bill that was not paid is tried again and paid at last: it stays one bill.
  const open = payment.reason === "renewal" ? yield* openBill(subscription.id) : null
  const id = open?.id ?? (yield* nextId)
  const billed = invoiceAttributes(subscription, {
    ...payment,
    at: wire(now),
    receiptUrl: receiptOf(subscription, id),
  })
  const attributes = { ...billed, created_at: open?.attributes["created_at"] ?? billed["created_at"] }
  yield* save({ type: "subscription-invoices", id, attributes, private: {} }, now)
  yield* Effect.forEach(payment.events, (eventName) =>
    tell(subscription, eventName, { type: "subscription-invoices", id, attributes }, now),
  )
  return subscription
})

/** Pays a checkout with a card that approves; gives the subscription. A checkout can be paid once. */
export const payCheckout = Effect.fn("sandbox.payCheckout")(function* (
  checkoutId: string,
  payer: {
    readonly email: string
    readonly name: string
    readonly card: CardNumber
    readonly baseUrl: string
    /** For demo accounts: how long ago it was bought. */
    readonly ago?: number
  },
) {
  return yield* atomically(
    Effect.gen(function* () {
      const now = (yield* Clock.currentTimeMillis) - (payer.ago ?? 0)
      const opened = yield* load("checkouts", checkoutId)
      if (opened === null || opened.private["subscription_id"] !== undefined) return null
      const plan = planOf(opened.attributes)
      const customerId = yield* customer(payer.email, payer.name, now)
      const orderId = yield* nextId
      const id = yield* nextId
      const step = begin({
        ...payer,
        id,
        orderId: Number(orderId),
        customerId: Number(customerId),
        variantId: plan.variantId,
        userId: plan.userId,
        trial: plan.trial,
        now,
        portalKey: crypto.randomUUID(),
      })
      const order = orderAttributes({
        id: Number(orderId),
        customerId: Number(customerId),
        variantId: plan.variantId,
        email: payer.email,
        name: payer.name,
        total: plan.trial ? 0 : priceOf(plan.variantId),
        at: wire(now),
      })
      yield* save({ type: "orders", id: orderId, attributes: order, private: { subscription_id: id } }, now)
      yield* tell(step.subscription, "order_created", { type: "orders", id: orderId, attributes: order }, now)
      const subscription = yield* take(step, now)
      yield* save({ ...opened, private: { subscription_id: id } }, now)
      return subscription
    }),
  )
})

export const planOf = (attributes: { readonly [name: string]: unknown }): CheckoutPlan =>
  // A checkout's attributes are only ever written by `openCheckout`.
  attributes as unknown as CheckoutPlan

/** Takes one step with a subscription; null when there is none. */
export const step = Effect.fn("sandbox.step")(function* (
  id: string,
  next: (subscription: SandboxSubscription, now: number) => Step,
) {
  return yield* atomically(
    Effect.gen(function* () {
      const found = yield* load("subscriptions", id)
      if (found === null) return null
      const now = yield* Clock.currentTimeMillis
      return yield* take(next(subscriptionOf(found), now), now)
    }),
  )
})

/** Gives back another `share` (0 to 1) of the newest paid invoice, and of the order when that was the first payment. */
export const refund = Effect.fn("sandbox.refund")(function* (id: string, share: number) {
  return yield* atomically(
    Effect.gen(function* () {
      const found = yield* load("subscriptions", id)
      const invoice = (yield* list("subscription-invoices", id)).find(
        ({ attributes }) => attributes["status"] === "paid" || attributes["status"] === "partial_refund",
      )
      if (found === null) return null
      const now = yield* Clock.currentTimeMillis
      const subscription = subscriptionOf(found)
      const order = yield* load("orders", String(subscription.attributes.order_id))
      const giveBackOrder = Effect.fnUntraced(function* (bought: SandboxObject, amount: number) {
        const given = refundedAttributes(bought.attributes, amount, wire(now))
        yield* save({ ...bought, attributes: given }, now)
        yield* tell(subscription, "order_refunded", { ...bought, attributes: given }, now)
      })
      if (invoice === undefined) {
        // Nothing was paid yet, as in a trial: only the order itself can be taken back, and only as a whole.
        if (order === null || share < 1) return null
        yield* giveBackOrder(order, Number(order.attributes["total"]))
        return subscription
      }
      const total = Number(invoice.attributes["total"])
      const amount = Math.min(
        total,
        Number(invoice.attributes["refunded_amount"]) + Math.round(total * share),
      )
      const attributes = refundedAttributes(invoice.attributes, amount, wire(now))
      yield* save({ ...invoice, attributes }, now)
      yield* tell(subscription, "subscription_payment_refunded", { ...invoice, attributes }, now)
      if (order !== null && invoice.attributes["billing_reason"] === "initial") {
        yield* giveBackOrder(order, amount)
      }
      return subscription
    }),
  )
})

/** Does what has fallen due by the product's clock: first charges, renewals, retries, ends. Gives how many. */
export const runDue = Effect.fn("sandbox.runDue")(function* () {
  let done = 0
  // A long leap of the clock brings several periods of one subscription; 200 rounds bound it.
  for (let round = 0; round < 200; round += 1) {
    const ids = yield* due(wire(yield* Clock.currentTimeMillis))
    if (ids.length === 0) return done
    yield* Effect.forEach(ids, (id) => step(id, fallDue))
    done += ids.length
  }
  return done
})
