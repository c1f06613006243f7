import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { script } from "#testing/answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

afterEach(() => page.viewport(414, 896))

test("on a phone the hook of a finished script stands within the first 400 px, with who wrote it", async () => {
  await page.viewport(390, 844)
  renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
  })
  await screen.findByRole("heading", { name: "Your script" })
  const [hook] = script.beats
  const sheet = screen.getByRole("tabpanel")
  const line = [...sheet.querySelectorAll("p")].find((one) => one.textContent === hook?.text)
  expect(line?.getBoundingClientRect().top).toBeLessThan(400)
  expect(screen.getByText("Draft without AI").getBoundingClientRect().top).toBeLessThan(400)
  const named = [...sheet.querySelectorAll("figure [aria-hidden] span span")].filter(
    (one) => one.getBoundingClientRect().width > 0,
  )
  expect(named.map((one) => one.textContent)).toContain("Hook")
})
