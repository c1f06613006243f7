import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const menu = async (account: Parameters<typeof renderScreen>[1]) => {
  const { user } = renderScreen("/check", account)
  await user.click(await screen.findByRole("button", { name: "Open menu" }))
  const window = within(await screen.findByRole("dialog", { name: "Rounds" }))
  return window.getAllByRole("link").map(({ textContent }) => textContent)
}

test("on a page for everybody, whoever is signed in has the way into the app", async () => {
  expect(await menu({})).toContain("Script History")
})

test("a visitor is asked to sign in", async () => {
  expect(await menu({ "GET /api/user": problem(401, "NotSignedIn", "Sign in first.") })).toContain("Sign In")
})

test("somebody whose account could not be read is not taken for a visitor", async () => {
  expect(await menu({ "GET /api/user": problem(503, "Outage", "Down.") })).not.toContain("Sign In")
})
