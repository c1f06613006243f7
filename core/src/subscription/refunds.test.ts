import * as DateTime from "effect/DateTime"
import { describe, expect, test } from "vitest"
import { decided, at, factOf, invoiceOf, known } from "#testing/subscription/given.ts"
import { entitlementAt } from "./access.ts"
import { billingFrom } from "./billing.ts"
import type { SubscriptionFact } from "./facts.ts"
import { paidAbove } from "./set-tier.ts"
import { countedIn, type SubscriptionState } from "./state.ts"
import { subscription } from "./decider.ts"
import { unwanted } from "./unwanted.ts"

const trial = factOf({
  status: "trialing",
  trialEndsAt: "2026-11-27T09:00:00Z",
  renewsAt: "2026-11-27T09:00:00Z",
})
const bought = factOf({ status: "active", renewsAt: "2026-12-20T09:00:00Z" })
const refund = invoiceOf({ status: "refunded", refunded: 1900, refundedAt: "2026-11-22T09:00:00Z" })

const ending = (state: SubscriptionState) => unwanted(state).map(({ latest }) => latest.subscriptionId)
const billing = (state: SubscriptionState, iso: string) =>
  billingFrom(entitlementAt(state, at(iso)), state, at(iso))

describe("a refund ends the billing", () => {
  test("a full refund of the current period must be cancelled at the provider, and may be by the account", () => {
    const state = known(bought, refund)
    expect(ending(state)).toEqual(["sub-1"])
    expect(billing(state, "2026-11-23T00:00:00Z")).toMatchObject({
      tier: "freemium",
      status: "expired",
      mayCancel: true,
      mayResume: false,
      hasPortal: true,
      nextBillingAt: null,
      nextAmountCents: null,
      paysFor: null,
    })
  })

  test("a partial refund ends nothing", () => {
    const half = invoiceOf({ status: "partial_refund", refunded: 950, refundedAt: "2026-11-22T09:00:00Z" })
    expect(ending(known(bought, half))).toEqual([])
    expect(billing(known(bought, half), "2026-11-23T00:00:00Z")).toMatchObject({
      tier: "creator_pro",
      mayCancel: true,
      nextAmountCents: 1900,
    })
  })

  test("once it is cancelled there, nothing is left to do, and nothing is offered to resume", () => {
    const cancelled = factOf({
      status: "cancelled",
      renewsAt: "2026-12-20T09:00:00Z",
      endsAt: "2026-12-20T09:00:00Z",
      updatedAt: "2026-11-22T09:00:05Z",
    })
    const state = known(bought, refund, cancelled)
    expect(ending(state)).toEqual([])
    expect(billing(state, "2026-11-23T00:00:00Z")).toMatchObject({
      tier: "freemium",
      mayCancel: false,
      mayResume: false,
      hasPortal: true,
    })
  })

  test.each(["past_due", "paused"] as const)("a refund ends the billing of one that is %s", (status) => {
    const later = factOf({ status, renewsAt: "2026-12-23T09:00:00Z", updatedAt: "2026-12-20T09:00:01Z" })
    expect(ending(known(bought, later, refund))).toEqual(["sub-1"])
    expect(billing(known(bought, later, refund), "2026-12-21T00:00:00Z")).toMatchObject({
      tier: "freemium",
      mayCancel: true,
      hasPortal: true,
    })
  })

  test("until a change of plan comes about, the plan of now is the one that is paid for", () => {
    const upgraded = factOf({
      status: "active",
      tier: "professional",
      renewsAt: "2026-12-20T09:00:00Z",
      updatedAt: "2026-11-21T09:00:00Z",
    })
    expect(billing(known(bought, upgraded), "2026-11-22T00:00:00Z")).toMatchObject({
      tier: "creator_pro",
      paysFor: "creator_pro",
      nextAmountCents: 4900,
      scheduledChange: { tier: "professional" },
    })
    expect(billing(known(bought, upgraded), "2026-12-20T09:00:00Z")).toMatchObject({
      tier: "professional",
      paysFor: "professional",
    })
  })

  test("a refund of a plan whose change is scheduled ends it all the same", () => {
    const upgraded = factOf({
      status: "active",
      tier: "professional",
      renewsAt: "2026-12-20T09:00:00Z",
      updatedAt: "2026-11-21T09:00:00Z",
    })
    expect(ending(known(bought, upgraded, refund))).toEqual(["sub-1"])
  })

  test("subscribing ends the trial, so that a refund of the purchase ends access at once", () => {
    const ended = factOf({
      status: "cancelled",
      trialEndsAt: "2026-11-27T09:00:00Z",
      renewsAt: "2026-11-27T09:00:00Z",
      endsAt: "2026-11-27T09:00:00Z",
      updatedAt: "2026-11-21T09:00:05Z",
    })
    const second = factOf({
      subscriptionId: "sub-2",
      orderId: "order-2",
      status: "active",
      startedAt: "2026-11-21T09:00:00Z",
      renewsAt: "2026-12-21T09:00:00Z",
      updatedAt: "2026-11-21T09:00:00Z",
    })
    const given = invoiceOf({
      invoiceId: "invoice-2",
      subscriptionId: "sub-2",
      status: "refunded",
      refunded: 1900,
      createdAt: "2026-11-21T09:00:00Z",
      refundedAt: "2026-11-22T09:00:00Z",
    })
    const state = known(trial, ended, second, given)
    expect(ending(state)).toEqual(["sub-2"])
    expect(billing(state, "2026-11-22T08:59:59Z")).toMatchObject({ tier: "creator_pro", status: "active" })
    expect(billing(state, "2026-11-22T09:00:00Z")).toMatchObject({
      tier: "freemium",
      status: "expired",
      mayResume: false,
      mayCancel: true,
      trialBox: null,
    })
  })
})

describe("a tier set by an admin", () => {
  const set = (state: SubscriptionState, tier: "freemium" | "professional", iso: string) =>
    decided(state, { _tag: "SetTier", tier }, at(iso)).reduce(subscription.evolve, state)

  test("counts over what had begun by then, and not over what was bought after it", () => {
    const professional = factOf({
      tier: "professional",
      status: "active",
      startedAt: "2026-11-01T09:00:00Z",
      renewsAt: "2026-12-01T09:00:00Z",
      updatedAt: "2026-11-01T09:00:00Z",
    })
    const cancelled = factOf({
      tier: "professional",
      status: "cancelled",
      startedAt: "2026-11-01T09:00:00Z",
      renewsAt: "2026-12-01T09:00:00Z",
      endsAt: "2026-12-01T09:00:00Z",
      updatedAt: "2026-11-10T10:00:00Z",
    })
    const later = factOf({
      subscriptionId: "sub-2",
      orderId: "order-2",
      status: "active",
      startedAt: "2026-11-11T09:00:00Z",
      renewsAt: "2026-12-11T09:00:00Z",
      updatedAt: "2026-11-11T09:00:00Z",
    })
    const lowered = set(known(professional, cancelled), "freemium", "2026-11-10T09:00:00Z")
    expect(entitlementAt(lowered, at("2026-11-10T12:00:00Z")).tier).toBe("freemium")
    const paid = decided(lowered, { _tag: "RecordSubscription", fact: later }).reduce(
      subscription.evolve,
      lowered,
    )
    for (const iso of ["2026-11-11T09:00:00Z", "2026-11-20T00:00:00Z", "2026-12-02T00:00:00Z"]) {
      expect(entitlementAt(paid, at(iso))).toMatchObject({ tier: "creator_pro", status: "active" })
    }
  })

  test("below what is paid leaves the payment in sight, with its plan, sum and date, and a way to cancel it", () => {
    const state = set(known(bought), "freemium", "2026-11-21T00:00:00Z")
    expect(billing(state, "2026-11-22T00:00:00Z")).toMatchObject({
      tier: "freemium",
      paysFor: "creator_pro",
      nextBillingAt: "2026-12-20T09:00:00.000Z",
      nextAmountCents: 1900,
      mayCancel: true,
      hasPortal: true,
    })
  })

  test("is below what is paid only when something of a higher plan goes on", () => {
    expect(paidAbove(known(bought), "freemium")?.latest.subscriptionId).toBe("sub-1")
    expect(paidAbove(known(bought), "creator_pro")).toBeUndefined()
    expect(paidAbove(known(bought), "professional")).toBeUndefined()
    expect(paidAbove(known(bought), "admin")).toBeUndefined()
    const over = factOf({ status: "expired", updatedAt: "2026-11-25T09:00:00Z" })
    expect(paidAbove(known(bought, over), "freemium")).toBeUndefined()
  })
})

describe("money of another kind", () => {
  const live = { provider: "lemonsqueezy", mode: "live" } as const
  const play = { provider: "sandbox", mode: "test" } as const

  test("what was stored before facts said where they come from is play money", () => {
    expect(bought).toMatchObject(play)
    expect(refund).toMatchObject(play)
  })

  test("play money grants nothing where real money is taken, and the other way round", () => {
    const real = factOf({ ...live, status: "active", renewsAt: "2026-12-20T09:00:00Z" })
    const tier = (state: SubscriptionState) => entitlementAt(state, at("2026-11-22T00:00:00Z")).tier
    expect(tier(countedIn(known(bought), live))).toBe("freemium")
    expect(tier(countedIn(known(bought), play))).toBe("creator_pro")
    expect(tier(countedIn(known(real), live))).toBe("creator_pro")
    expect(tier(countedIn(known(real), play))).toBe("freemium")
  })

  test("two providers may use one id without their news being mixed", () => {
    const real = factOf({ ...live, status: "expired", updatedAt: "2026-11-21T09:00:00Z" })
    const state = known(bought, real, { ...refund, ...live })
    expect(state.subscriptions).toHaveLength(2)
    expect(entitlementAt(countedIn(state, play), at("2026-11-23T00:00:00Z")).tier).toBe("creator_pro")
    expect(entitlementAt(countedIn(state, live), at("2026-11-23T00:00:00Z")).tier).toBe("freemium")
  })
})

test("a cancellation keeps its date while later messages come, and a new one has its own", () => {
  const cancelled = (updatedAt: string) =>
    factOf({ status: "cancelled", endsAt: "2026-12-20T09:00:00Z", updatedAt })
  const since = (...facts: ReadonlyArray<SubscriptionFact>) => {
    const { cancelledAt } = entitlementAt(known(bought, ...facts), at("2026-12-01T00:00:00Z"))
    return cancelledAt === null ? null : DateTime.formatIso(cancelledAt)
  }
  const [first, again] = ["2026-11-25T09:00:00Z", "2026-11-26T09:00:00Z"]
  expect(since(cancelled(first), cancelled(again))).toBe("2026-11-25T09:00:00.000Z")
  expect(since(cancelled(again), cancelled(first))).toBe("2026-11-25T09:00:00.000Z")
  const resumed = factOf({
    status: "active",
    renewsAt: "2026-12-20T09:00:00Z",
    updatedAt: "2026-11-25T12:00:00Z",
  })
  for (const order of [
    [cancelled(first), resumed, cancelled(again)],
    [cancelled(again), cancelled(first), resumed],
  ]) {
    expect(since(...order)).toBe("2026-11-26T09:00:00.000Z")
  }
})
