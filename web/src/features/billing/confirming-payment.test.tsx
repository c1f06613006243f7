import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { starterBilling, trialBilling } from "#testing/membership-answers.ts"
import { type Answers, askedOf, noConnection } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const returned = (billing: Answers["GET /api/payments/billing"] = starterBilling) =>
  renderScreen("/app?payment=success", {
    "GET /api/trending-topics": topics,
    ...(billing === undefined ? {} : { "GET /api/payments/billing": billing }),
  })

const looks = () => askedOf("GET /api/payments/billing").length

/** Lets the page's clock run on until this is to be seen. */
const until = (words: string) =>
  expect
    .poll(
      async () => {
        await vi.advanceTimersByTimeAsync(1000)
        return screen.queryAllByText(words).length
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThan(0)

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

test("a payment is told only when the plan is there", async () => {
  const { router } = returned(({ turn }) => (turn < 3 ? starterBilling : trialBilling))
  await until("Confirming your payment…")
  expect(screen.queryByText("Payment Successful!")).toBeNull()
  await until("Payment Successful!")
  expect(looks()).toBe(3)
  expect(screen.getByText("Creator Pro is yours now.")).toBeVisible()
  await expect.poll(() => router.state.location.href).toBe("/app")
  await expect.poll(() => within(screen.getByRole("main")).queryByText("Confirming your payment…")).toBeNull()
})

test("a plan that was there before the checkout is no confirmation", async () => {
  sessionStorage.setItem("rounds.before-checkout", "creator_pro trialing monthly")
  returned(trialBilling)
  await until("No confirmation yet")
  expect(screen.queryByText("Payment Successful!")).toBeNull()
})

test("after half a minute without a report it says so, and looks again when asked", async () => {
  let isPaid = false
  const { router } = returned(({ turn }) =>
    isPaid ? trialBilling : turn % 2 === 0 ? noConnection() : starterBilling,
  )
  await until("No confirmation yet")
  expect(looks()).toBe(16)
  await expect.poll(() => router.state.location.href).toBe("/app")
  isPaid = true
  screen.getByRole("button", { name: "Check again" }).click()
  await until("Payment Successful!")
  await expect.poll(() => screen.queryByText("No confirmation yet")).toBeNull()
})
