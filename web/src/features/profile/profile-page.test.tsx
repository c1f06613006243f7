import { screen, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { user as owner } from "#testing/answers.ts"
import { starterBilling } from "#testing/membership-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const open = (answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen("/profile", {
    "GET /api/payments/billing": starterBilling,
    "GET /api/user/profile": null,
    "GET /api/account/export": { status: "none" },
    ...answers,
  })

const data = async () => within(await screen.findByRole("region", { name: "Your data" }))

test("a new profile begins with the name of the sign-up, and counts what is filled as it is typed", async () => {
  const { user } = open()
  expect(await screen.findByLabelText("Name")).toHaveValue("Elif Aydın")
  const meter = screen.getByRole("meter", { name: /Fields filled/ })
  expect(meter).toHaveAttribute("value", "2")
  await user.type(screen.getByLabelText(/^Specialty/), "Sleep")
  expect(meter).toHaveAttribute("value", "3")
})

test("what the server refuses stands beside its field, which takes the focus", async () => {
  const { user } = open({
    "POST /api/user/profile": problem(400, "InvalidRequest", "Please select your profession", {
      errors: [{ field: "profession", message: "Please select your profession" }],
    }),
  })
  await user.click(await screen.findByRole("button", { name: "Save Profile" }))
  const profession = screen.getByRole("combobox", { name: "Profession" })
  await vi.waitFor(() => expect(profession).toHaveFocus())
  expect(profession).toHaveAccessibleDescription("Please select your profession")
})

test("an export is asked for once, shown as being prepared, and then offered with its end", async () => {
  const expiresAt = new Date(Date.now() + 47 * 3_600_000).toISOString()
  const askedAt = new Date().toISOString()
  const { user } = open({
    "POST /api/account/export": { status: "preparing", askedAt },
    "GET /api/account/export": ({ turn }) =>
      turn < 2
        ? { status: "none" }
        : {
            status: "ready",
            id: "1",
            askedAt,
            expiresAt,
            bytes: 42_000,
            href: "/api/account/exports/1/file",
          },
  })
  const region = await data()
  await user.click(region.getByRole("button", { name: "Export my data" }))
  expect(await region.findByText(/It takes a moment/)).toBeVisible()
  const link = await region.findByRole("link", { name: "Download your data" }, { timeout: 5_000 })
  expect(link).toHaveAttribute("href", "/api/account/exports/1/file")
  expect(region.getByText(/ZIP, 42 kB/)).toBeVisible()
  expect(askedOf("POST /api/account/export")).toHaveLength(1)
})

test("a failed request for an export is said", async () => {
  const { user } = open({
    "POST /api/account/export": problem(429, "TooManyRequests", "Please wait a moment."),
  })
  const region = await data()
  await user.click(region.getByRole("button", { name: "Export my data" }))
  expect(await region.findByText(/could not be started. Please wait a moment/)).toBeVisible()
})

test("deleting is asked about first; keeping asks nothing of the server", async () => {
  const { user } = open()
  const region = await data()
  await user.click(region.getByRole("button", { name: "Delete account…" }))
  const dialog = await screen.findByRole("alertdialog", { name: "Delete your account?" })
  expect(within(dialog).getByText(/There is no way back/)).toBeVisible()
  await user.click(within(dialog).getByRole("button", { name: "Keep my account" }))
  await vi.waitFor(() => expect(region.getByRole("button", { name: "Delete account…" })).toHaveFocus())
  expect(askedOf("DELETE /api/account")).toHaveLength(0)
})

test("only the own address, typed, opens the way out; an old sign-in is made new by the password before the account is closed", async () => {
  const { user } = open({
    "DELETE /api/account": ({ turn }) =>
      turn === 1
        ? problem(403, "SignInTooOld", "Enter your password again.")
        : Response.json({ message: "Your account is closed." }),
  })
  const original = globalThis.fetch.bind(globalThis)
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((input, init) =>
      input === "/identity/reauthenticate" ? Promise.resolve(Response.json({})) : original(input, init),
    )
  const region = await data()
  await user.click(region.getByRole("button", { name: "Delete account…" }))
  const dialog = within(await screen.findByRole("alertdialog"))
  const remove = dialog.getByRole("button", { name: "Delete for ever" })
  expect(remove).toHaveAttribute("aria-disabled", "true")
  await user.click(remove)
  expect(askedOf("DELETE /api/account")).toHaveLength(0)
  await user.type(dialog.getByLabelText("Type your e-mail address to confirm"), owner.email.toUpperCase())
  expect(remove).toHaveAttribute("aria-disabled", "false")
  await user.click(remove)
  await user.type(await dialog.findByLabelText("Your password"), "correct horse battery")
  await user.click(remove)
  expect(await screen.findByRole("alertdialog", { name: "Your account is closed" })).toBeVisible()
  expect(askedOf("DELETE /api/account")).toHaveLength(2)
  fetched.mockRestore()
})
