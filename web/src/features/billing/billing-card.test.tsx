import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { screen, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { user as starter } from "#testing/answers.ts"
import {
  cancelledTrial,
  changing,
  invoices,
  pastDue,
  plansFor,
  profile,
  starterBilling,
  trialBilling,
  trialViewer,
} from "#testing/membership-answers.ts"
import { type Answers, askedOf, noConnection, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

type Billing = SuccessOf<"GET /api/payments/billing">

const show = (billing: Billing | Response, more: Answers = {}) =>
  renderScreen("/profile", {
    "GET /api/user": { ...starter, hasUsedTrial: true },
    "GET /api/user/profile": profile,
    "GET /api/plans": plansFor(trialViewer),
    "GET /api/payments/billing": billing,
    "GET /api/payments/invoices": invoices,
    ...more,
  })

const card = () => screen.findByRole("region", { name: "Subscription & Billing" })
const buttons = async () =>
  within(await card())
    .queryAllByRole("button")
    .map((button) => button.textContent)

const refunded: Billing = { ...starterBilling, status: "expired", mayCancel: true, hasPortal: true }

describe("what can be done, by how billing stands", () => {
  test.each<readonly [string, Billing, string, ReadonlyArray<string>]>([
    ["never paid", starterBilling, "Starter.", []],
    ["in a trial", trialBilling, "unless you cancel", ["Cancel Subscription", "Billing portal", "Invoices"]],
    [
      "trial cancelled",
      cancelledTrial,
      "You will not be charged.",
      ["Resume Subscription", "Billing portal", "Invoices"],
    ],
    [
      "past due",
      pastDue,
      "Your last payment failed.",
      ["Update payment method", "Cancel Subscription", "Billing portal", "Invoices"],
    ],
    [
      "refunded, not yet cancelled at the provider",
      refunded,
      "is being told to charge nothing more",
      ["Cancel Subscription", "Billing portal", "Invoices"],
    ],
    [
      "refunded and cancelled",
      { ...refunded, mayCancel: false },
      "nothing is charged",
      ["Billing portal", "Invoices"],
    ],
    [
      "paused",
      { ...refunded, status: "paused" },
      "Your subscription is paused",
      ["Cancel Subscription", "Billing portal", "Invoices"],
    ],
    [
      "a tier by an admin over a payment that goes on",
      { ...trialBilling, tier: "professional", status: "active", trialBox: null },
      "Creator Pro is still being charged: $19",
      ["Cancel Subscription", "Billing portal", "Invoices"],
    ],
  ])("%s", async (_, billing, sentence, expected) => {
    show(billing)
    expect(await within(await card()).findByText(sentence, { exact: false })).toBeVisible()
    expect(await buttons()).toEqual(expected)
  })
})

describe("cancelling", () => {
  test("asks first, tells until when access stays, and reads again only what depends on the plan", async () => {
    const { user } = show(trialBilling, { "POST /api/payments/cancel-subscription": cancelledTrial })
    await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }))
    const question = await screen.findByRole("alertdialog", { name: "Cancel your subscription?" })
    const asked = () => [askedOf("GET /api/user/profile").length, askedOf("GET /api/payments/billing").length]
    const [before, users] = [asked(), askedOf("GET /api/user").length]
    await user.click(within(question).getByRole("button", { name: "Yes, Cancel Subscription" }))
    expect(await screen.findByText("Subscription Cancelled")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Resume Subscription" })).toBeVisible()
    expect(asked()).toEqual(before)
    expect(askedOf("GET /api/user")).toHaveLength(users + 1)
  })

  test("that fails leaves the question open and says why", async () => {
    const { user } = show(trialBilling, {
      "POST /api/payments/cancel-subscription": () =>
        problem(503, "Outage", "The payment provider cannot be reached."),
    })
    await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }))
    const question = await screen.findByRole("alertdialog", { name: "Cancel your subscription?" })
    await user.click(within(question).getByRole("button", { name: "Yes, Cancel Subscription" }))
    expect(await screen.findByText("Failed to Cancel Subscription")).toBeVisible()
    expect(await screen.findByText("The payment provider cannot be reached.")).toBeVisible()
    expect(screen.getByRole("alertdialog")).toBeVisible()
  })
})

test("a scheduled change names its plan and is undone by one click", async () => {
  const { user } = show(changing, {
    "POST /api/payments/undo-plan-change": { ...changing, scheduledChange: null },
  })
  expect(await screen.findByText("Professional, billed monthly, from", { exact: false })).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Undo plan change" }))
  expect(await screen.findByText("Plan Change Undone")).toBeVisible()
  expect(screen.queryByRole("button", { name: "Undo plan change" })).toBeNull()
})

test("invoices are listed with their state and page, each payment once", async () => {
  const { user } = show(trialBilling)
  await user.click(await screen.findByRole("button", { name: "Invoices" }))
  const rows = within(await screen.findByRole("dialog", { name: "Invoices" })).getAllByRole("listitem")
  expect(rows.map(({ textContent }) => textContent.replace(/^.*?\$/, "$"))).toEqual([
    "$19PaidInvoice",
    "$19$19 refunded",
  ])
  expect(screen.getByRole("link", { name: "Invoice" })).toBeVisible()
})

test("billing that cannot be read says so and can be asked for again", async () => {
  let isDown = true
  const { user } = show(trialBilling, {
    "GET /api/payments/billing": () => (isDown ? noConnection() : trialBilling),
  })
  const alert = await within(await card()).findByRole("alert")
  expect(alert.textContent).toContain("Your plan could not be read.")
  isDown = false
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("button", { name: "Cancel Subscription" })).toBeVisible()
})
