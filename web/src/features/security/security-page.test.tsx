import { screen, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import type { Security } from "#lib/identity.ts"
import { givenIdentity, givenIdentityReads, refused, security, sentTo } from "#testing/identity.ts"
import { noConnection } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

let now: Security = security
const show = (before: Partial<Security> = {}) => {
  now = { ...security, ...before }
  givenIdentityReads({ security: () => now })
  return renderScreen("/profile/security")
}
const becomes = (change: Partial<Security>) => () => {
  now = { ...now, ...change }
  return {}
}

const region = (name: string) => screen.findByRole("region", { name })
const press = (name: string) => screen.findByRole("button", { name })
const [other, current] = security.sessions
const titles = async () =>
  within(await region("Where you are signed in"))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

test("sessions are listed with this device first, and another is ended", async () => {
  givenIdentity({ "end-session": becomes({ sessions: security.sessions.filter((one) => one === current) }) })
  const { user } = show()
  expect(await titles()).toEqual(["Safari on iPhone", "Firefox on Windows"])
  await user.click(await press("Sign out Firefox on Windows"))
  await expect.poll(titles).toEqual(["Safari on iPhone"])
  expect(sentTo("end-session")).toEqual([{ id: other?.id }])
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull()
})

test("all others are ended at once, and what fails says that nothing was changed", async () => {
  givenIdentity({ "end-other-sessions": noConnection })
  const { user } = show()
  await user.click(await press("Sign out everywhere else"))
  expect(await screen.findByText("Nothing was changed")).toBeVisible()
  expect(await titles()).toHaveLength(2)
  givenIdentity({ "end-other-sessions": becomes({ sessions: security.sessions.slice(1) }) })
  await user.click(await press("Sign out everywhere else"))
  await expect.poll(titles).toEqual(["Safari on iPhone"])
})

test("sign-in that cannot be read says so and can be asked for again", async () => {
  let isDown = true
  givenIdentityReads({ security: () => (isDown ? noConnection() : security) })
  const { user } = renderScreen("/profile/security")
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("Your sign-in could not be read. The server did not answer.")
  isDown = false
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  expect(await screen.findByText("This device")).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})

const passwordForm = async () => {
  const { user } = show()
  const [, change] = await screen.findAllByRole("button", { name: "Change" })
  await user.click(change ?? document.body)
  const field = (name: string) => screen.getByLabelText(name, { selector: "input" })
  const send = async (again = "three green kettles") => {
    for (const [name, text] of [
      ["Current password", "a long enough secret"],
      ["New password", "three green kettles"],
      ["New password again", again],
    ] as const) {
      await user.clear(field(name))
      await user.type(field(name), text)
    }
    await user.click(screen.getByRole("button", { name: "Change password" }))
  }
  return { send, field }
}

test.each([
  ["INVALID_PASSWORD", "Invalid password", "Current password", "This is not your password."],
  [
    "PASSWORD_COMMON",
    "Words of the service",
    "New password",
    "This password is easy to guess: it is common, or a sequence, or repeats itself.",
  ],
  [
    "PASSWORD_ABOUT_YOU",
    "Words of the service",
    "New password",
    "This password is made of your name, your address or the name of this site.",
  ],
])("%s stands at its own field, which takes the focus", async (code, message, name, words) => {
  givenIdentity({ "change-password": refused(400, code, message) })
  const { send, field } = await passwordForm()
  await send()
  await expect.poll(() => document.activeElement).toBe(field(name))
  expect(screen.getByText(words, { exact: true })).toBeVisible()
  expect(field(name)).toHaveAttribute("aria-invalid", "true")
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1)
})

test("two new passwords that differ are not sent; then the change is made and told", async () => {
  givenIdentity({ "change-password": {} })
  const { send, field } = await passwordForm()
  await send("three blue kettles")
  expect(await screen.findByText("The two new passwords differ.")).toBeVisible()
  expect(field("New password again")).toHaveFocus()
  expect(sentTo("change-password")).toEqual([])
  await send()
  expect(await screen.findByText("Password changed")).toBeVisible()
  expect(sentTo("change-password")).toEqual([
    { currentPassword: "a long enough secret", newPassword: "three green kettles" },
  ])
  expect(screen.queryByLabelText("Current password")).toBeNull()
})

test("a change of address asks for the password once more, keeps what was entered, and then sends the link", async () => {
  let fresh = false
  givenIdentity({
    "change-address": () => (fresh ? {} : refused(403, "SIGN_IN_AGAIN")),
    reauthenticate: refused(401, "INVALID_PASSWORD"),
  })
  const { user } = show()
  const [change] = await screen.findAllByRole("button", { name: "Change" })
  await user.click(change ?? document.body)
  await user.type(screen.getByLabelText("New address"), "elif@other.example")
  await user.click(screen.getByRole("button", { name: "Send the link" }))

  const dialog = within(await screen.findByRole("dialog", { name: "Your password, please" }))
  await user.type(dialog.getByLabelText("Password"), "wrong")
  await user.click(dialog.getByRole("button", { name: "Go on" }))
  expect(await dialog.findByText("This is not your password.")).toBeVisible()

  givenIdentity({
    reauthenticate: () => {
      fresh = true
      return { freshUntil: security.freshUntil }
    },
  })
  await user.click(dialog.getByRole("button", { name: "Go on" }))
  expect(await screen.findByText("We sent a link to elif@other.example.", { exact: false })).toBeVisible()
  expect(screen.queryByRole("dialog")).toBeNull()
  const body = { newEmail: "elif@other.example" }
  expect(sentTo("change-address")).toEqual([body, body])
})

const codes = ["aaaaa-11111", "bbbbb-22222"]

test("two steps are set up by one key, proved by a code; recovery codes are shown once", async () => {
  let open: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (open = resolve))
  givenIdentity({
    "two-factor/enable": () =>
      slow.then(() => ({
        totpURI: "otpauth://totp/Rounds:elif?secret=JBSWY3DPEHPK3PXP&issuer=Rounds",
        backupCodes: codes,
      })),
    "two-factor/verify-totp": refused(401, "INVALID_CODE"),
  })
  const { user } = show()
  await user.click(await press("Set up"))
  await user.type(screen.getByLabelText("Your password"), "three green kettles")
  await user.dblClick(screen.getByRole("button", { name: "Go on" }))
  open()
  expect(await screen.findByText("JBSWY3DPEHPK3PXP")).toBeVisible()
  // A second key would void the first.
  expect(sentTo("two-factor/enable")).toEqual([{ password: "three green kettles" }])
  expect(screen.queryByRole("list", { name: "Recovery codes" })).toBeNull()

  await user.type(screen.getByLabelText("Code"), "000 000")
  await user.click(screen.getByRole("button", { name: "Turn on" }))
  expect(await screen.findByText("This code is not right, or was used before.")).toBeVisible()
  await expect.element(screen.getByLabelText("Code")).toHaveFocus()

  givenIdentity({ "two-factor/verify-totp": becomes({ twoStep: true, recoveryCodesLeft: 10 }) })
  await user.click(screen.getByRole("button", { name: "Turn on" }))
  const list = await screen.findByRole("list", { name: "Recovery codes" })
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(sentTo("two-factor/verify-totp")).toEqual([{ code: "000000" }, { code: "000000" }])
  expect(await screen.findByText("Authenticator app. 10 recovery codes left.")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "I have kept them" }))
  expect(screen.queryByText(codes[0] ?? "")).toBeNull()
})

test("a browser without passkeys says so, and those made elsewhere can be removed", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined)
  givenIdentity({ "passkey/delete-passkey": becomes({ passkeys: [] }) })
  const { user } = show({
    passkeys: [{ id: "key", name: "Chrome on Mac", deviceType: "multiDevice", createdAt: null }],
  })
  expect(await screen.findByText(/This browser, .* does not support passkeys\./)).toBeVisible()
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull()
  await user.click(await press("Remove passkey Chrome on Mac"))
  await expect.poll(() => screen.queryByText("Chrome on Mac")).toBeNull()
  expect(sentTo("passkey/delete-passkey")).toEqual([{ id: "key" }])
})

test("a passkey that the person declines changes nothing and complains of nothing", async () => {
  const asked = vi
    .spyOn(navigator.credentials, "create")
    .mockRejectedValue(new DOMException("declined", "NotAllowedError"))
  givenIdentityReads({
    "passkey/generate-register-options": {
      challenge: "AAAA",
      rp: { name: "Rounds", id: "localhost" },
      user: { id: "AAAA", name: "elif", displayName: "Elif" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    },
  })
  const { user } = show()
  await user.click(await press("Add a passkey"))
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(sentTo("passkey/verify-registration")).toEqual([])
  expect(screen.queryByText("Nothing was changed")).toBeNull()
  asked.mockRestore()
})
