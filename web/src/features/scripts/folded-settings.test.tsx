import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { script } from "#testing/answers.ts"
import { type Answers, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const stands = async (answers: Answers = {}) => {
  const view = renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
    "GET /api/generations/{key}": { state: "released" },
    ...answers,
  })
  await screen.findByRole("heading", { name: `Your script: ${script.topicTitle}` })
  return view
}

afterEach(() => page.viewport(414, 896))

test.each([1440, 390])(
  "at %i px the settings of a script that stands are one line; Change shows them, Esc leads back",
  async (width) => {
    await page.viewport(width, 900)
    const { user } = await stands()
    expect(screen.getByText("English, trend reaction, professional, TikTok, 60 s.")).toBeVisible()
    expect(screen.queryByRole("combobox", { name: "Tone" })).toBeNull()

    const change = screen.getByRole("button", { name: "Change" })
    expect(change).toHaveAttribute("aria-expanded", "false")
    change.focus()
    await user.keyboard("{Enter}")
    expect(change).toHaveAttribute("aria-expanded", "true")
    expect(change).toHaveFocus()
    screen.getByRole("combobox", { name: "Language" }).focus()
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("combobox", { name: "Tone" })).toBeNull()
    expect(screen.getByRole("button", { name: "Change" })).toHaveFocus()
  },
)

test.each([1440, 390])(
  "at %i px export, copy and prompter stay in the window, however far one reads",
  async (width) => {
    await page.viewport(width, 900)
    await stands()
    await screen.findByRole("heading", { name: "Sources" })
    for (const part of [0, 0.5]) {
      scrollTo(0, part * document.documentElement.scrollHeight)
      for (const act of [
        screen.getByRole("button", { name: "Export" }),
        screen.getByRole("button", { name: "Copy Script" }),
        screen.getByRole("link", { name: "Teleprompter" }),
      ]) {
        const { top, bottom, height } = act.getBoundingClientRect()
        expect(top).toBeGreaterThan(0)
        expect(bottom).toBeLessThanOrEqual(innerHeight)
        expect(height).toBeGreaterThanOrEqual(width === 390 ? 44 : 40)
      }
    }
  },
)

test("settings that could not be written anew are open again, with the reason", async () => {
  const { user } = await stands({
    "POST /api/generate-script": problem(429, "MonthlyQuotaReached", "You have used 5 of 5 scripts.", {
      requiresUpgrade: true,
    }),
  })
  await user.click(screen.getByRole("button", { name: "Change" }))
  await user.selectOptions(screen.getByRole("combobox", { name: "Format" }), "Quick tip")
  await user.click(screen.getByRole("button", { name: "Generate again" }))
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Monthly Quota ReachedYou have used 5 of 5 scripts.Upgrade Now",
  )
  expect(screen.getByRole("combobox", { name: "Format" })).toHaveValue("quick_tip")
})

test("the version beside the title leads to the list of versions", async () => {
  await page.viewport(1440, 900)
  const { user } = await stands({
    "GET /api/user/scripts/{id}/versions": { current: 1, versions: [], next: null },
  })
  await user.click(await screen.findByRole("button", { name: /^Version \d+$/ }))
  const list = screen.getByRole("region", { name: "Versions" })
  expect(list.querySelector("details")?.open).toBe(true)
  expect(list.contains(document.activeElement)).toBe(true)
})
