import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { user } from "#testing/answers.ts"
import { administrator, suspended } from "#testing/admin-answers.ts"
import { starterBilling } from "#testing/membership-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const landing = { "GET /api/public/trending": [], "GET /api/user/profile": null }

test("whoever is no administrator goes home without a word", async () => {
  const { router } = renderScreen("/admin?tab=actions", { ...landing, "GET /api/user": user })
  await waitFor(() => expect(router.state.location.pathname).toBe("/"))
  expect(askedOf("GET /api/admin/actions")).toHaveLength(0)
})

test("an administrator without a second step is led to it", async () => {
  renderScreen("/admin?tab=actions", { "GET /api/user": { ...administrator, secondFactorDue: true } })
  const link = await screen.findByRole("link", { name: "Set it up" })
  expect(link).toHaveAttribute("href", "/profile/security")
})

test("the menu leads administrators to their panel, and nobody else", async () => {
  await page.viewport(1440, 900)
  const profile = { "GET /api/payments/billing": starterBilling, "GET /api/user/profile": null }
  const first = renderScreen("/profile", { ...profile, "GET /api/user": administrator })
  await first.user.click(await screen.findByRole("button", { name: /account menu/ }))
  expect(await screen.findByRole("menuitem", { name: "Admin Panel" })).toHaveAttribute("href", "/admin")
  first.unmount()
  const second = renderScreen("/profile", { ...profile, "GET /api/user": user })
  await second.user.click(await screen.findByRole("button", { name: /account menu/ }))
  await screen.findByRole("menuitem", { name: "Sign Out" })
  expect(screen.queryByRole("menuitem", { name: "Admin Panel" })).toBeNull()
})

test("on a phone the open room's link stands in sight, however far along it is", async () => {
  await page.viewport(390, 844)
  renderScreen("/admin?tab=actions", { "GET /api/user": administrator, "GET /api/admin/actions": [] })
  const rooms = await screen.findByRole("navigation", { name: "Admin" })
  await waitFor(() => {
    const { left, right } = within(rooms).getByRole("link", { current: "page" }).getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  })
  await page.viewport(1440, 900)
})

test("the log says what was done, to whom, by whom, what changed and why", async () => {
  renderScreen("/admin?tab=actions", {
    "GET /api/user": administrator,
    "GET /api/admin/actions": [
      suspended,
      {
        ...suspended,
        id: "2",
        action: "tier_set",
        before: { tier: "freemium", subscription: "none" },
        after: { tier: "professional", paidForMore: null },
      },
    ],
  })
  const log = within(await screen.findByRole("region", { name: "Log of actions" }))
  const [first, second] = await log.findAllByRole("listitem")
  expect(first?.textContent).toContain("Suspended: dr.a@clinic.example")
  expect(first?.textContent).toContain("By boss@clinic.example: Shared by several people")
  expect(second?.textContent).toContain("Tier: Starter to Professional")
  expect(second?.textContent).not.toMatch(/Subscription|nothing/)
  const tabs = within(screen.getByRole("navigation", { name: "Admin" }))
  expect(tabs.getByRole("link", { name: "Log" })).toHaveAttribute("aria-current", "page")
})

test("a log that cannot be read says so and can be asked again", async () => {
  const { user: person } = renderScreen("/admin?tab=actions", {
    "GET /api/user": administrator,
    "GET /api/admin/actions": ({ turn }) => (turn === 1 ? problem(503, "Outage", "Later.") : [suspended]),
  })
  await person.click(await screen.findByRole("button", { name: "Try again" }))
  expect(await screen.findByText("Suspended")).toBeVisible()
})
