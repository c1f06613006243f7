import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

test("an account that cannot be read is called so, with what the server says", async () => {
  renderScreen("/app", { "GET /api/user": problem(503, "Unavailable", "The product is being looked after.") })
  expect(await screen.findByRole("heading", { name: "Failed to fetch user data" })).toBeVisible()
  expect(screen.getByText("The product is being looked after.")).toBeVisible()
  expect(screen.getByRole("button", { name: "Load again" })).toBeVisible()
})
