import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { user as account } from "#testing/answers.ts"
import { plansFor, starterBilling, trialViewer } from "#testing/membership-answers.ts"
import { type Answers, askedOf, noConnection, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const starter = plansFor({
  ...trialViewer,
  tier: "freemium",
  status: "incomplete",
  hasUsedTrial: false,
  renews: false,
  billing: null,
})

const chosen = (
  more: Answers = {},
  text = '{"isTrial":true,"planId":"creator_pro","billingFrequency":"yearly"}',
) => {
  sessionStorage.setItem("rounds.pending-choice", text)
  return renderScreen("/app", { "GET /api/trending-topics": topics, "GET /api/plans": starter, ...more })
}

const kept = () => sessionStorage.getItem("rounds.pending-choice")
const dialog = async () => within(await screen.findByRole("dialog", { name: /^Step 2 of 2/ }))

test("what is going to be charged is read first; nothing begins by itself", async () => {
  chosen()
  const step = await dialog()
  expect(
    step.getByText(/^Creator Pro is free until .* Then it is \$\d+ a year, unless you cancel/),
  ).toBeVisible()
  expect(step.getByRole("button", { name: "Go to checkout" })).toBeEnabled()
  expect(askedOf("POST /api/payments/create-checkout")).toEqual([])
})

test("the step waits for the address to be confirmed", async () => {
  chosen({ "GET /api/user": { ...account, emailVerified: false } })
  const step = await dialog()
  expect(step.getByText(/^First confirm your address: .* This step waits for you\./)).toBeVisible()
  expect(step.getByRole("button", { name: "Go to checkout" })).toBeDisabled()
  expect(kept()).not.toBeNull()
})

test("a checkout that cannot begin is told, and the step stays", async () => {
  const { user } = chosen({
    "POST /api/payments/create-checkout": problem(503, "Outage", "The payment provider cannot be reached."),
  })
  await user.click((await dialog()).getByRole("button", { name: "Go to checkout" }))
  expect(await screen.findByText("Payment Setup Failed")).toBeVisible()
  expect((await dialog()).getByRole("button", { name: "Go to checkout" })).toBeEnabled()
  expect(askedOf("POST /api/payments/create-checkout").map(({ body }) => body)).toEqual([
    { planId: "creator_pro", billingFrequency: "yearly" },
  ])
  expect(kept()).not.toBeNull()
})

test("until the browser has left for the checkout, a second press prepares no second one", async () => {
  const { user } = chosen({
    // An address that the screen does not go to, so that the test stays where it is.
    "POST /api/payments/create-checkout": {
      checkoutUrl: "mailto:checkout@clinic.example",
      trial: true,
      billing: starterBilling,
    },
  })
  await user.click((await dialog()).getByRole("button", { name: "Go to checkout" }))
  await expect.poll(kept).toBeNull()
  await user.click(await screen.findByRole("button", { name: "Setting up..." }))
  expect(askedOf("POST /api/payments/create-checkout")).toHaveLength(1)
})

test("a plan that cannot be had any more is refused with its reason and forgotten", async () => {
  chosen({ "GET /api/plans": plansFor({ ...trialViewer, status: "active" }) }, '{"planId":"creator_pro"}')
  await expect.poll(kept).toBeNull()
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("plans that cannot be read say nothing, and the choice is kept", async () => {
  chosen({ "GET /api/plans": noConnection })
  await expect.poll(() => askedOf("GET /api/plans").length).toBe(1)
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible()
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(kept()).not.toBeNull()
})
