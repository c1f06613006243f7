import { expect } from "@playwright/test"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"
import { openedTopic } from "./topics.ts"

for (const viewport of [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px a script is written on, settled, checked, and open again after another word`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await signUp(page)
    const topic = await openedTopic(page)
    await page.goto(`/script-generator/${topic}`)
    await page.getByRole("button", { name: "Generate Script" }).click()
    await expect(page.getByRole("heading", { name: "Check before you film" })).toBeVisible()

    const write = async (words: string) => {
      await page.locator("#edit-0").click()
      const area = page.getByRole("textbox", { name: /Words of the beat/ })
      await expect(area).toBeFocused()
      await area.fill(words)
      await area.press("Control+Enter")
      await expect(page.locator("#edit-0")).toBeFocused()
      await expect(page.locator("[data-beat='0']")).toContainText(words)
    }
    await write("Magnesium cures insomnia in every adult.")
    const list = page.getByRole("region", { name: "Check before you film" })
    const open = list.getByText(/^\d+ open points?$/)
    await expect(list.getByText("Must change").first()).toBeVisible()

    // What is still open is left out, one point after the other.
    await expect(async () => {
      const out = list.getByRole("button", { name: "Leave it out" }).first()
      if (await out.isVisible()) await out.click()
      await expect(open).toHaveText("0 open points", { timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole("button", { name: "I have checked this script" }).click()
    await expect(page.getByRole("heading", { name: /^Checked by you/ })).toBeVisible()

    await write("What is in your cup?")
    await expect(page.getByRole("heading", { name: /^Words changed since/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole("heading", { name: /^Words changed since/ })).toBeVisible()
    await context.close()
  })
}
