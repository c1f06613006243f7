import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { known } from "#testing/subscription/given.ts"
import { anyHistory, instants } from "#testing/subscription/lives.ts"
import { entitlementAt } from "./access.ts"
import { billingFrom, goingOn, resumable } from "./billing.ts"
import type { InvoiceFact } from "./facts.ts"
import { unwanted } from "./unwanted.ts"

/** Random histories, and some of them with a tier that an admin set in between. */
const anyState = fc
  .tuple(
    anyHistory,
    fc.option(
      fc.record({
        hours: fc.integer({ min: 0, max: 240 }),
        tier: fc.constantFrom("freemium" as const, "creator_pro" as const, "professional" as const),
      }),
    ),
  )
  .map(([history, tierSet]) => {
    const state = known(...history)
    const when = DateTime.makeUnsafe(Date.parse("2026-01-31T09:00:00Z") + (tierSet?.hours ?? 0) * 3_600_000)
    return tierSet === null ? state : { ...state, tierSet: { tier: tierSet.tier, at: when } }
  })
const anyInstant = fc.constantFrom(...instants)
const manyRuns = { numRuns: 3_000 }

/** Fully refunded, by the plainest rule: the newest payment of its newest period was given back. */
const isRefunded = (invoices: ReadonlyArray<InvoiceFact>): boolean => {
  const of = (reason: InvoiceFact["reason"]) =>
    invoices.filter((one) => one.reason === reason && one.status !== "pending" && one.status !== "void")
  const newest = of("renewal").toSorted((a, b) => DateTime.Order(b.createdAt, a.createdAt))
  return newest.length > 0
    ? newest[0]?.status === "refunded"
    : of("initial").some((one) => one.status === "refunded")
}

describe("rules that hold for every history", { timeout: 60_000 }, () => {
  test("what may still be charged can be seen and cancelled, whatever the plan of now is", () => {
    fc.assert(
      fc.property(anyState, anyInstant, (state, instant) => {
        const runs = state.subscriptions.some(({ latest }) =>
          ["trialing", "active", "past_due", "paused"].includes(latest.status),
        )
        const shown = billingFrom(entitlementAt(state, instant), state, instant)
        expect(shown.mayCancel).toBe(runs)
        expect(shown.hasPortal || !runs).toBe(true)
      }),
      manyRuns,
    )
  })

  test("at most one subscription goes on, and never one whose money was given back", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const charged = state.subscriptions.filter(
          (one) =>
            ["trialing", "active", "past_due"].includes(one.latest.status) && !unwanted(state).includes(one),
        )
        expect(charged.length).toBeLessThanOrEqual(1)
        expect(goingOn(state)).toBe(charged[0])
        for (const { latest } of charged) {
          const paid = state.invoices.filter((one) => one.subscriptionId === latest.subscriptionId)
          expect(isRefunded(paid)).toBe(false)
        }
      }),
      manyRuns,
    )
  })

  test("a bill that is announced is one that will be charged", () => {
    fc.assert(
      fc.property(anyState, anyInstant, (state, instant) => {
        const { nextBillingAt, nextAmountCents, paysFor } = billingFrom(
          entitlementAt(state, instant),
          state,
          instant,
        )
        expect(nextBillingAt === null).toBe(nextAmountCents === null)
        expect(goingOn(state) === undefined).toBe(paysFor === null)
        const due = nextBillingAt === null ? Infinity : Date.parse(nextBillingAt)
        expect(due).toBeGreaterThanOrEqual(DateTime.toEpochMillis(instant))
      }),
      manyRuns,
    )
  })

  test("what can be resumed is cancelled, grants something now, and is not ended again by us", () => {
    fc.assert(
      fc.property(anyState, anyInstant, (state, instant) => {
        const one = resumable(state, instant)
        if (one === undefined) return
        expect(one.latest.status).toBe("cancelled")
        const paid = state.invoices.filter((invoice) => invoice.subscriptionId === one.latest.subscriptionId)
        expect(isRefunded(paid)).toBe(false)
      }),
      manyRuns,
    )
  })

  test("a tier that was set gives way to what began after it, and to nothing else", () => {
    fc.assert(
      fc.property(anyState, anyInstant, (state, instant) => {
        if (state.tierSet === null) return
        const set = state.tierSet
        const { tier, subscriptionId } = entitlementAt(state, instant)
        const later = state.subscriptions.filter(({ latest }) =>
          DateTime.isLessThan(set.at, latest.startedAt),
        )
        const isLater = later.some(({ latest }) => latest.subscriptionId === subscriptionId)
        const isBought = later.some(({ paid }) => paid !== null)
        const given =
          subscriptionId === null ? tier : isLater ? "by what began after it" : "by what it overruled"
        const may = isBought ? ["freemium"] : later.length === 0 ? [set.tier] : ["freemium", set.tier]
        expect(["by what began after it", ...may]).toContain(given)
      }),
      manyRuns,
    )
  })
})
