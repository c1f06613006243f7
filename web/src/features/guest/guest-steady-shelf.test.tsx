import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { steadyQuestions } from "#testing/steady-answers.ts"
import { topics } from "#testing/topic-answers.ts"

const visiting = {
  "GET /api/user": problem(401, "NotSignedIn", "Sign in first."),
  "GET /api/trending-topics": topics,
} as const

test("below the topics of the day a visitor reads what people keep asking, each with its page and its count", async () => {
  renderScreen("/guest-preview", visiting)
  const shelf = within(await screen.findByRole("region", { name: "Steady questions" }))
  expect(shelf.getByText(/people keep asking these\. Counted over 7 days\.$/)).toBeVisible()
  expect(shelf.getByText("Can I take iron with my morning tea?")).toBeVisible()
  expect(shelf.getByText("9 of 21 posts in 7 days ask or answer this, in our words.")).toBeVisible()
  expect(shelf.getByRole("link", { name: "Iron tablets with tea or coffee" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/topics\/steady-/),
  )
  expect(
    shelf.getByRole("link", { name: "Generate script: Iron tablets with tea or coffee" }),
  ).toHaveAttribute("href", expect.stringMatching(/^\/auth\?topicId=/))
})

test.each([
  ["there are none", []],
  ["they cannot be had", problem(503, "Outage", "No database.")],
])("where %s the shelf stays away, and the topics stand", async (_, answer) => {
  renderScreen("/guest-preview", { ...visiting, "GET /api/steady-questions": answer })
  expect(await screen.findByRole("list", { name: "Trending topics" })).toBeVisible()
  expect(screen.queryByRole("region", { name: "Steady questions" })).toBeNull()
})

test("a question is spoken in its own language", async () => {
  const [one] = steadyQuestions
  if (one === undefined) throw new Error("one is needed")
  const turkish = { ...one, language: "turkish" as const, title: "Demir hapı çayla olur mu?" }
  renderScreen("/guest-preview", { ...visiting, "GET /api/steady-questions": [turkish] })
  expect(await screen.findByRole("link", { name: "Demir hapı çayla olur mu?" })).toHaveAttribute("lang", "tr")
})
