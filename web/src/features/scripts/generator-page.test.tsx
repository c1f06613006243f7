import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { askedOf, bytesOf, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const name = "POST /api/generate-script"

test("one click on Generate asks once, with the chosen settings, and shows the script", async () => {
  const { user, router } = renderScreen("/script-generator/topic-1", {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    [name]: () =>
      streamed(
        bytesOf(name, [
          ["stage", { stage: "reserved", step: 1, of: 3, progress: 10, counted: [], label: "" }],
          ["delta", { text: "Magnesium not helping", progress: 40 }],
          ["done", script],
        ]),
      ),
  })
  await user.selectOptions(await screen.findByLabelText("Tone"), "Casual")
  await user.click(screen.getByRole("button", { name: "Generate Script" }))

  expect(await screen.findByText("Script Generated Successfully!")).toBeVisible()
  await expect.element(await screen.findByRole("heading", { name: /^Your script:/ })).toHaveFocus()
  expect(router.state.location.search).toMatchObject({ script: script.id })
  expect(askedOf(name).map(({ body }) => body)).toEqual([
    {
      topicId: "topic-1",
      topicTitle: "Magnesium for sleep: is glycinate really better than oxide?",
      language: "english",
      scriptFormat: "trend_reaction",
      contentTone: "casual",
      targetPlatform: "multi_platform",
      duration: "60_seconds",
    },
  ])
})
