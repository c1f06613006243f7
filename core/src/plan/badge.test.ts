import fc from "fast-check"
import { expect, test } from "vitest"
import type { SubscriptionStatus } from "./entitlement.ts"
import { planBadge, seesUpgrade, upgradeWording } from "./badge.ts"
import { priceInCents } from "./catalogue.ts"
import { yearlyTotal } from "./prices.ts"
import type { Tier } from "./tier.ts"
import { daysLeft, trialBox, trialDay } from "./trial-day.ts"

const viewer = (tier: Tier, status: SubscriptionStatus = "active", hasUsedTrial = true) => ({
  tier,
  status,
  hasUsedTrial,
  isAdmin: tier === "admin",
})

test.each([
  ["admin", "active", "Admin", false],
  ["creator_pro", "trialing", "Creator Pro Trial", true],
  ["professional", "trialing", "Trial", true],
  ["freemium", "incomplete", "Starter", true],
  ["creator_pro", "active", "Creator Pro", true],
  ["creator_pro", "cancelled", "Creator Pro", true],
  ["professional", "active", "Professional", false],
  ["free", "incomplete", "Free", true],
] as const)("%s, %s: badge %s, sees Upgrade: %s", (tier, status, badge, upgrade) => {
  expect(planBadge(viewer(tier, status))).toBe(badge)
  expect(seesUpgrade(viewer(tier, status))).toBe(upgrade)
})

test("an admin never sees Upgrade, whatever the tier", () => {
  expect(seesUpgrade({ ...viewer("freemium"), isAdmin: true })).toBe(false)
})

test("the trial is offered only to those who have not had one", () => {
  expect(upgradeWording(null)).toEqual({ short: "Try 7 Days FREE", long: "Unlock Creator Pro - 7 Days FREE" })
  expect(upgradeWording(viewer("freemium", "incomplete", false)).short).toBe("Try 7 Days FREE")
  expect(upgradeWording(viewer("freemium", "expired", true)).short).toBe("Upgrade Now")
})

test("Day N of 7 stays within 1 and 7 at any instant, and days left never go below 0", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (trialEndsAt, now) => {
      expect(daysLeft(trialEndsAt, now)).toBeGreaterThanOrEqual(0)
      expect(trialDay(trialEndsAt, now)).toBeGreaterThanOrEqual(1)
      expect(trialDay(trialEndsAt, now)).toBeLessThanOrEqual(7)
    }),
  )
})

test("the seven days of a trial are numbered one after another", () => {
  const end = Date.parse("2026-11-27T09:00:00Z")
  const day = 86_400_000
  expect([0, 1, 2, 3, 4, 5, 6].map((n) => trialDay(end, end - 7 * day + n * day))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ])
  expect(trialDay(end, end)).toBe(7)
  expect(daysLeft(end, end - 1)).toBe(1)
})

test("the profile shows days left, then Trial Cancelled, then neither, and neither of what was paid", () => {
  const trial = {
    trialEndsAt: 1000,
    status: "trialing" as SubscriptionStatus,
    cancelledAt: null,
    accessUntil: 1000,
  }
  expect(trialBox(trial, 0)).toBe("days_left")
  expect(trialBox({ ...trial, status: "cancelled" }, 0)).toBe("cancelled")
  expect(trialBox({ ...trial, status: "cancelled" }, 1000)).toBe(null)
  expect(trialBox({ ...trial, status: "active" }, 0)).toBe(null)
  expect(trialBox({ ...trial, status: "cancelled", accessUntil: 1001 }, 0)).toBe(null)
})

test("a year costs twelve times the lower monthly price", () => {
  expect(priceInCents("creator_pro", "monthly")).toBe(1900)
  expect(priceInCents("creator_pro", "yearly")).toBe(18_000)
  expect(priceInCents("professional", "yearly")).toBe(46_800)
  expect(yearlyTotal({ yearlyPrice: 39 })).toBe(468)
})
