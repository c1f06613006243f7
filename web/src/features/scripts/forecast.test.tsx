import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { forecast, script } from "#testing/answers.ts"
import { askedOf, bytesOf, problem, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"
import { blanksIn } from "@rounds/core/script/blanks.ts"

const generate = "POST /api/generate-script"
const reading = "GET /api/script-forecast"
const done = () => streamed(bytesOf(generate, [["done", script]]))
/** What is written is shown: the page asks for it. */
const written = { [generate]: done, "GET /api/user/scripts/{id}": script } as const
const page = { "GET /api/trending-topics/{topicId}": topicAt(0), ...written } as const
const press = { name: "Generate Script" }
/** What the one order said, once its script stands on the page: nothing of it is asked in the next test. */
const ordered = async () => {
  expect(await screen.findByRole("heading", { name: /^Your script:/ })).toBeVisible()
  const bodies = askedOf(generate).map(({ body }) => body)
  expect(bodies).toHaveLength(1)
  return bodies[0]
}

test("before a click, the form says what the script is drafted from and that no clinician has signed it", async () => {
  renderScreen("/script-generator/topic-1", page)
  expect(await screen.findByText("7 findings on magnesium")).toBeVisible()
  expect(screen.getByText(/Drafted from the sources named, not yet signed by a clinician/)).toBeVisible()
})

test.each([
  ["Question script", true],
  ["Write with AI", false],
])("without findings one chooses, and the order says so: %s", async (choice, withoutAi) => {
  const { user } = renderScreen("/script-generator/topic-1", {
    ...page,
    [reading]: { ...forecast, findings: 0, subject: null, byAi: true },
  })
  expect(await screen.findByText("No findings for this subject.")).toBeVisible()
  await user.click(screen.getByRole("radio", { name: choice }))
  await user.click(screen.getByRole("button", press))
  const body = await ordered()
  expect(body).toHaveProperty("topicId", "topic-1")
  expect(Object.keys(Object(body)).includes("withoutAi")).toBe(withoutAi)
})

test("the market is asked once: what the form shows goes with the first order", async () => {
  const { user } = renderScreen("/script-generator/topic-1", {
    ...page,
    [reading]: { ...forecast, reachKnown: false },
  })
  expect(await screen.findByText(/asked once/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText("Seen in"), "United Kingdom")
  await user.click(screen.getByRole("button", press))
  expect(await ordered()).toMatchObject({ market: "UK", promotes: "nothing" })
})

const unfit = () =>
  problem(422, "NotForFilming", "We do not write a script on it. No script was counted.", {
    title: "Not a topic to film",
    safeMessage: ["This can be an emergency.", "Call 911 now."],
  })

test("a title that is not for filming is said while it is typed, with words that are safe; nothing is ordered", async () => {
  const { user } = renderScreen("/script-generator/custom", { [generate]: done, [reading]: unfit })
  await user.type(await screen.findByLabelText("What is it about?"), "Chest pain at night")
  expect(await screen.findByText("Not a topic to film")).toBeVisible()
  expect(screen.getByText("This can be an emergency. Call 911 now.")).toBeVisible()
  await user.click(screen.getByRole("button", press))
  expect(askedOf(generate)).toEqual([])
})

test("a script without a topic is ordered by its title alone", async () => {
  const { user } = renderScreen("/script-generator", written)
  await user.type(await screen.findByLabelText("What is it about?"), "Does zinc help against colds?")
  expect(await screen.findByText("7 findings on magnesium")).toBeVisible()
  await user.click(screen.getByRole("button", press))
  const body = await ordered()
  expect(body).toMatchObject({ topicTitle: "Does zinc help against colds?" })
  expect(body).not.toHaveProperty("topicId")
})

test("blanks are counted, and the number of a source is none", () => {
  expect(
    blanksIn("Ask. [Your key fact, and its source.] It works [1]. [İkinci bilgi ve kaynağı.]"),
  ).toHaveLength(2)
})

test("a script on nothing says at its field that a title is needed, and orders none", async () => {
  const { user } = renderScreen("/script-generator/custom", { [generate]: done })
  await user.click(await screen.findByRole("button", press))
  const title = screen.getByRole("textbox", { name: /^What is it about/ })
  await expect.poll(() => title === document.activeElement).toBe(true)
  expect(title).toHaveAccessibleDescription(/Topic title is required/)
  expect(askedOf(generate)).toHaveLength(0)
  await user.type(title, "Iron with tea")
  expect(screen.queryByText("Topic title is required")).toBeNull()
})
