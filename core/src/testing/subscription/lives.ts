import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import type { InvoiceFact, ProviderStatus, SubscriptionFact } from "#subscription/facts.ts"
import { factOf, invoiceOf } from "./given.ts"

const start = Date.parse("2026-01-31T09:00:00Z")
const hour = 3_600_000

const iso = (millis: number): string => new Date(millis).toISOString()

const statuses: ReadonlyArray<ProviderStatus> = [
  "trialing",
  "active",
  "past_due",
  "paused",
  "cancelled",
  "expired",
]

/** Any news about one of two subscriptions, with many collisions of dates: whole hours of ten days. */
export const anyFact: fc.Arbitrary<SubscriptionFact> = fc
  .record({
    subscription: fc.constantFrom("sub-1", "sub-2"),
    status: fc.constantFrom(...statuses),
    tier: fc.constantFrom("creator_pro" as const, "professional" as const),
    updated: fc.integer({ min: 0, max: 240 }),
    renews: fc.integer({ min: 0, max: 3 }),
    withTrial: fc.boolean(),
  })
  .map(({ subscription, status, tier, updated, renews, withTrial }) =>
    factOf({
      subscriptionId: subscription,
      orderId: `order-of-${subscription}`,
      startedAt: iso(start + (subscription === "sub-1" ? 0 : 48 * hour)),
      status,
      tier,
      trialEndsAt: withTrial || status === "trialing" ? iso(start + 168 * hour) : null,
      renewsAt: iso(start + (168 + renews * 24) * hour),
      endsAt: status === "cancelled" || status === "expired" ? iso(start + 200 * hour) : null,
      updatedAt: iso(start + updated * hour),
    }),
  )

export const anyInvoice: fc.Arbitrary<InvoiceFact> = fc
  .record({
    invoice: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom(
      "paid" as const,
      "pending" as const,
      "refunded" as const,
      "partial_refund" as const,
    ),
    updated: fc.integer({ min: 0, max: 240 }),
  })
  .map(({ invoice, status, updated }) =>
    invoiceOf({
      invoiceId: `invoice-${invoice}`,
      reason: invoice === 1 ? "initial" : "renewal",
      status,
      createdAt: iso(start + invoice * 24 * hour),
      refundedAt: status === "refunded" || status === "partial_refund" ? iso(start + updated * hour) : null,
      updatedAt: iso(start + updated * hour),
    }),
  )

/** Twelve messages of the provider, in any order, some of them twice. */
export const anyHistory: fc.Arbitrary<ReadonlyArray<SubscriptionFact | InvoiceFact>> = fc.array(
  fc.oneof({ weight: 3, arbitrary: anyFact }, { weight: 1, arbitrary: anyInvoice }),
  { minLength: 12, maxLength: 12 },
)

/** Instants around everything that can happen in those histories. */
export const instants: ReadonlyArray<DateTime.Utc> = [-1, 0, 100, 167.999, 168, 200, 240, 400, 600, 1000].map(
  (hours) => DateTime.makeUnsafe(start + hours * hour),
)
