import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { user as account } from "#testing/answers.ts"
import { givenIdentity, refused, sentTo, wrongPassword } from "#testing/identity.ts"
import { plansFor } from "#testing/membership-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const visiting = () => {
  let isIn = false
  const view = renderScreen("/auth?mode=sign-up", {
    "GET /api/user": () => (isIn ? account : problem(401, "NotSignedIn", "Please sign in to continue.")),
    "GET /api/trending-topics": topics,
    "GET /api/plans": plansFor({
      tier: "freemium",
      status: "incomplete",
      hasUsedTrial: false,
      isAdmin: false,
      renews: false,
      billing: null,
      scheduled: null,
    }),
  })
  const send = async () => {
    await view.user.type(await screen.findByLabelText("First name"), "Elif")
    await view.user.type(screen.getByLabelText("Last name"), "Aydın")
    await view.user.type(screen.getByLabelText("E-mail"), account.email)
    await view.user.type(screen.getByLabelText("Password"), "three green kettles")
    await view.user.click(screen.getByRole("button", { name: "Create account" }))
  }
  return {
    ...view,
    send,
    enter: () => {
      isIn = true
      return {}
    },
  }
}

const choose = (isTrial: boolean) =>
  sessionStorage.setItem(
    "rounds.pending-choice",
    JSON.stringify({ isTrial, planId: "creator_pro", billingFrequency: "monthly" }),
  )

test("a new account is signed in at once", async () => {
  const { send, enter, router } = visiting()
  givenIdentity({ "sign-up/email": {}, "sign-in/email": enter })
  await send()
  await expect.poll(() => router.state.location.pathname).toBe("/app")
  expect(sentTo("sign-up/email")).toEqual([
    { email: account.email, password: "three green kettles", name: "Elif Aydın" },
  ])
})

test("an address that has an account gets the answer of a new one: the mail says how to go on", async () => {
  const { send, router } = visiting()
  givenIdentity({ "sign-up/email": {}, "sign-in/email": wrongPassword() })
  await send()
  expect(await screen.findByText("It says how to go on.", { exact: false })).toHaveTextContent(
    `We sent a message to ${account.email}. It says how to go on.`,
  )
  expect(screen.queryByRole("alert")).toBeNull()
  expect(router.state.location.pathname).toBe("/auth")
})

test("an account with two steps whose password was typed is asked for its code", async () => {
  const { send, enter, user, router } = visiting()
  givenIdentity({
    "sign-up/email": {},
    "sign-in/email": { twoFactorRedirect: true },
    "two-factor/verify-totp": enter,
  })
  await send()
  await user.type(await screen.findByLabelText("Code"), "123456")
  await user.click(screen.getByRole("button", { name: "Go on" }))
  await expect.poll(() => router.state.location.pathname).toBe("/app")
})

test("a password that the service refuses is told by what is wrong with it", async () => {
  const words = "This password is made of your name, your address or the name of this site."
  givenIdentity({ "sign-up/email": refused(400, "PASSWORD_ABOUT_YOU", "Words of the service") })
  const { send } = visiting()
  await send()
  expect(await screen.findByRole("alert")).toHaveTextContent(words)
  expect(screen.getByLabelText("First name")).toHaveValue("Elif")
  expect(sentTo("sign-in/email")).toEqual([])
})

test("a trial that was chosen before is the first of two steps, and the second can be declined", async () => {
  choose(true)
  const { send, enter, user } = visiting()
  givenIdentity({ "sign-up/email": {}, "sign-in/email": enter })
  expect(await screen.findByText("Step 1 of 2: account. Step 2: card, $0 today.")).toBeVisible()
  expect(
    screen.getByText("Creator Pro: $0 for 7 days, then $19 a month unless you cancel before"),
  ).toBeInTheDocument()
  await send()
  expect(await screen.findByRole("dialog", { name: "Step 2 of 2: card, $0 today" })).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Not now" }))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(sessionStorage.getItem("rounds.pending-choice")).toBeNull()
  expect(askedOf("POST /api/payments/create-checkout")).toEqual([])
})
