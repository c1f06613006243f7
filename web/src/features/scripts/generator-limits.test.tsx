import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { script, user as account } from "#testing/answers.ts"
import { givenIdentity } from "#testing/identity.ts"
import { plansFor, trialViewer } from "#testing/membership-answers.ts"
import { type Answers, askedOf, bytesOf, given, problem, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const name = "POST /api/generate-script"

const begin = async (answers: Answers) => {
  const view = renderScreen("/script-generator/topic-1", {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/generations/{key}": { state: "unknown" },
    "GET /api/plans": plansFor(trialViewer),
    ...answers,
  })
  const button = await screen.findByRole("button", { name: "Generate Script" })
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("false")
  await view.user.selectOptions(screen.getByLabelText("Tone"), "Casual")
  await view.user.click(button)
  return view
}

test("a used-up month is told with the way to more, and with nothing of what was used", async () => {
  const words = "You have used 5 of 5 scripts this month."
  await begin({ [name]: problem(429, "MonthlyQuotaReached", words, { requiresUpgrade: true }) })
  expect(await screen.findByRole("alert")).toHaveTextContent(`Monthly Quota Reached${words}Upgrade Now`)
  expect(screen.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/pricing")
  expect(screen.getByLabelText("Tone")).toHaveValue("casual")
})

test("an ended trial leads to the plans, and says why there", async () => {
  const { router } = await begin({
    [name]: problem(403, "PlanSelectionRequired", "Choose a plan to go on.", {
      title: "Your trial has ended",
      requiresPlanSelection: true,
    }),
  })
  await expect.poll(() => router.state.location.pathname).toBe("/pricing")
  expect(await screen.findByText("Your trial has ended")).toBeVisible()
})

const writing = () =>
  streamed(
    bytesOf(name, [
      ["stage", { stage: "reserved", step: 2, of: 4, progress: 10, counted: [], label: "" }],
      ["delta", { text: "Magnesium not", progress: 30 }],
    ]),
    "silent",
  )

test("cancelled in time nothing is used, and the focus is back where it began", async () => {
  const { user } = await begin({ [name]: writing, "GET /api/generations/{key}": { state: "released" } })
  expect(await screen.findByText("Magnesium not")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Cancel" }))
  await expect.poll(() => screen.queryByText("Stopped. No script was counted.")).not.toBeNull()
  const button = await screen.findByRole("button", { name: "Generate Script" })
  await expect.element(button).toHaveFocus()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(sessionStorage.getItem("rounds.click.topic-1")).toBeNull()
  expect(screen.getByLabelText("Tone")).toHaveValue("casual")
})

test("cancelled too late the script is shown, and said to count", async () => {
  const { user } = await begin({
    [name]: writing,
    "GET /api/generations/{key}": { state: "done", script },
  })
  await user.click(await screen.findByRole("button", { name: "Cancel" }))
  expect(await screen.findByText(/finished before it could be stopped, and counts as one/)).toBeVisible()
  await expect.element(await screen.findByRole("heading", { name: /^Your script:/ })).toHaveFocus()
})

const signedOut = () => problem(401, "NotSignedIn", "Please sign in to continue.")

test.each([
  ["before the click", signedOut, 2],
  // Nobody could be asked what became of the first: it is sent as the same click.
  ["while it was written", () => streamed(bytesOf(name, []), "broken"), 1],
])("a session lost %s keeps the settings, and the next click sends them", async (_, answer, clicks) => {
  let isIn = true
  givenIdentity({
    "sign-in/email": () => {
      isIn = true
      return {}
    },
  })
  const { user } = await begin({
    "GET /api/user": () => (isIn ? account : signedOut()),
    "GET /api/generations/{key}": signedOut,
    [name]: () => {
      isIn = false
      return answer()
    },
  })
  await screen.findByRole("dialog", { name: "You are signed out" })
  await user.type(screen.getByLabelText("Password"), "three green kettles")
  await user.click(screen.getByRole("button", { name: "Sign in" }))
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
  expect(screen.getByLabelText("Tone")).toHaveValue("casual")

  given({ [name]: streamed(bytesOf(name, [["done", script]])) })
  await user.click(screen.getByRole("button", { name: "Generate Script" }))
  expect(await screen.findByRole("heading", { name: /^Your script:/ })).toBeVisible()
  const [first, second] = askedOf(name)
  expect(second?.body).toEqual(first?.body)
  expect(new Set(askedOf(name).map(({ headers }) => headers.get("idempotency-key"))).size).toBe(clicks)
})
