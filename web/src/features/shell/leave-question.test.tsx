import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { administrator } from "#testing/admin-answers.ts"
import { starterBilling } from "#testing/membership-answers.ts"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const question = async () => within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }))

const profile = {
  name: "Ada Lovelace",
  profession: "clinical_pharmacist",
  specialty: "Sleep",
  experienceLevel: "senior",
  preferredTone: "professional",
  brandPersonality: null,
  targetAudience: null,
  contentGoals: null,
  market: "US",
  promotes: "nothing",
} as const

const openProfile = async () => {
  const view = renderScreen("/profile", {
    "GET /api/user/profile": profile,
    "GET /api/payments/billing": starterBilling,
    "POST /api/user/profile": { ...profile, specialty: "Sleep medicine" },
  })
  await view.user.type(await screen.findByLabelText(/^Specialty/), " medicine")
  const leave = () => view.user.click(screen.getByRole("link", { name: "Privacy" }))
  return { ...view, leave }
}

test("whoever leaves something typed is asked, and may go on writing", async () => {
  const { user, router, leave } = await openProfile()
  await leave()
  const keep = (await question()).getByRole("button", { name: "Keep writing" })
  await expect.poll(() => document.activeElement).toBe(keep)
  await user.keyboard("{Enter}")
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull()
  expect(router.state.location.pathname).toBe("/profile")
  expect(screen.getByLabelText(/^Specialty/)).toHaveValue("Sleep medicine")
})

test("Escape is an answer: one stays", async () => {
  const { user, router, leave } = await openProfile()
  await leave()
  await question()
  await user.keyboard("{Escape}")
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull()
  expect(router.state.location.pathname).toBe("/profile")
})

test("whoever wants to leave it goes, and is not asked again", async () => {
  const { user, router, leave } = await openProfile()
  await leave()
  await user.click((await question()).getByRole("button", { name: "Leave without saving" }))
  await expect.poll(() => router.state.location.pathname).toBe("/privacy")
  expect(screen.queryByRole("alertdialog")).toBeNull()
})

test("what is saved is left without a question", async () => {
  const { user, router, leave } = await openProfile()
  await user.click(screen.getByRole("button", { name: "Save Profile" }))
  await screen.findByText(/^Profile saved/i)
  await leave()
  await expect.poll(() => router.state.location.pathname).toBe("/privacy")
  expect(screen.queryByRole("alertdialog")).toBeNull()
})

test("a text that is checked is asked about; the example is nobody's", async () => {
  const visitor = { "GET /api/user": problem(401, "NotSignedIn", "Sign in first.") }
  const { user, router } = renderScreen("/check", visitor)
  await user.type(await screen.findByLabelText("Your text"), "I like tea.")
  await user.click(screen.getByRole("link", { name: "Privacy" }))
  await user.click((await question()).getByRole("button", { name: "Keep writing" }))
  expect(screen.getByLabelText("Your text")).toHaveValue("I like tea.")
  await user.click(screen.getByRole("button", { name: "Show an example" }))
  await user.click(screen.getByRole("link", { name: "Privacy" }))
  await expect.poll(() => router.state.location.pathname).toBe("/privacy")
})

test("a window with something typed in it asks before it closes", async () => {
  const { user } = renderScreen("/admin?tab=vocabulary", {
    "GET /api/user": administrator,
    "GET /api/admin/subjects": { all: 0, subjects: [] },
  })
  await user.click(await screen.findByRole("button", { name: "Add a subject…" }))
  const window = within(await screen.findByRole("dialog"))
  await user.type(window.getByLabelText("Name"), "beetroot")
  await user.keyboard("{Escape}")
  await user.click((await question()).getByRole("button", { name: "Keep writing" }))
  expect(window.getByLabelText("Name")).toHaveValue("beetroot")
  await user.keyboard("{Escape}")
  await user.click((await question()).getByRole("button", { name: "Leave without saving" }))
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
})
