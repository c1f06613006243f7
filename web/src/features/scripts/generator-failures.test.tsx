import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { type Answers, askedOf, bytesOf, noConnection, problem, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const name = "POST /api/generate-script"
const url = "/script-generator/topic-1"

const shown = (answers: Answers, at = url) =>
  renderScreen(at, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/generations/{key}": { state: "released" },
    ...answers,
  })

const ready = () => screen.queryByRole("button", { name: "Generate Script" })?.getAttribute("aria-disabled")

const clicked = async (answers: Answers) => {
  const view = shown(answers)
  // The button waits for the topic's title.
  await expect.poll(ready).toBe("false")
  await view.user.click(screen.getByRole("button", { name: "Generate Script" }))
  return view
}

const main = () => within(screen.getByRole("main"))

test.each([
  [
    problem(422, "ScriptRefused", "No draft fitted the chosen duration. No script was counted."),
    "Oops! Let's Try That Again",
    "No draft fitted the chosen duration. No script was counted.",
  ],
  [
    problem(
      503,
      "WriterMisconfigured",
      "The AI service does not accept this product's settings. No script was counted.",
    ),
    "Oops! Let's Try That Again",
    "The AI service does not accept this product's settings. No script was counted.",
  ],
  [
    problem(500, "Unexpected", "Something went wrong on our side."),
    "Oops! Let's Try That Again",
    "Something went wrong on our side. No script was counted.",
  ],
  [
    problem(403, "AddressNotConfirmed", "Confirm your address: open the link we mailed you."),
    "Oops! Let's Try That Again",
    "Confirm your address: open the link we mailed you. No script was counted.",
  ],
])(
  "a refusal is told in the form with the server's words, and what it used (%#)",
  async (refusal, title, text) => {
    await clicked({ [name]: refusal })
    const alert = await main().findByRole("alert")
    expect(alert).toHaveTextContent(`${title}${text}`)
    expect(screen.getByLabelText("Tone")).toHaveValue("professional")
  },
)

test("a lost connection asks with the key that was sent, and shows the script that had been stored", async () => {
  await clicked({ [name]: noConnection, "GET /api/generations/{key}": { state: "done", script } })
  expect(await screen.findByRole("heading", { name: /^Your script:/ })).toBeVisible()
  const [sent] = askedOf(name)
  const [asked] = askedOf("GET /api/generations/{key}")
  expect(asked?.params.key).toBe(sent?.headers.get("idempotency-key"))
})

test.each([
  problem(429, "MonthlyQuotaReached", "You have used 5 of 5 scripts.", { requiresUpgrade: true }),
  problem(403, "AddressNotConfirmed", "Confirm your address: open the link we mailed you."),
  problem(503, "WriterUnavailable", "The AI service cannot be reached. No script was counted."),
])("a refusal is an answer: the server is not asked what became of the click (%#)", async (refusal) => {
  await clicked({ [name]: refusal })
  await main().findByRole("alert")
  expect(askedOf("GET /api/generations/{key}")).toEqual([])
})

test.each([
  problem(409, "GenerationRunning", "This script is being written."),
  problem(500, "Unexpected", "Something went wrong on our side."),
])(
  "a refusal that leaves open what became of the click is followed by the question (%#)",
  async (refusal) => {
    await clicked({ [name]: refusal })
    await main().findByRole("alert")
    expect(askedOf("GET /api/generations/{key}")).toHaveLength(1)
  },
)

test("what is sent again is asked about, however it is refused: the first sending may have been charged", async () => {
  const { user } = await clicked({
    [name]: ({ turn }) =>
      turn === 1 ? noConnection() : problem(429, "TooManyRequests", "Please wait a little."),
    "GET /api/generations/{key}": ({ turn }) =>
      turn === 1 ? { state: "unknown" } : { state: "done", script },
  })
  await main().findByRole("alert")
  await user.click(screen.getByRole("button", { name: "Generate Script" }))
  expect(await screen.findByRole("heading", { name: /^Your script:/ })).toBeVisible()
  const [first, second] = askedOf(name).map(({ headers }) => headers.get("idempotency-key"))
  expect(second).toBe(first)
})

test("a click whose script was deleted elsewhere is settled: the next one is a new click", async () => {
  const { user } = await clicked({
    [name]: ({ turn }) => (turn === 1 ? noConnection() : streamed(bytesOf(name, [["done", script]]))),
    "GET /api/generations/{key}": { state: "deleted" },
  })
  const { textContent } = await main().findByRole("alert")
  expect(textContent).toContain("This script was written and counted, and you have deleted it since.")
  await user.click(screen.getByRole("button", { name: "Generate Script" }))
  expect(await screen.findByRole("heading", { name: /^Your script:/ })).toBeVisible()
  const keys = askedOf(name).map(({ headers }) => headers.get("idempotency-key"))
  expect(keys).toHaveLength(2)
  expect(new Set(keys)).toHaveProperty("size", 2)
})

test("a title of somebody in danger is answered where it was asked, calmly and with whom to call: by no message in the corner", async () => {
  const detail =
    "This is about somebody who may be in danger, so we do not write a script on it. In an emergency call 911."
  const safeMessage = ["You are not alone with this."]
  await clicked({
    [name]: problem(422, "NotForFilming", detail, { title: "Not a topic to film", safeMessage }),
  })
  expect(await main().findByText("Not a topic to film")).toBeVisible()
  expect(main().getByText(/In an emergency call 911/)).toBeVisible()
  expect(main().getByText(safeMessage[0] ?? "")).toBeVisible()
  expect(main().queryByRole("alert")).toBeNull()
  const corner = within(screen.getByRole("region", { name: "Messages (F8)" }))
  expect(corner.queryByText(/./)).toBeNull()
})
