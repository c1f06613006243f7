import { expect, type Page } from "@playwright/test"
import { user } from "#testing/answers.ts"
import { type Answers, refusal } from "./served.ts"
import type { State } from "./states.ts"

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const presses =
  (name: string, then: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name }).first().click()
    await shows(then)(page)
  }

/** What the sign-in service answers to one call. */
const answers = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/identity/${path}`, (route) => route.fulfill({ status, json }))

const visitor: Answers = { "GET /api/user": refusal(401, "NotSignedIn", "Sign in first.") }
const secret = "/auth/confirm#secret"

/** The screens of one's own sign-in, and what the mailed links open. */
export const accountStates: Readonly<Record<string, State>> = {
  security: { path: "/profile/security", act: shows("This device") },
  "security, other password": {
    path: "/profile/security",
    act: async (page) => {
      await page.getByRole("button", { name: "Change", exact: true }).last().click()
      await expect(page.getByLabel("New password again")).toBeVisible()
    },
  },
  "security, not read": {
    path: "/profile/security",
    act: async (page) => {
      await answers(page, "security", 503, {})
      await page.reload()
      await shows("Your sign-in could not be read.")(page)
    },
  },
  "address not confirmed": {
    path: "/app",
    answers: { "GET /api/user": { ...user, emailVerified: false } },
    act: shows("Confirm your address"),
  },
  "forgotten password": { path: "/auth/forgot", answers: visitor, act: shows("Set a new password") },
  "forgotten password, sent": {
    path: "/auth/forgot",
    answers: visitor,
    act: async (page) => {
      await answers(page, "request-password-reset", 200, {})
      await page.getByLabel("E-mail").fill("elif@clinic.example")
      await presses("Send the link", "Look into your mailbox")(page)
    },
  },
  "new password": { path: "/auth/reset#secret", answers: visitor, act: shows("Choose a new password") },
  "new password, link spent": {
    path: "/auth/reset#secret",
    answers: visitor,
    act: async (page) => {
      await answers(page, "reset-password", 400, { code: "INVALID_TOKEN", message: "Invalid token" })
      await page.getByLabel("New password", { exact: true }).fill("three green kettles")
      await presses("Set the password", "This link was used before")(page)
    },
  },
  "confirm the address": { path: secret, answers: visitor, act: shows("Press once") },
  "confirm the address, password needed": {
    path: secret,
    answers: visitor,
    act: async (page) => {
      await answers(page, "confirm-address", 200, { status: "password_needed", email: "elif@clinic.example" })
      await presses("Confirm my address", "Choose your password")(page)
    },
  },
}
