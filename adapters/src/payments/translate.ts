import type { InvoiceFact, Origin, ProviderStatus } from "@rounds/core/subscription/facts.ts"
import type { Invoice, KnownPlan, Reported } from "@rounds/core/subscription/ports.ts"
import * as DateTime from "effect/DateTime"
import type { InvoiceResource, OrderResource, SubscriptionResource } from "./lemonsqueezy.wire.ts"
import { type Shop, variantById } from "./variants.ts"

/** `unpaid` is past due for good: no access, though a late payment can still bring it back. */
const statuses: { readonly [S in SubscriptionResource["attributes"]["status"]]: ProviderStatus } = {
  on_trial: "trialing",
  active: "active",
  paused: "paused",
  past_due: "past_due",
  unpaid: "expired",
  cancelled: "cancelled",
  expired: "expired",
}

const at = (iso: string): DateTime.Utc => DateTime.makeUnsafe(iso)
const atOrNull = (iso: string | null): DateTime.Utc | null => (iso === null ? null : at(iso))

const originOf = ({ provider }: Shop, { test_mode: isTest }: { readonly test_mode: boolean }): Origin => ({
  provider,
  mode: isTest ? "test" : "live",
})

/**
 * The provider's subscription in our words; null when it is not of our shop. `readAt`: when we asked, null when told.
 * `known`: the plan of one that we know, should its variant not be on sale any more.
 */
export const toReported = (
  shop: Shop,
  { id, attributes }: SubscriptionResource,
  readAt: DateTime.Utc | null,
  known?: KnownPlan,
): Reported | null => {
  const variant = variantById(shop, attributes.variant_id) ?? known
  if (variant === undefined || attributes.store_id !== shop.storeId) return null
  return {
    email: attributes.user_email ?? null,
    cardFingerprint: attributes.card_fingerprint ?? null,
    fact: {
      ...originOf(shop, attributes),
      subscriptionId: id,
      customerId: attributes.customer_id,
      orderId: attributes.order_id ?? null,
      tier: variant.tier,
      billing: variant.billing,
      status: statuses[attributes.status],
      startedAt: at(attributes.created_at),
      trialEndsAt: atOrNull(attributes.trial_ends_at),
      renewsAt: atOrNull(attributes.renews_at),
      endsAt: atOrNull(attributes.ends_at),
      updatedAt: at(attributes.updated_at),
      readAt,
      trialAllowed: true,
    },
  }
}

const reasons = { initial: "initial", renewal: "renewal" } as const

/** Fully refunded when the provider says so in either way, or when the amounts do. */
const refundStatus = (
  status: InvoiceFact["status"],
  refunded: boolean,
  amount: number,
  total: number,
): InvoiceFact["status"] => {
  if (status === "pending" || status === "void") return status
  if (status === "refunded" || refunded || (total > 0 && amount >= total)) return "refunded"
  return amount > 0 ? "partial_refund" : status
}

export const toInvoiceFact = (
  shop: Shop,
  { id, attributes }: InvoiceResource,
  readAt: DateTime.Utc | null,
): InvoiceFact => {
  const refunded = attributes.refunded_amount ?? 0
  return {
    ...originOf(shop, attributes),
    invoiceId: id,
    subscriptionId: attributes.subscription_id,
    orderId: null,
    reason:
      attributes.billing_reason === "initial" || attributes.billing_reason === "renewal"
        ? reasons[attributes.billing_reason]
        : "updated",
    status: refundStatus(attributes.status, attributes.refunded, refunded, attributes.total),
    total: attributes.total,
    refunded,
    createdAt: at(attributes.created_at),
    refundedAt: atOrNull(attributes.refunded_at),
    updatedAt: at(attributes.updated_at),
    readAt,
  }
}

const orderStatus = { pending: "pending", failed: "void", fraudulent: "void" } as const

/** An order is the first payment of its subscription. */
export const orderToFact = (shop: Shop, { id, attributes }: OrderResource): InvoiceFact => {
  const refunded = attributes.refunded_amount ?? 0
  const status =
    attributes.status === "pending" || attributes.status === "failed" || attributes.status === "fraudulent"
      ? orderStatus[attributes.status]
      : attributes.status
  return {
    ...originOf(shop, attributes),
    invoiceId: `order-${id}`,
    subscriptionId: null,
    orderId: id,
    reason: "initial",
    status: refundStatus(status, attributes.refunded, refunded, attributes.total),
    total: attributes.total,
    refunded,
    createdAt: at(attributes.created_at),
    refundedAt: atOrNull(attributes.refunded_at),
    updatedAt: at(attributes.updated_at),
    readAt: null,
  }
}

export const toInvoice = (shop: Shop, resource: InvoiceResource): Invoice => {
  const { status, total, refunded, createdAt } = toInvoiceFact(shop, resource, null)
  return {
    id: resource.id,
    status,
    totalCents: total,
    refundedCents: refunded,
    createdAt,
    receiptUrl: resource.attributes.urls?.invoice_url ?? null,
  }
}
