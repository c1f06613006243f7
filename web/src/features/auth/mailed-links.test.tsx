import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { user as account } from "#testing/answers.ts"
import { givenIdentity, refused, sentTo } from "#testing/identity.ts"
import { type Answers, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const visitor: Answers = { "GET /api/user": problem(401, "NotSignedIn", "Please sign in to continue.") }
const spent = "This link was used before, or is too old. Ask for a new one."

test("asking for a new password is answered the same for every address", async () => {
  givenIdentity({ "request-password-reset": {} })
  const { user } = renderScreen("/auth/forgot", visitor)
  await user.type(await screen.findByLabelText("E-mail"), "nobody@clinic.example")
  await user.click(screen.getByRole("button", { name: "Send the link" }))
  const heading = await screen.findByRole("heading", { name: "Look into your mailbox" })
  await expect.element(heading).toHaveFocus()
  expect(screen.getByRole("main").textContent).toContain(
    "If there is an account for nobody@clinic.example, a link is on its way.",
  )
  expect(sentTo("request-password-reset")).toEqual([{ email: "nobody@clinic.example" }])
})

test("a good link sets the password, and leads to sign-in also where somebody was signed in", async () => {
  let isIn = true
  givenIdentity({
    "reset-password": () => {
      isIn = false
      return {}
    },
  })
  const { user, router } = renderScreen("/auth/reset#good", {
    "GET /api/user": () => (isIn ? account : problem(401, "NotSignedIn", "Please sign in to continue.")),
  })
  await user.type(await screen.findByLabelText("New password"), "three green kettles")
  await user.click(screen.getByRole("button", { name: "Set the password" }))
  expect(await screen.findByRole("heading", { name: "Your password is set" })).toBeVisible()
  expect(sentTo("reset-password")).toEqual([{ token: "good", newPassword: "three green kettles" }])
  await user.click(screen.getByRole("main").querySelector("a") ?? document.body)
  expect(await screen.findByLabelText("Password")).toBeVisible()
  expect(router.state.location.pathname).toBe("/auth")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a spent link says so, and another can be asked for", async () => {
  givenIdentity({ "reset-password": refused(400, "INVALID_TOKEN") })
  const { user, router } = renderScreen("/auth/reset#spent", visitor)
  await user.type(await screen.findByLabelText("New password"), "three green kettles")
  await user.click(screen.getByRole("button", { name: "Set the password" }))
  expect(await screen.findByRole("alert")).toHaveTextContent(spent)
  await user.click(screen.getByRole("link", { name: "Ask for another link" }))
  await expect.poll(() => router.state.location.pathname).toBe("/auth/forgot")
})

const confirm = async (token: string) => {
  const view = renderScreen(`/auth/confirm#${token}`, visitor)
  const button = await screen.findByRole("button", { name: "Confirm my address" })
  // Looking at the link has done nothing yet.
  expect(sentTo("confirm-address")).toEqual([])
  await view.user.click(button)
  return view
}

test("an address is confirmed by a press, not by opening the link", async () => {
  givenIdentity({ "confirm-address": { status: "confirmed", email: account.email } })
  await confirm("good")
  expect(await screen.findByRole("heading", { name: "Your address is confirmed" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Go on" })).toBeVisible()
  expect(sentTo("confirm-address")).toEqual([{ token: "good" }])
})

test("in another browser it asks for a password first, and then for signing in", async () => {
  let turn = 0
  givenIdentity({
    "confirm-address": () => {
      turn += 1
      return turn === 1
        ? { status: "password_needed", email: account.email }
        : { status: "confirmed", email: account.email, signIn: true }
    },
  })
  const { user } = await confirm("elsewhere")
  await user.type(await screen.findByLabelText("New password"), "three green kettles")
  await user.click(screen.getByRole("button", { name: "Confirm and set the password" }))
  expect(await screen.findByRole("heading", { name: "Your address is confirmed" })).toBeVisible()
  expect(sentTo("confirm-address").at(-1)).toEqual({
    token: "elsewhere",
    newPassword: "three green kettles",
  })
})

test.each([
  ["a spent link", refused(400, "LINK_SPENT"), "alert", spent],
  ["a move of an address without a session", { status: "sign_in_needed" }, "heading", "Sign in first"],
] as const)("%s is told", async (_, answer, role, words) => {
  givenIdentity({ "confirm-address": answer })
  await confirm("other")
  await expect.poll(() => within(screen.getByRole("main")).getByRole(role).textContent).toBe(words)
})
