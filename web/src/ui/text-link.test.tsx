import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { problem } from "#testing/network.ts"
import { plansFor } from "#testing/membership-answers.ts"
import { renderScreen } from "#testing/screen.tsx"

test("the footer's link to the page that is open keeps the look of its neighbours", async () => {
  renderScreen("/pricing", {
    "GET /api/user": problem(401, "NotSignedIn", "Sign in first."),
    "GET /api/plans": plansFor(null),
  })
  const footer = await screen.findByRole("navigation", { name: "Footer" })
  const link = within(footer).getByRole("link", { name: "Pricing" })
  expect(getComputedStyle(link).fontWeight).toBe("500")
  expect(getComputedStyle(link).display).toBe("flex")
})
