import { screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { starterBilling } from "#testing/membership-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

type Consent = SuccessOf<"GET /api/user/consent">

const at = "2026-11-22T10:00:00.000Z"
const due: Consent = {
  documents: [
    { document: "terms", version: "2026-11-22", acceptedAt: null },
    { document: "privacy", version: "2026-10-01", acceptedAt: at },
  ],
  due: true,
}
const given: Consent = { ...due, due: false }

const open = (answers: Parameters<typeof renderScreen>[1]) =>
  renderScreen("/profile", {
    "GET /api/payments/billing": starterBilling,
    "GET /api/user/profile": null,
    "GET /api/user/consent": due,
    ...answers,
  })

test("a new version is asked about once: accepting it names what was shown, and the question goes", async () => {
  const { user } = open({ "POST /api/user/consent": given })
  const accept = await screen.findByRole("button", { name: "Accept" })
  expect(screen.getAllByRole("link", { name: "terms of service" })[0]).toHaveAttribute("href", "/terms")
  await user.click(accept)
  await vi.waitFor(() => expect(screen.queryByText("Terms to accept")).toBeNull())
  expect(askedOf("POST /api/user/consent")).toMatchObject([
    { body: { terms: "2026-11-22", privacy: "2026-10-01" } },
  ])
})

test("it may wait, and an answer that is not saved is asked again", async () => {
  const { user } = open({ "POST /api/user/consent": problem(500, "Unexpected", "No.") })
  await user.click(await screen.findByRole("button", { name: "Accept" }))
  // Shown, and told to who listens.
  expect(await screen.findAllByText(/could not be saved/)).not.toHaveLength(0)
  await user.click(screen.getByRole("button", { name: "Dismiss until the next visit" }))
  expect(screen.queryByText("Terms to accept")).toBeNull()
})
