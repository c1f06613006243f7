import type { Viewer } from "@rounds/core/plan/viewer.ts"
import { screen, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { user as starter } from "#testing/answers.ts"
import { cancelledTrial, plansFor, starterBilling, trialBilling } from "#testing/membership-answers.ts"
import { type Answers, askedOf, noConnection, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const subscriber: Viewer = {
  tier: "creator_pro",
  status: "active",
  hasUsedTrial: true,
  isAdmin: false,
  renews: true,
  billing: "monthly",
  scheduled: null,
}

const newcomer: Viewer = {
  ...subscriber,
  tier: "freemium",
  status: "incomplete",
  hasUsedTrial: false,
  renews: false,
}

const show = (viewer: Viewer | null, more: Answers = {}) =>
  renderScreen("/pricing", {
    "GET /api/plans": plansFor(viewer),
    "GET /api/payments/billing": starterBilling,
    ...more,
  })

const plan = (name: string) => screen.findByRole("region", { name })

describe("a monthly subscriber", () => {
  test("is offered the same plan billed yearly, from the next billing date on", async () => {
    const { user } = show(subscriber, {
      "POST /api/payments/create-checkout": () =>
        problem(503, "Outage", "The payment provider cannot be reached."),
    })
    const pro = within(await plan("Creator Pro"))
    expect(pro.getByText("Current Plan")).toBeVisible()
    await user.click(screen.getByText("Yearly"))
    expect(pro.getByText("$180 a year, from your next billing date. Can be undone until then.")).toBeVisible()
    await user.click(pro.getByRole("button", { name: /Switch to Yearly/ }))
    expect(await screen.findByText("Payment Setup Failed")).toBeVisible()
    expect(askedOf("POST /api/payments/create-checkout").map(({ body }) => body)).toEqual([
      { planId: "creator_pro", billingFrequency: "yearly" },
    ])
    // The button can be pressed again after a failure.
    expect(pro.getByRole("button", { name: /Switch to Yearly/ })).toBeVisible()
  })

  test("who chose it already is not asked again", async () => {
    const { user } = show({ ...subscriber, scheduled: { tier: "creator_pro", billing: "yearly" } })
    await user.click(await screen.findByText("Yearly"))
    expect(within(await plan("Creator Pro")).queryByRole("button", { name: /Switch/ })).toBeNull()
  })
})

test("who had the trial under another address is offered a purchase and its price from today", async () => {
  show({ ...newcomer, hasUsedTrial: true })
  const pro = within(await plan("Creator Pro"))
  expect(pro.getByText("$19 a month, from today. Cancel anytime.")).toBeVisible()
  expect(pro.queryByText(/Free for 7 days/)).toBeNull()
})

test("who may try is told what follows the trial", async () => {
  show(newcomer)
  expect(
    await within(await plan("Creator Pro")).findByText(
      "Free for 7 days, then $19 a month. Cancel anytime. Card needed.",
    ),
  ).toBeVisible()
})

test("who cancelled is told until when the plan stays and where to resume it", async () => {
  show(
    { ...subscriber, status: "cancelled", renews: false },
    {
      "GET /api/user": { ...starter, subscriptionTier: "creator_pro", subscriptionStatus: "cancelled" },
      "GET /api/payments/billing": cancelledTrial,
    },
  )
  expect(await screen.findByText("Cancelled.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Resume under billing" })).toBeVisible()
})

test("in a trial the day and the next charge stand above the plans", async () => {
  show(
    { ...subscriber, status: "trialing" },
    {
      "GET /api/user": { ...starter, subscriptionTier: "creator_pro", subscriptionStatus: "trialing" },
      "GET /api/payments/billing": trialBilling,
    },
  )
  expect(await screen.findByText("Day 3 of 7.")).toBeVisible()
  expect(screen.getByText(/\$19 on .* unless you cancel\./)).toBeVisible()
})

describe("a refusal by the plan rules", () => {
  test("brings its own title and words", async () => {
    const { user } = show(newcomer, {
      "POST /api/payments/create-checkout": () =>
        problem(409, "PlanChangeRefused", "You're already on the Creator Pro plan.", {
          title: "Already Subscribed",
        }),
    })
    await user.click(await within(await plan("Creator Pro")).findByRole("button"))
    expect(await screen.findByText("Already Subscribed")).toBeVisible()
    expect(screen.getByText("You're already on the Creator Pro plan.")).toBeVisible()
  })
})

describe("an administrator, whose plan nobody buys", () => {
  const admin: Viewer = { ...subscriber, tier: "admin", isAdmin: true, renews: false, billing: null }

  test.each([
    ["Creator Pro", "Plan Change Not Available", "Please contact support for plan changes."],
    ["Starter", "Downgrade to Free", "Contact support to downgrade your plan."],
  ])("is told by the button of %s whom to ask, and led there", async (name, title, text) => {
    const { user } = show(admin, {
      "GET /api/user": { ...starter, subscriptionTier: "admin", planBadge: "Admin", isAdmin: true },
      "GET /api/public/product": { supportEmail: null, mailViewer: null, provider: null },
    })
    await user.click(within(await plan(name)).getByRole("button", { name: /Contact Support/ }))
    const told = within(screen.getByRole("region", { name: /F8/ }))
    expect(await told.findByText(title)).toBeVisible()
    expect(told.getByText(text)).toBeVisible()
    expect(told.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe("/contact")
  })
})

test("plans that cannot be read say so, and come when they are asked for again", async () => {
  let isDown = true
  const { user } = show(newcomer, {
    "GET /api/plans": () => (isDown ? noConnection() : plansFor(newcomer)),
  })
  expect(await screen.findByText("The plans could not be loaded")).toBeVisible()
  isDown = false
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await plan("Creator Pro")).toBeVisible()
})

describe("the link of the waitlist's e-mail", () => {
  const followed = (answer: () => Response) =>
    renderScreen("/pricing?waitlist=token", {
      "GET /api/plans": plansFor(null),
      "POST /api/notify-professional/confirm": answer,
    })

  test("is not valid where the server does not know it", async () => {
    followed(() => problem(404, "NotFound", "Not found; it may have been deleted or moved."))
    expect(await screen.findByText("This link is not valid any more")).toBeVisible()
  })

  test("can be opened again where the server did not answer", async () => {
    followed(() => problem(503, "Outage", "We cannot reach a part of our own system."))
    expect(await screen.findByText("Not confirmed yet")).toBeVisible()
    expect(screen.queryByText("This link is not valid any more")).toBeNull()
  })
})
