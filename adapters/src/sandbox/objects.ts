import { createHash } from "node:crypto"
import { planNames, priceInCents } from "@rounds/core/plan/catalogue.ts"
import { type Variant, variantById } from "#payments/variants.ts"
import { sandboxShop } from "./shop.ts"

export type Attributes = { readonly [name: string]: unknown }

/** Test cards: what the number decides. */
export const testCards = {
  "4242424242424242": "approves",
  "5555555555554444": "approves",
  "4000000000000002": "declines",
  "4000000000003220": "needs_action",
} as const
export type CardNumber = keyof typeof testCards

/** Cards that the sandbox knows again, whoever pays with them; the others count as a new card each time. */
const recognised: ReadonlySet<CardNumber> = new Set(["5555555555554444"])

/** What tells two payments of one card from those of two; null for a card that is not known again. */
export const fingerprintOf = (card: CardNumber): string | null =>
  recognised.has(card) ? createHash("sha256").update(`sandbox card ${card}`).digest("hex") : null

export const isTestCard = (number: string): number is CardNumber => Object.hasOwn(testCards, number)

/** What the sandbox knows about a subscription and does not show. */
export interface Keeping {
  readonly user_id: string
  readonly card: CardNumber
  /** Part of the portal's address, so that only whoever was given the link can open it. */
  readonly portal_key: string
  /** The first billing date, from which all others are counted, and for how many months was paid. */
  readonly anchor: string
  readonly months: number
  readonly failures: number
  /** When the billing clock has to look at it; null when it is over. */
  readonly due_at: string | null
}

export interface SandboxSubscription {
  readonly id: string
  readonly attributes: SubscriptionAttributes
  readonly private: Keeping
}

export interface SubscriptionAttributes extends Attributes {
  readonly order_id: number
  readonly customer_id: number
  readonly variant_id: number
  readonly user_email: string
  readonly status: "on_trial" | "active" | "paused" | "past_due" | "unpaid" | "cancelled" | "expired"
  readonly trial_ends_at: string | null
  readonly renews_at: string
  readonly ends_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly urls: Attributes & { readonly customer_portal: string }
}

export const formatted = (status: string): string => {
  const words = status.replaceAll("_", " ")
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export const variantFor = (id: number): Variant => {
  const variant = variantById(sandboxShop, String(id))
  if (variant === undefined) throw new Error(`The sandbox sells no variant ${id}`)
  return variant
}

export const priceOf = (variantId: number): number => {
  const { tier, billing } = variantFor(variantId)
  return priceInCents(tier, billing)
}

export const productOf = (variantId: number): { readonly product: string; readonly variant: string } => {
  const { tier, billing } = variantFor(variantId)
  return { product: planNames[tier], variant: billing === "monthly" ? "Monthly" : "Yearly" }
}

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const amounts = (total: number, refunded: number) => ({
  currency: "USD",
  currency_rate: "1.00000000",
  subtotal: total,
  discount_total: 0,
  tax: 0,
  tax_inclusive: false,
  total,
  refunded_amount: refunded,
  subtotal_usd: total,
  discount_total_usd: 0,
  tax_usd: 0,
  total_usd: total,
  refunded_amount_usd: refunded,
  subtotal_formatted: money(total),
  discount_total_formatted: money(0),
  tax_formatted: money(0),
  total_formatted: money(total),
  refunded_amount_formatted: money(refunded),
})

/** The first order; a trial's is free. */
export const orderAttributes = (order: {
  readonly id: number
  readonly customerId: number
  readonly variantId: number
  readonly email: string
  readonly name: string
  readonly total: number
  readonly at: string
}): Attributes => {
  const { product, variant } = productOf(order.variantId)
  return {
    store_id: Number(sandboxShop.storeId),
    customer_id: order.customerId,
    identifier: crypto.randomUUID(),
    order_number: order.id,
    user_name: order.name,
    user_email: order.email,
    ...amounts(order.total, 0),
    setup_fee: 0,
    tax_name: "",
    tax_rate: "0.00",
    status: "paid",
    status_formatted: "Paid",
    refunded: false,
    refunded_at: null,
    first_order_item: {
      id: order.id,
      order_id: order.id,
      product_id: Math.floor(order.variantId / 100),
      variant_id: order.variantId,
      product_name: product,
      variant_name: variant,
      price: order.total,
      quantity: 1,
      created_at: order.at,
      updated_at: order.at,
      test_mode: true,
    },
    urls: { receipt: null },
    created_at: order.at,
    updated_at: order.at,
    test_mode: true,
  }
}

/** A payment of a subscription. */
export const invoiceAttributes = (
  { id, attributes }: SandboxSubscription,
  invoice: {
    readonly reason: "initial" | "renewal"
    readonly status: "paid" | "pending"
    readonly total: number
    readonly at: string
    readonly receiptUrl: string | null
  },
): Attributes => ({
  store_id: Number(sandboxShop.storeId),
  subscription_id: Number(id),
  customer_id: attributes.customer_id,
  user_name: attributes["user_name"],
  user_email: attributes.user_email,
  billing_reason: invoice.reason,
  card_brand: "visa",
  card_last_four: attributes["card_last_four"],
  ...amounts(invoice.total, 0),
  status: invoice.status,
  status_formatted: formatted(invoice.status),
  refunded: false,
  refunded_at: null,
  urls: { invoice_url: invoice.receiptUrl },
  created_at: invoice.at,
  updated_at: invoice.at,
  test_mode: true,
})

/** The same payment after giving back `amount` cents; giving back all of it makes it `refunded`. */
export const refundedAttributes = (paid: Attributes, amount: number, at: string): Attributes => {
  const total = Number(paid["total"])
  const full = amount >= total
  return {
    ...paid,
    ...amounts(total, amount),
    status: full ? "refunded" : "partial_refund",
    status_formatted: full ? "Refunded" : "Partial refund",
    refunded: full,
    refunded_at: at,
    updated_at: at,
  }
}
