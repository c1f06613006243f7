import { type Browser, expect, type Page } from "@playwright/test"
import { hasNoBarrier } from "./barriers.ts"
import { test } from "./guarded.ts"

const widths = [1440, 390]

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A visitor's page; without scripts it stays as the server wrote it. */
const visit = async (browser: Browser, scripts: boolean, width: number) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
  const page = await context.newPage()
  if (!scripts) await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  return { context, page }
}

for (const scripts of [false, true])
  for (const width of widths)
    test(`${scripts ? "with" : "before any"} script, ${width} px: from the list to a topic and a steady question, no barrier, light and dark`, async ({
      browser,
    }) => {
      test.setTimeout(180_000)
      const { context, page } = await visit(browser, scripts, width)
      await page.goto("/guest-preview")
      const topic = page.locator('a[href^="/topics/"]:not([href^="/topics/steady-"])').first()
      const steady = page.locator('a[href^="/topics/steady-"]').first()
      const addresses = [await topic.getAttribute("href"), await steady.getAttribute("href")]
      for (const address of ["/guest-preview", ...addresses]) {
        const answer = await page.goto(address ?? "")
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`))
        await expect(page.locator('link[hreflang="tr"]')).toHaveCount(1)
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /social\.png$/)
        const needed = "You can read this page without JavaScript. Writing a script needs it."
        // Written by the server; a script that runs takes it away.
        expect((await answer?.text())?.split(needed)).toHaveLength(2)
        await hasNoBarrier(page, address ?? "")
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      await context.close()
    })

test("the picture of a shared topic is there", async ({ page, request }) => {
  await page.goto("/guest-preview")
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content")
  const answer = await request.get(picture ?? "")
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"])
})

for (const width of widths)
  test(`${width} px, without JavaScript: the pages stand whole, say what needs it, and lead from one to the next`, async ({
    browser,
  }) => {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, javaScriptEnabled: false, colorScheme: "dark" })
    const page = await context.newPage()
    await page.goto("/")
    // Words of a noscript are found by no text of the page.
    const notice = page.locator("main noscript")
    await expect(notice).toBeVisible()
    expect(await notice.innerText()).toBe(
      "You can read this page without JavaScript. Writing a script needs it.",
    )
    // In the page's column, above its heading.
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox()
    const said = await notice.boundingBox()
    expect(said?.x).toBeCloseTo(heading?.x ?? 0, 0)
    expect(said?.y).toBeLessThan(heading?.y ?? 0)
    const topic = page.locator('main a[href^="/topics/"]').first()
    const title = await topic.innerText()
    await expect(topic).toHaveCSS("text-decoration-line", "underline")
    await topic.click()
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/posts in the three days up to/)).toBeVisible()
    await page.getByRole("link", { name: "Today’s topics" }).click()
    await expect(page).toHaveURL(/\/guest-preview$/)
    await page.getByRole("link", { name: "Rounds" }).click()
    await expect(page).toHaveURL(/\/$/)
    await context.close()
  })
