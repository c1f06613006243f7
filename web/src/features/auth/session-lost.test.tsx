import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { user as account } from "#testing/answers.ts"
import { givenIdentity, sentTo, wrongPassword } from "#testing/identity.ts"
import { starterBilling } from "#testing/membership-answers.ts"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

/** The profile with a word typed into it, and a session that has ended meanwhile. */
const typing = async () => {
  let person: typeof account | null = account
  const signedOut = () => problem(401, "NotSignedIn", "Please sign in to continue.")
  const view = renderScreen("/profile", {
    "GET /api/user": () => person ?? signedOut(),
    "GET /api/user/profile": null,
    "GET /api/payments/billing": starterBilling,
    "GET /api/account/export": { status: "none" },
    "GET /api/trending-topics": topics,
    "POST /api/user/profile": signedOut,
  })
  await view.user.type(await screen.findByLabelText(/^Specialty/), "Sleep")
  await view.user.selectOptions(screen.getByRole("combobox", { name: "Profession" }), "clinical_pharmacist")
  person = null
  const enterAs = (who: typeof account) => () => {
    person = who
    return {}
  }
  return { ...view, enterAs }
}

const lostWindow = async () => within(await screen.findByRole("dialog", { name: "You are signed out" }))

const signIn = async ({ user }: Pick<Awaited<ReturnType<typeof typing>>, "user">) => {
  const window = await lostWindow()
  expect(window.getByLabelText("E-mail")).toHaveValue(account.email)
  await user.type(window.getByLabelText("Password"), "three green kettles")
  await user.click(window.getByRole("button", { name: "Sign in" }))
}

const save = (view: Awaited<ReturnType<typeof typing>>) =>
  view.user.click(screen.getByRole("button", { name: "Save Profile" }))

/** What was typed is asked about before the page goes. */
const giveUp = async ({ user }: Pick<Awaited<ReturnType<typeof typing>>, "user">) =>
  user.click(await screen.findByRole("button", { name: "Leave without saving" }))

test("a session that ends under somebody's hands is begun again above the page, which keeps what was typed", async () => {
  const view = await typing()
  givenIdentity({ "sign-in/email": view.enterAs(account) })
  await save(view)
  await signIn(view)
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
  expect(screen.getByLabelText(/^Specialty/)).toHaveValue("Sleep")
  expect(view.router.state.location.pathname).toBe("/profile")
})

test("it goes on there also when the account has been read again meanwhile", async () => {
  const view = await typing()
  givenIdentity({ "sign-in/email": view.enterAs(account) })
  await view.client.invalidateQueries({ queryKey: ["api", "user"], exact: true })
  await signIn(view)
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
  expect(view.router.state.location.pathname).toBe("/profile")
  expect(screen.getByLabelText(/^Specialty/)).toHaveValue("Sleep")
})

test("a wrong password keeps the window open", async () => {
  const view = await typing()
  givenIdentity({ "sign-in/email": wrongPassword() })
  await save(view)
  await signIn(view)
  expect(await (await lostWindow()).findByRole("alert")).toHaveTextContent(
    "This e-mail address and password do not belong together.",
  )
  expect(sentTo("sign-in/email")).toHaveLength(1)
})

test("somebody else finds nothing of the first person on the screen", async () => {
  const view = await typing()
  givenIdentity({ "sign-in/email": view.enterAs({ ...account, id: "another", firstName: "Deniz" }) })
  await save(view)
  await signIn(view)
  await expect.poll(() => view.router.state.location.pathname).toBe("/app")
  await expect.poll(() => screen.queryByRole("button", { name: "Save Profile" })).toBeNull()
  expect(screen.queryByDisplayValue("Sleep")).toBeNull()
})

test("whoever closes it goes to sign-in, which leads back", async () => {
  const view = await typing()
  await save(view)
  await view.user.click((await lostWindow()).getByRole("button", { name: "Close" }))
  await giveUp(view)
  await expect.poll(() => view.router.state.location.href).toBe("/auth?next=%2Fprofile")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a forgotten password takes the window with it", async () => {
  const view = await typing()
  await save(view)
  await view.user.click((await lostWindow()).getByRole("link", { name: "Forgot it?" }))
  await giveUp(view)
  expect(await screen.findByRole("heading", { name: "Set a new password" })).toBeVisible()
  expect(screen.queryByRole("dialog")).toBeNull()
})
