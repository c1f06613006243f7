import { screen, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { user as account } from "#testing/answers.ts"
import { givenIdentity, refused, sentTo, wrongPassword } from "#testing/identity.ts"
import { type Answers, problem, silence } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

/** Nobody is signed in until `enter` is called. */
const visiting = (url = "/auth", more: Answers = {}) => {
  let isIn = false
  const view = renderScreen(url, {
    "GET /api/user": () => (isIn ? account : problem(401, "NotSignedIn", "Please sign in to continue.")),
    "GET /api/trending-topics": topics,
    ...more,
  })
  const enter = () => {
    isIn = true
    return {}
  }
  const fillIn = async () => {
    await view.user.type(await screen.findByLabelText("E-mail"), account.email)
    await view.user.type(screen.getByLabelText("Password"), "three green kettles")
  }
  return { ...view, enter, fillIn }
}

const press = (name: string) => screen.getByRole("button", { name })

afterEach(() => vi.restoreAllMocks())

test("a wrong password is told without saying what was wrong, and the form keeps what was typed", async () => {
  givenIdentity({ "sign-in/email": wrongPassword() })
  const { user, fillIn } = visiting()
  await fillIn()
  await user.click(press("Sign in"))
  const alert = await screen.findByRole("alert")
  expect(alert).toHaveTextContent("This e-mail address and password do not belong together.")
  await expect.element(alert).toHaveFocus()
  expect(screen.getByLabelText("E-mail")).toHaveValue(account.email)
  expect(screen.getByLabelText("Password")).toHaveValue("three green kettles")
  expect(sentTo("sign-in/email")).toEqual([{ email: account.email, password: "three green kettles" }])
})

test.each([
  [{ "x-retry-after": "37" }, "Too many attempts. Please try again in 37 seconds."],
  [{ "retry-after": "1" }, "Too many attempts. Please try again in 1 second."],
  [{ "retry-after": "840" }, "Too many attempts. Please try again in 14 minutes."],
  [{}, "Too many attempts. Please wait a little and try again."],
])("whoever is slowed down is told for how long: %j", async (headers, words) => {
  givenIdentity({ "sign-in/email": refused(429, "TOO_MANY_REQUESTS", "", headers) })
  const { user, fillIn } = visiting()
  await fillIn()
  await user.click(press("Sign in"))
  expect((await screen.findByRole("alert")).textContent).toBe(words)
})

test("whoever gave too many wrong passwords is told what ends the wait", async () => {
  const headers = { "retry-after": "840" }
  givenIdentity({ "sign-in/email": refused(429, "TOO_MANY_TRIES", "", headers) })
  const { user, fillIn } = visiting()
  await fillIn()
  await user.click(press("Sign in"))
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too many attempts. Please try again in 14 minutes. Or use “Forgot it?”.",
  )
})

test("the second step asks for a code, takes a recovery code instead, and goes on where one wanted to go", async () => {
  const { user, enter, fillIn, router } = visiting("/auth?next=%2Fapp%3FtopicId%3Dtopic-2")
  givenIdentity({
    "sign-in/email": { twoFactorRedirect: true },
    "two-factor/verify-totp": refused(401, "INVALID_CODE"),
    "two-factor/verify-backup-code": enter,
  })
  await fillIn()
  await user.click(press("Sign in"))
  await user.type(await screen.findByLabelText("Code"), "123 456")
  await user.click(press("Go on"))
  expect(await screen.findByRole("alert")).toHaveTextContent("This code is not right, or was used before.")
  expect(sentTo("two-factor/verify-totp")).toEqual([{ code: "123456" }])
  await user.click(press("Use a recovery code"))
  expect(screen.queryByRole("alert")).toBeNull()
  await user.type(screen.getByLabelText("Recovery code"), "aB3dE-fG5hI")
  await user.click(press("Go on"))
  await expect.poll(() => router.state.location.href).toBe("/app?topicId=topic-2")
  expect(sentTo("two-factor/verify-backup-code")).toEqual([{ code: "aB3dE-fG5hI" }])
})

test("a service that is silent for ten seconds is shown as such, and can be tried again", async () => {
  const asked: number[] = []
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    asked.push(ms)
    return ms === 10_000
      ? AbortSignal.abort(new DOMException("timed out", "TimeoutError"))
      : new AbortController().signal
  })
  givenIdentity({ "sign-in/email": silence })
  const { user, fillIn } = visiting()
  await fillIn()
  await user.click(press("Sign in"))
  const panel = await screen.findByRole("alert", { name: "Authentication Error" })
  expect(asked.filter((ms) => ms === 10_000)).toHaveLength(1)
  expect(within(panel).getByText(location.host)).toBeVisible()
  await user.click(within(panel).getByRole("button", { name: "Retry without clearing" }))
  expect(screen.getByLabelText("E-mail")).toBeVisible()
})

test("a service that fails is shown as not ready too", async () => {
  givenIdentity({ "sign-in/email": refused(503, "UNAVAILABLE") })
  const { user, fillIn } = visiting()
  await fillIn()
  await user.click(press("Sign in"))
  expect(await screen.findByRole("alert", { name: "Authentication Error" })).toBeVisible()
})

test("a browser without passkeys is not offered one", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined)
  visiting()
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible()
  expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull()
  vi.unstubAllGlobals()
})
