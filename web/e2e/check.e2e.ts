import { expect } from "@playwright/test"
import { test } from "./guarded.ts"

/** No rule knows these words; what was learned does. */
const learnedAlone = "Nettle tea wipes out psoriasis for good, every single time."

test("a sentence that only what was learned catches gets its mark, and what was learned is fetched only then", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto("/check")
  const text = page.getByLabel("Your text")
  await expect(text).toBeVisible()
  expect(asked.filter((path) => path.includes("/unread-"))).toEqual([])
  await text.fill(`I drink tea in the morning. ${learnedAlone}`)
  await expect(page.getByText(`“${learnedAlone}”`)).toBeVisible()
  expect(asked.filter((path) => path.includes("/unread-"))).toHaveLength(1)
  await page.getByRole("button", { name: "Check text" }).click()
  await page.getByRole("link", { name: "Finding 1" }).click()
  await expect(page.locator("#finding-1")).toBeFocused()
})

test("a reload that would lose a text is asked about first", async ({ page }) => {
  await page.goto("/check")
  const text = page.getByLabel("Your text")
  await text.pressSequentially("I like tea.")
  const [question] = await Promise.all([
    page.waitForEvent("dialog"),
    page.evaluate(() => setTimeout(() => location.reload())),
  ])
  expect(question.type()).toBe("beforeunload")
  await question.dismiss()
  await expect(text).toHaveValue("I like tea.")
})
