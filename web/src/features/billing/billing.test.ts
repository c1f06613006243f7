import { expect, test } from "vitest"
import { dayOf } from "#lib/words.ts"
import { type Billing, statusSentence } from "./billing.ts"

const later = "2026-11-27T09:12:00.000Z"
const trial: Billing = {
  tier: "creator_pro",
  status: "trialing",
  billing: "monthly",
  accessUntil: later,
  nextBillingAt: later,
  cancelledAt: null,
  trialEndsAt: later,
  trialBox: "days_left",
  trialDay: 3,
  trialDaysLeft: 5,
  nextAmountCents: 1900,
  scheduledChange: null,
  mayCancel: true,
  mayResume: false,
  paysFor: "creator_pro",
  hasPortal: true,
}

test("a trial names its day, the next charge and the way out", () => {
  expect(statusSentence(trial, true)).toBe(
    `Creator Pro trial, day 3 of 7. $19 on ${dayOf(later)} unless you cancel.`,
  )
})

test("a cancelled trial promises no charge", () => {
  const cancelled: Billing = {
    ...trial,
    status: "cancelled",
    trialBox: "cancelled",
    nextBillingAt: null,
    nextAmountCents: null,
  }
  expect(statusSentence(cancelled, true)).toBe(
    `Creator Pro until ${dayOf(later)}, then Starter. You will not be charged.`,
  )
})

test("a failed payment says that the plan stays open", () => {
  expect(statusSentence({ ...trial, status: "past_due", trialBox: null }, true)).toContain(
    "Your last payment failed. Creator Pro stays open",
  )
})

test("a plan that was given by an admin names no price", () => {
  const given: Billing = {
    ...trial,
    status: "active",
    trialBox: null,
    nextBillingAt: null,
    nextAmountCents: null,
    accessUntil: null,
    paysFor: null,
    mayCancel: false,
    hasPortal: false,
  }
  expect(statusSentence(given, false)).toBe("Creator Pro.")
})

const ended: Billing = {
  ...trial,
  tier: "freemium",
  status: "expired",
  billing: null,
  trialBox: null,
  accessUntil: null,
  nextBillingAt: null,
  nextAmountCents: null,
  paysFor: null,
}

test("after a refund nothing is promised before the provider has been told", () => {
  expect(statusSentence(ended, true)).toBe(
    "Starter. Your earlier plan has ended. The payment provider is being told to charge nothing more.",
  )
  expect(statusSentence({ ...ended, mayCancel: false }, true)).toBe(
    "Starter. Your earlier plan has ended, and nothing is charged.",
  )
})

test("a payment that goes on under another tier is named with its sum and its day", () => {
  const kept: Billing = {
    ...ended,
    status: "active",
    tier: "professional",
    paysFor: "creator_pro",
    nextBillingAt: later,
    nextAmountCents: 1900,
  }
  const words = `Creator Pro is still being charged: $19 on ${dayOf(later)}, unless you cancel.`
  expect(statusSentence(kept, true)).toBe(`Professional. ${words}`)
  expect(statusSentence({ ...kept, tier: "admin" }, true)).toBe(`Admin. ${words}`)
  expect(statusSentence({ ...kept, tier: "freemium" }, true)).toBe(
    `Starter. Your earlier plan has ended. ${words}`,
  )
})

test("a paused subscription says so", () => {
  expect(statusSentence({ ...ended, status: "paused" }, true)).toContain("Your subscription is paused")
})
