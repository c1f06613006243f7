import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { script } from "#testing/answers.ts"
import { bytesOf, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const name = "POST /api/generate-script"

afterEach(() => page.viewport(414, 896))

test("on a phone the hook of a finished script stands within the first 400 px, with who wrote it", async () => {
  await page.viewport(390, 844)
  renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
  })
  await screen.findByRole("heading", { name: /^Your script:/ })
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

test("on a phone whoever pressed the button below the settings stands before the script when it is there", async () => {
  await page.viewport(390, 600)
  const { user } = renderScreen("/script-generator/topic-1", {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    [name]: () =>
      streamed(
        bytesOf(name, [
          ["stage", { stage: "reserved", step: 1, of: 3, progress: 10, counted: [], label: "" }],
          ["done", script],
        ]),
      ),
  })
  const button = await screen.findByRole("button", { name: "Generate Script" })
  await expect.element(button).toBeEnabled()
  button.scrollIntoView()
  expect(scrollY).toBeGreaterThan(0)
  await user.click(button)
  const heading = await screen.findByRole("heading", { name: /^Your script:/ })
  expect(heading.getBoundingClientRect().top).toBeGreaterThan(0)
  expect(scrollY).toBe(0)
})
