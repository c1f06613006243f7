import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { type Answers, askedOf, noConnection, problem } from "#testing/network.ts"
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
    problem(422, "ScriptRefused", "No draft fitted the chosen duration. Nothing was charged."),
    "Oops! Let's Try That Again",
    "No draft fitted the chosen duration. Nothing was charged.",
  ],
  [
    problem(
      503,
      "WriterMisconfigured",
      "The AI service does not accept this product's settings. Nothing was charged.",
    ),
    "Oops! Let's Try That Again",
    "The AI service does not accept this product's settings. Nothing was charged.",
  ],
  [
    problem(500, "Unexpected", "Something went wrong on our side."),
    "Oops! Let's Try That Again",
    "Something went wrong on our side. Nothing was used.",
  ],
  [
    problem(403, "AddressNotConfirmed", "Confirm your address: open the link we mailed you."),
    "Oops! Let's Try That Again",
    "Confirm your address: open the link we mailed you. Nothing was used.",
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
  expect(await screen.findByRole("heading", { name: "Your script" })).toBeVisible()
  const [sent] = askedOf(name)
  const [asked] = askedOf("GET /api/generations/{key}")
  expect(asked?.params.key).toBe(sent?.headers.get("idempotency-key"))
})
