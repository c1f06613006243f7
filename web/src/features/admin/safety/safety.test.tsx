import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { administrator } from "#testing/admin-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const refused: SuccessOf<"GET /api/admin/security-log">[number] = {
  kind: "call_refused",
  account: "0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11",
  by: null,
  mailbox: null,
  network: "n-4f1c",
  detail: "NotAdmin GET /api/admin/users",
  times: 3,
  firstAt: "2026-11-20T09:00:00.000Z",
  lastAt: "2026-11-20T09:00:40.000Z",
}

test("the security log says what happened, how often, and to whom; one kind can be asked for", async () => {
  const { user, router } = renderScreen("/admin?tab=security", {
    "GET /api/user": administrator,
    "GET /api/admin/security-log": [refused],
  })
  const list = await screen.findByRole("list", { name: "Events" })
  const row = within(list).getByRole("listitem")
  expect(row.textContent).toContain("Call refused, 3 times")
  expect(row.textContent).toContain("NotAdmin GET /api/admin/users")
  expect(row.textContent).toContain("Network n-4f1c")
  await user.selectOptions(screen.getByRole("combobox", { name: "Events" }), "Sign-in failed")
  await waitFor(() => expect(router.state.location.search).toMatchObject({ kind: "sign_in_failed" }))
  await waitFor(() =>
    expect(askedOf("GET /api/admin/security-log").at(-1)?.query).toMatchObject({ kind: "sign_in_failed" }),
  )
})

test("the waitlist says how many count, and where each address stands", async () => {
  const at = "2026-11-20T09:00:00.000Z"
  const { user } = renderScreen("/admin?tab=waitlist", {
    "GET /api/user": administrator,
    "GET /api/admin/waitlist": ({ turn }) =>
      turn === 1
        ? problem(503, "Outage", "Later.")
        : {
            asked: 3,
            confirmed: 2,
            told: 1,
            newest: [
              { email: "new@clinic.example", askedAt: at, confirmedAt: null, toldAt: null },
              { email: "sure@clinic.example", askedAt: at, confirmedAt: at, toldAt: null },
            ],
          },
  })
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  const rows = within(await screen.findByRole("list", { name: "The newest addresses" })).getAllByRole(
    "listitem",
  )
  expect(rows[0]?.textContent).toMatch(/^new@clinic\.exampleAsked .*, not confirmed$/)
  expect(rows[1]?.textContent).toMatch(/^sure@clinic\.exampleConfirmed /)
})
