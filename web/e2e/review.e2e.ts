import { expect, type Locator, type Page } from "@playwright/test"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"
import { openedTopic } from "./topics.ts"

test("on a phone a script is written on, settled, checked, and open again after another word", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
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

/** Goes on with the Tab key until the thing has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, thing: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  await expect(thing).toBeVisible()
  for (let press = 0; press < 80; press += 1) {
    if (await thing.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(thing).toBeFocused()
}

test("the keyboard alone leads from a topic to a script that is written, settled, checked, filmed and exported", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const { keyboard } = page
  await signUp(page)
  await keyboard.press("j")
  await expect(page.getByRole("article").first().getByRole("heading").getByRole("link")).toBeFocused()
  await keyboard.press("s")
  await expect(page.getByRole("button", { name: "Generate Script" })).toHaveAttribute(
    "aria-disabled",
    "false",
  )
  await tabTo(page, page.getByRole("combobox", { name: "Language" }))
  await keyboard.press("Control+Enter")
  await expect(page.getByRole("heading", { name: /^Your script:/ })).toBeFocused({ timeout: 30_000 })

  await expect(page.getByRole("heading", { name: "Check before you film" })).toBeVisible()
  await keyboard.press("e")
  await expect(page.getByRole("textbox", { name: /Words of the beat/ })).toBeFocused()
  await keyboard.press("Control+a")
  await keyboard.insertText("Magnesium cures insomnia in every adult.")
  await keyboard.press("Control+Enter")
  await expect(page.locator("#edit-0")).toBeFocused()
  const list = page.getByRole("region", { name: "Check before you film" })
  await expect(list.getByText("Must change").first()).toBeVisible()

  // From the first mark to its point, and through all that is open.
  await keyboard.press("]")
  await keyboard.press("Enter")
  const open = list.getByText(/^\d+ open points?$/)
  const openNow = async () => Number.parseInt(await open.innerText(), 10)
  while ((await openNow()) > 0) {
    const before = await openNow()
    await tabTo(page, list.getByRole("button", { name: "Leave it out" }).first())
    await keyboard.press("Enter")
    await expect.poll(openNow).toBeLessThan(before)
    await expect(list.getByRole("heading", { name: "Check before you film" })).toBeFocused()
  }
  await tabTo(page, page.getByRole("button", { name: "I have checked this script" }), "Shift+Tab")
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: /^Checked by you/ })).toBeVisible()

  await keyboard.press("p")
  const stage = page.getByRole("dialog", { name: "Teleprompter" })
  await expect(stage.getByRole("button", { name: "Play" })).toBeFocused()
  await keyboard.press("Escape")
  await expect(stage).toBeHidden()
  await expect(page.getByRole("link", { name: "Teleprompter" })).toBeFocused()

  await keyboard.press("4")
  await expect(page.getByRole("tab", { name: "Export" })).toHaveAttribute("aria-selected", "true")
  await tabTo(page, page.getByRole("link", { name: "Download .srt" }), "Shift+Tab")
  const file = page.waitForEvent("download")
  await keyboard.press("Enter")
  expect((await file).suggestedFilename()).toMatch(/\.srt$/)
  await context.close()
})
