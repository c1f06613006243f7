import * as DateTime from "effect/DateTime"
import { describe, expect, test } from "vitest"
import { at, factOf, invoiceOf, known } from "#testing/subscription/given.ts"
import { entitlementAt } from "./access.ts"
import { subscription } from "./decider.ts"

describe("access of one subscription", () => {
  test("an account of which nothing is known is on the Starter plan", () => {
    expect(entitlementAt(subscription.initial, at("2026-11-20T09:00:00Z"))).toMatchObject({
      tier: "freemium",
      status: "incomplete",
      hasUsedTrial: false,
      requiresPlanSelection: false,
    })
  })

  test("a trial is Creator Pro for exactly 168 hours, whatever the provider's end date says", () => {
    const state = known(
      factOf({ status: "trialing", startedAt: "2026-11-20T09:00:00Z", trialEndsAt: "2026-12-20T09:00:00Z" }),
    )
    expect(entitlementAt(state, at("2026-11-27T08:59:59.999Z"))).toMatchObject({
      tier: "creator_pro",
      status: "trialing",
    })
    expect(entitlementAt(state, at("2026-11-27T09:00:00Z"))).toMatchObject({
      tier: "freemium",
      status: "expired",
      requiresPlanSelection: true,
    })
  })

  test("a trial that starts on the last day of a month lives past the month's end", () => {
    const state = known(factOf({ status: "trialing", startedAt: "2028-02-26T12:00:00Z" }))
    expect(entitlementAt(state, at("2028-03-01T00:00:00Z")).tier).toBe("creator_pro")
    expect(
      DateTime.formatIso(
        entitlementAt(state, at("2028-03-01T00:00:00Z")).trialEndsAt ?? at("1970-01-01T00:00:00Z"),
      ),
    ).toBe("2028-03-04T12:00:00.000Z")
  })

  test("cancelling keeps access to the end of the paid period", () => {
    const state = known(
      factOf({ status: "active", renewsAt: "2026-12-20T09:00:00Z", updatedAt: "2026-11-20T09:00:00Z" }),
      factOf({ status: "cancelled", endsAt: "2026-12-20T09:00:00Z", updatedAt: "2026-11-25T09:00:00Z" }),
    )
    expect(entitlementAt(state, at("2026-12-20T08:59:59Z"))).toMatchObject({
      tier: "creator_pro",
      status: "cancelled",
      nextBillingAt: null,
    })
    expect(entitlementAt(state, at("2026-12-20T09:00:00Z")).tier).toBe("freemium")
  })

  describe("cancelling a subscription whose card failed", () => {
    const paid = factOf({
      status: "active",
      startedAt: "2026-10-01T09:00:00Z",
      renewsAt: "2026-11-01T09:00:00Z",
      updatedAt: "2026-10-01T09:00:00Z",
    })
    const failed = factOf({
      status: "past_due",
      startedAt: "2026-10-01T09:00:00Z",
      renewsAt: "2026-12-01T09:00:00Z",
      updatedAt: "2026-11-01T09:00:05Z",
    })
    const cancelled = factOf({
      status: "cancelled",
      startedAt: "2026-10-01T09:00:00Z",
      renewsAt: "2026-12-01T09:00:00Z",
      endsAt: "2026-12-01T09:00:00Z",
      updatedAt: "2026-11-02T09:00:00Z",
    })
    const renewal = (status: "pending" | "paid") =>
      invoiceOf({
        invoiceId: "invoice-2",
        reason: "renewal",
        status,
        createdAt: "2026-11-01T09:00:03Z",
        updatedAt: status === "paid" ? "2026-11-02T08:00:00Z" : "2026-11-01T09:00:05Z",
      })

    test("keeps access as long as not cancelling it would, and not to the end of what nobody paid", () => {
      for (const state of [known(paid, failed), known(paid, failed, cancelled, renewal("pending"))]) {
        expect(entitlementAt(state, at("2026-11-15T08:59:59Z")).tier).toBe("creator_pro")
        expect(entitlementAt(state, at("2026-11-15T09:00:00Z"))).toMatchObject({
          tier: "freemium",
          status: "expired",
          requiresPlanSelection: true,
        })
      }
      const { accessUntil } = entitlementAt(known(paid, failed, cancelled), at("2026-11-03T09:00:00Z"))
      expect(accessUntil).toEqual(at("2026-11-15T09:00:00Z"))
    })

    test("keeps what was paid for after all, also when only the payment was heard of", () => {
      const state = known(paid, cancelled, renewal("paid"))
      expect(entitlementAt(state, at("2026-12-01T08:59:59Z"))).toMatchObject({
        tier: "creator_pro",
        status: "cancelled",
      })
      expect(entitlementAt(state, at("2026-12-01T09:00:00Z")).tier).toBe("freemium")
    })
  })

  test("a full refund of the current period ends access at once, a partial one changes nothing", () => {
    const paid = factOf({
      status: "active",
      renewsAt: "2026-12-20T09:00:00Z",
      updatedAt: "2026-11-20T09:00:00Z",
    })
    const partial = known(paid, invoiceOf({ status: "partial_refund", refundedAt: "2026-11-22T09:00:00Z" }))
    const full = known(paid, invoiceOf({ status: "refunded", refundedAt: "2026-11-22T09:00:00Z" }))
    expect(entitlementAt(partial, at("2026-11-23T09:00:00Z"))).toMatchObject({
      tier: "creator_pro",
      status: "active",
    })
    expect(entitlementAt(full, at("2026-11-23T09:00:00Z")).tier).toBe("freemium")
  })
})
