import { describe, expect, test } from "vitest"
import type { Tier } from "#plan/tier.ts"
import { commandOf, decided, at, factOf, known } from "#testing/subscription/given.ts"
import { entitlementAt } from "./access.ts"
import { subscription } from "./decider.ts"
import type { SubscriptionFact } from "./facts.ts"
import type { SubscriptionState } from "./state.ts"

const withTier = (state: SubscriptionState, tier: Tier, iso: string) =>
  decided(state, { _tag: "SetTier", tier }, at(iso)).reduce(subscription.evolve, state)

const withNews = (state: SubscriptionState, ...facts: ReadonlyArray<SubscriptionFact>) =>
  facts.reduce((before, fact) => decided(before, commandOf(fact)).reduce(subscription.evolve, before), state)

const bought = factOf({
  status: "active",
  startedAt: "2026-11-11T09:00:00Z",
  renewsAt: "2026-12-11T09:00:00Z",
  updatedAt: "2026-11-11T09:00:00Z",
})
const ended = factOf({
  status: "expired",
  startedAt: "2026-11-11T09:00:00Z",
  renewsAt: "2026-12-11T09:00:00Z",
  updatedAt: "2026-12-26T09:00:00Z",
})

describe("a tier set by an admin", () => {
  test.each(["professional", "freemium"] as const)(
    "%s does not come back when what was bought after it has ended",
    (tier) => {
      const lapsed = withNews(withTier(known(), tier, "2026-11-10T09:00:00Z"), bought, ended)
      expect(entitlementAt(lapsed, at("2026-12-27T09:00:00Z"))).toMatchObject({
        tier: "freemium",
        status: "expired",
        requiresPlanSelection: true,
      })
      const again = withTier(lapsed, tier, "2026-12-28T09:00:00Z")
      expect(entitlementAt(again, at("2026-12-29T09:00:00Z"))).toMatchObject({
        tier,
        requiresPlanSelection: false,
      })
    },
  )

  test("what it overruled does not come back either", () => {
    const older = factOf({
      subscriptionId: "sub-0",
      orderId: "order-0",
      tier: "professional",
      status: "active",
      startedAt: "2026-11-01T09:00:00Z",
      renewsAt: "2027-11-01T09:00:00Z",
      updatedAt: "2026-11-01T09:00:00Z",
    })
    const lapsed = withNews(withTier(known(older), "freemium", "2026-11-10T09:00:00Z"), bought, ended)
    expect(entitlementAt(lapsed, at("2026-12-27T09:00:00Z"))).toMatchObject({
      tier: "freemium",
      status: "expired",
    })
  })

  test("is not taken away by a trial that gives nothing", () => {
    const repeated = factOf({
      status: "trialing",
      trialAllowed: false,
      startedAt: "2026-11-11T09:00:00Z",
      trialEndsAt: "2026-11-18T09:00:00Z",
      updatedAt: "2026-11-11T09:00:00Z",
    })
    const state = withNews(withTier(known(), "professional", "2026-11-10T09:00:00Z"), repeated)
    expect(entitlementAt(state, at("2026-11-12T09:00:00Z"))).toMatchObject({
      tier: "professional",
      status: "active",
    })
  })
})
