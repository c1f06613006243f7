import { onlineManager } from "@tanstack/react-query"
import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { starterBilling } from "#testing/membership-answers.ts"
import { givenAt, noConnection } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const [topic] = topics

afterEach(() => onlineManager.setOnline(true))

test("when the server is gone it is said, and what could not be read is read once it is back", async () => {
  givenAt("GET /healthz", ({ turn }: { readonly turn: number }) => (turn === 1 ? noConnection() : {}))
  renderScreen("/app?show=all", {
    "GET /api/trending-topics": ({ turn }) => (turn === 1 ? noConnection() : topics),
  })
  expect(await screen.findByText("No connection")).toBeVisible()
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible()
  expect(await screen.findByText("Connected again")).toBeVisible()
  expect(await screen.findByRole("link", { name: topic?.title ?? "" })).toBeVisible()
})

test("without a connection a change fails at once, says so, and keeps what was typed", async () => {
  onlineManager.setOnline(false)
  const { user } = renderScreen("/profile", {
    "GET /api/payments/billing": starterBilling,
    "GET /api/user/profile": null,
    "POST /api/user/profile": () => noConnection(),
  })
  await user.type(await screen.findByLabelText(/^Specialty/), "Sleep")
  await user.click(screen.getByRole("button", { name: "Save Profile" }))
  expect((await screen.findAllByText(/The server did not answer/))[0]).toBeVisible()
  expect(screen.getByLabelText(/^Specialty/)).toHaveValue("Sleep")
  expect(await screen.findByRole("button", { name: "Save Profile" })).toHaveAttribute(
    "aria-disabled",
    "false",
  )
})
