import { type Browser, expect, type Page } from "@playwright/test"
import { hasNoBarrier } from "./barriers.ts"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"

test.describe.configure({ mode: "parallel" })

const widths = [1440, 390]

/** The page that is open has no barrier, light and dark, and nothing of it is cut off. */
const isWhole = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  await hasNoBarrier(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const member = async (browser: Browser, width: number) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
  const page = await context.newPage()
  await signUp(page)
  return { context, page }
}

const topicsIn = (page: Page) => page.locator("ol a[data-topic]")

/** Writes the script of the generator that is open, and waits for it. */
const write = async (page: Page, button: string, title: string | RegExp) => {
  await page.getByRole("button", { name: button, exact: true }).click()
  await expect(page.getByRole("heading", { name: title })).toBeVisible({ timeout: 30_000 })
}

for (const width of widths)
  test(`${width} px: words lead to a topic of 90 days, which is opened, saved and written about; the address keeps them`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const { context, page } = await member(browser, width)
    const lists = page.getByRole("list", { name: "Trending topics" })

    // The beginning of common words: the newest twenty, and more of them when asked for.
    const field = page.getByRole("searchbox", { name: "Search topics of 90 days" })
    await expect(field).toBeVisible()
    await page.keyboard.press("/")
    await expect(field).toBeFocused()
    await page.keyboard.type("wh")
    const many = page.getByRole("region", { name: "Topics with “wh”" })
    await expect(many.getByText("The newest 20 topics found; there are more")).toBeVisible()
    await expect(lists).toBeHidden()
    expect(await topicsIn(page).count()).toBe(20)
    await many.getByRole("button", { name: "Show more" }).click()
    await expect.poll(() => topicsIn(page).count()).toBeGreaterThan(20)
    const ids = await topicsIn(page).evaluateAll((links) => links.map((link) => link.dataset["topic"]))
    expect(new Set(ids).size).toBe(ids.length)
    await isWhole(page)

    // The address is the search: after a reload, and one step back leads to the lists.
    await expect(page).toHaveURL(/\/app\?q=wh$/)
    await page.reload()
    await expect(field).toHaveValue("wh")
    await expect.poll(() => topicsIn(page).count()).toBe(20)
    await page.goBack()
    await expect(lists).toBeVisible()
    await expect(field).toHaveValue("")
    await page.goForward()
    await expect(many).toBeVisible()
    await expect(field).toHaveValue("wh")

    // Nothing found names the words and leads on.
    await field.fill("qqxylz")
    await expect(page.getByRole("heading", { name: "No topic has “qqxylz”" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Write a script about “qqxylz”" })).toBeVisible()
    await isWhole(page)

    // By keys alone: down to the topic, saved, opened, closed.
    await field.fill("creatine gum")
    const found = page.getByRole("region", { name: "Topics with “creatine gum”" })
    await expect(found.getByText("1 topic found")).toBeVisible()
    await expect(found.getByText(/posts in the three days up to .+, usually/)).toBeVisible()
    await field.press("ArrowDown")
    const link = topicsIn(page).first()
    await expect(link).toBeFocused()
    const title = await link.innerText()
    await page.keyboard.press("b")
    const save = found.getByRole("button", { name: `Save: ${title}` })
    await expect(save).toHaveAttribute("aria-pressed", "true")
    await link.focus()
    await page.keyboard.press("Enter")
    const details = page.getByRole("dialog", { name: "Trending Topic Details" })
    await expect(details.getByRole("heading", { name: title })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(details).toBeHidden()
    await expect(page).toHaveURL(/\/app\?q=creatine(\+|%20)gum$/)

    // Kept by the server: another visit of the same address knows it, and afterwards the script too.
    await page.reload()
    await expect(save).toHaveAttribute("aria-pressed", "true")
    await found.getByRole("link", { name: `Generate script: ${title}` }).click()
    await write(page, "Generate Script", /^Your script:/)
    await page.goto("/app?q=creatine%20gum")
    await expect(found.getByRole("link", { name: "You wrote a script about this" })).toBeVisible()
    await isWhole(page)
    await context.close()
  })

for (const width of widths)
  test(`${width} px: a Turkish phrase finds a Turkish topic, to be saved and written about in Turkish`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const { context, page } = await member(browser, width)
    const headers = { origin: process.env["ROUNDS_URL"] ?? "" }
    const chosen = await page.request.put("/api/user/language", { data: { language: "turkish" }, headers })
    expect(chosen.ok()).toBe(true)
    await page.goto("/app")
    await expect(page.locator("html")).toHaveAttribute("lang", "tr")
    await expect(page.getByRole("searchbox", { name: "90 günün konularında ara" })).toBeVisible()
    await page.keyboard.press("/")
    // Capitals, and another form of the word than the title's.
    await page.keyboard.type("MAGNEZYUMU ne zaman")
    const found = page.getByRole("region", { name: "“MAGNEZYUMU ne zaman” geçen konular" })
    await expect(found.getByText("1 konu bulundu")).toBeVisible()
    const link = topicsIn(page).first()
    await expect(link).toHaveAttribute("lang", "tr")
    const title = await link.innerText()
    expect(title).toMatch(/^Magnezyum/)
    await found.getByRole("button", { name: `Kaydet: ${title}` }).click()
    await isWhole(page)
    await page.reload()
    await expect(found.getByRole("button", { name: `Kaydet: ${title}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    )
    await found.getByRole("link", { name: new RegExp(`^Oluştur.+${title.slice(0, -1)}`) }).click()
    await write(page, "Metni oluştur", /^Metniniz:/)
    await context.close()
  })
