import { screen } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const generator = () =>
  renderScreen("/script-generator/topic-1", { "GET /api/trending-topics/{topicId}": topicAt(0) })

beforeEach(() => localStorage.clear())

test("a script is proposed in the language of the screens, and each is called as its reader calls it", async () => {
  generator()
  const language = await screen.findByRole("combobox", { name: "Language" })
  expect(language).toHaveValue("english")
  expect([...language.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "English",
    "Turkish",
  ])
})

test("the language that was chosen last comes first the next time", async () => {
  const { user, unmount } = generator()
  await user.selectOptions(await screen.findByRole("combobox", { name: "Language" }), "Turkish")
  unmount()
  generator()
  expect(await screen.findByRole("combobox", { name: "Language" })).toHaveValue("turkish")
})
