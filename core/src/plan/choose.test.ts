import { describe, expect, test } from "vitest"
import type { SubscriptionStatus } from "./entitlement.ts"
import { availabilityFrom, catalogue } from "./catalogue.ts"
import type { PlanId } from "./prices.ts"
import { choosePlan } from "./choose.ts"
import { offerOf } from "./offer.ts"
import type { Tier } from "./tier.ts"
import type { Viewer } from "./viewer.ts"

const onSale = catalogue({ state: "available" })
const waitlist = catalogue({ state: "waitlist", label: "Date to be announced" })

const planIn = (plans: typeof onSale, id: PlanId) => {
  const plan = plans.find((one) => one.id === id)
  if (plan === undefined) throw new Error(id)
  return plan
}

const viewer = (tier: Tier, status: SubscriptionStatus, hasUsedTrial: boolean): Viewer => ({
  tier,
  status,
  hasUsedTrial,
  isAdmin: tier === "admin",
  renews: hasUsedTrial && (status === "active" || status === "past_due"),
  billing: hasUsedTrial && tier !== "freemium" ? "monthly" : null,
  scheduled: null,
})

/** Everyone who can look at the pricing page. */
const viewers = {
  visitor: null,
  "new on freemium": viewer("freemium", "incomplete", false),
  "new on free": viewer("free", "incomplete", false),
  "freemium after a trial": viewer("freemium", "expired", true),
  trialing: viewer("creator_pro", "trialing", true),
  "cancelled trial": viewer("creator_pro", "cancelled", true),
  "Creator Pro": viewer("creator_pro", "active", true),
  "Creator Pro past due": viewer("creator_pro", "past_due", true),
  "Creator Pro cancelled": viewer("creator_pro", "cancelled", true),
  "Creator Pro set by an admin": viewer("creator_pro", "active", false),
  Professional: viewer("professional", "active", true),
  admin: viewer("admin", "active", false),
} as const

const already = "Already Subscribed"
const none = "Plan Change Not Available"
const down = "Downgrade to Free"

/** Section 4 of the specification, row by row: [Starter, Creator Pro, Professional on sale]. */
const rules: { readonly [V in keyof typeof viewers]: readonly [string, string, string] } = {
  visitor: ["sign in", "sign in, remember", "sign in, remember"],
  "new on freemium": [already, "trial", "checkout"],
  "new on free": [already, "trial", "checkout"],
  "freemium after a trial": [already, "checkout", "checkout"],
  trialing: [down, "checkout", "checkout"],
  "cancelled trial": [down, already, "checkout"],
  "Creator Pro": [down, already, "next cycle"],
  "Creator Pro past due": [down, already, "next cycle"],
  "Creator Pro cancelled": [down, already, "checkout"],
  "Creator Pro set by an admin": [down, already, "checkout"],
  Professional: [down, none, already],
  admin: [down, none, none],
}

/** Section 2, the button's words. */
const labels: { readonly [V in keyof typeof viewers]: readonly [string, string, string] } = {
  visitor: ["Start Free", "Start 7-Day Trial", "Start 7-Day Trial"],
  "new on freemium": ["Current Plan", "Upgrade", "Upgrade"],
  "new on free": ["Current Plan", "Upgrade", "Upgrade"],
  "freemium after a trial": ["Current Plan", "Upgrade to unlock more", "Upgrade to unlock more"],
  trialing: ["Downgrade to Free", "Subscribe Now", "Upgrade"],
  "cancelled trial": ["Already upgraded", "Current Plan", "Upgrade"],
  "Creator Pro": ["Already upgraded", "Current Plan", "Upgrade"],
  "Creator Pro past due": ["Already upgraded", "Current Plan", "Upgrade"],
  "Creator Pro cancelled": ["Already upgraded", "Current Plan", "Upgrade"],
  "Creator Pro set by an admin": ["Already upgraded", "Current Plan", "Upgrade"],
  Professional: ["Already upgraded", "Already upgraded", "Current Plan"],
  admin: ["Contact Support", "Contact Support", "Contact Support"],
}

const inWords = (who: Viewer | null, id: PlanId): string => {
  const choice = choosePlan(who, planIn(onSale, id))
  switch (choice._tag) {
    case "SignIn":
      return choice.rememberChoice ? "sign in, remember" : "sign in"
    case "Checkout":
      return choice.trial ? "trial" : "checkout"
    case "ChangePlan":
      return "next cycle"
    case "Refused":
      return choice.title
  }
}

// Object.keys of a literal gives exactly its own keys.
const names = Object.keys(viewers) as ReadonlyArray<keyof typeof viewers>
const ids = ["starter", "creator_pro", "professional"] as const

describe("who may change to what", () => {
  test.each(names)("%s", (name) => {
    expect(ids.map((id) => inWords(viewers[name], id))).toEqual(rules[name])
  })

  test("a plan on the waitlist cannot be bought by anybody, and refusals of old keep their words", () => {
    for (const name of names) {
      const choice = choosePlan(viewers[name], planIn(waitlist, "professional"))
      expect(choice).toMatchObject({ _tag: "Refused" })
      const usual = rules[name][2]
      const title = usual === already || usual === none ? usual : "Not Available Yet"
      expect(choice).toMatchObject({ title })
    }
  })

  test("the toasts say what the specification says", () => {
    expect(choosePlan(viewers["Creator Pro"], planIn(onSale, "creator_pro"))).toMatchObject({
      title: "Already Subscribed",
      text: "You're already on the Creator Pro plan.",
    })
    expect(choosePlan(viewers.Professional, planIn(onSale, "creator_pro"))).toMatchObject({
      title: "Plan Change Not Available",
      text: "Please contact support for plan changes.",
    })
    expect(choosePlan(viewers.trialing, planIn(onSale, "starter"))).toMatchObject({
      title: "Downgrade to Free",
      text: "Contact support to downgrade your plan.",
    })
  })
})

describe("plan cards", () => {
  test.each(names)("button words for %s", (name) => {
    expect(ids.map((id) => offerOf(viewers[name], planIn(onSale, id)).buttonLabel)).toEqual(labels[name])
  })

  test("a button works exactly when choosing leads somewhere, for the downgrade notice of a trial, and where it says Contact Support", () => {
    for (const name of names) {
      for (const plan of [...onSale, ...waitlist]) {
        const { enabled, choice, buttonLabel: label } = offerOf(viewers[name], plan)
        const notice = (name === "trialing" && plan.id === "starter") || label === "Contact Support"
        expect(enabled).toBe(choice._tag !== "Refused" || notice)
      }
    }
  })

  test("the current plan is marked, a trial as such", () => {
    const current = (name: keyof typeof viewers) =>
      onSale.flatMap((plan) => offerOf(viewers[name], plan).currentLabel ?? [])
    expect(current("visitor")).toEqual([])
    expect(current("trialing")).toEqual(["Current Plan (Trial)"])
    expect(current("Professional")).toEqual(["Current Plan"])
    expect(current("admin")).toEqual([])
  })
})

describe("availability", () => {
  test("a date that has passed is never promised", () => {
    expect(availabilityFrom("waitlist", "2025-10", "2026-11-20")).toEqual({
      state: "waitlist",
      label: "Date to be announced",
    })
    expect(availabilityFrom("waitlist", "soon", "2026-11-20")).toEqual({
      state: "waitlist",
      label: "Date to be announced",
    })
    expect(availabilityFrom("waitlist", "2027-03", "2026-11-20")).toEqual({
      state: "waitlist",
      label: "Available March 2027",
    })
    expect(availabilityFrom("available", "2025-10", "2026-11-20")).toEqual({ state: "available" })
  })
})

describe("the same plan billed otherwise", () => {
  const monthly = viewer("creator_pro", "active", true)
  const pro = planIn(onSale, "creator_pro")

  test("is a change at the next billing date, both ways, while the plan goes on by itself", () => {
    expect(choosePlan(monthly, pro, "yearly")).toEqual({ _tag: "ChangePlan" })
    expect(choosePlan({ ...monthly, billing: "yearly" }, pro, "monthly")).toEqual({ _tag: "ChangePlan" })
    expect(choosePlan(viewer("creator_pro", "past_due", true), pro, "yearly")).toEqual({ _tag: "ChangePlan" })
    expect(offerOf(monthly, pro).otherBilling).toEqual({ billing: "yearly", buttonLabel: "Switch to Yearly" })
    expect(offerOf(monthly, planIn(onSale, "professional")).otherBilling).toBeNull()
  })

  test("is the current plan when it is billed so already, was chosen already, or does not go on", () => {
    const scheduled = { tier: "creator_pro", billing: "yearly" } as const
    const cases = [
      choosePlan(monthly, pro, "monthly"),
      choosePlan({ ...monthly, scheduled }, pro, "yearly"),
      choosePlan(viewer("creator_pro", "cancelled", true), pro, "yearly"),
      choosePlan(viewer("creator_pro", "active", false), pro, "yearly"),
    ]
    expect(cases.map((choice) => (choice._tag === "Refused" ? choice.title : choice._tag))).toEqual(
      cases.map(() => "Already Subscribed"),
    )
    expect(offerOf({ ...monthly, scheduled }, pro).otherBilling).toBeNull()
  })

  test("is not offered for a plan that is not on sale", () => {
    const professional = viewer("professional", "active", true)
    expect(offerOf(professional, planIn(waitlist, "professional")).otherBilling).toBeNull()
  })
})
