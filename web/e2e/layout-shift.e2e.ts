import { type Browser, expect, type Page } from "@playwright/test"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"
import { openedTopic } from "./topics.ts"

/** More than a slow connection adds to an answer. */
const late = 1200
/** Sum of all shifts of a visit. */
const most = 0.02

const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

/** Where a visitor goes, and where somebody with an account goes; `{topic}` is a topic of today. */
const visitorPaths = [
  "/",
  "/pricing",
  "/auth",
  "/auth?mode=sign-up",
  "/auth?topicId={topic}",
  "/check",
  "/guest-preview",
  "/guest-preview?topicId={topic}",
  "/auth/forgot",
  "/support",
  "/privacy",
  "/nowhere",
]
const memberPaths = [
  "/",
  "/pricing",
  "/app",
  "/app?topicId={topic}",
  "/script-generator/{topic}",
  "/my-scripts",
  "/profile",
  "/profile/security",
  "/nowhere",
]

/** Adds up what moved without being asked to: a shift within half a second of a press is an answer to it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const root = document
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of these entries is not in the DOM library.
        const { value, hadRecentInput } = entry as unknown as {
          readonly value: number
          readonly hadRecentInput: boolean
        }
        if (hadRecentInput) continue
        const before = Number(root.documentElement?.dataset["shifted"] ?? 0)
        root.documentElement.dataset["shifted"] = `${before + value}`
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset["shifted"] ?? 0))

const delayAnswers = (page: Page) =>
  page.route(/\/(api|identity)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.fallback()
  })

const stands = async (page: Page) => {
  // Not by its role: behind an open window it has none.
  await expect(page.locator("h1").first()).toBeVisible()
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => document.fonts.ready)
}

const measured = async (browser: Browser, viewport: (typeof sizes)[number], state: object, path: string) => {
  const context = await browser.newContext({ viewport, ...state })
  const page = await context.newPage()
  await watchShifts(page)
  await delayAnswers(page)
  await page.goto(path)
  await stands(page)
  const shift = await shiftOf(page)
  await context.close()
  return shift
}

/** A short page, whose foot stands in sight. */
const shortPaths = ["/auth", "/auth/forgot", "/nowhere"]

test("the foot of a short page does not move when the machine is slow", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  for (const path of [...shortPaths, ...shortPaths]) {
    const page = await context.newPage()
    const browserTools = await context.newCDPSession(page)
    await browserTools.send("Emulation.setCPUThrottlingRate", { rate: 10 })
    await watchShifts(page)
    await page.goto(path)
    await stands(page)
    await expect(page.getByRole("contentinfo")).toBeVisible()
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(most)
    await page.close()
  }
  await context.close()
})

for (const viewport of sizes) {
  test(`nothing moves by itself at ${viewport.width} px when every answer is late`, async ({ browser }) => {
    test.setTimeout(240_000)
    const account = await browser.newContext()
    const person = await account.newPage()
    await signUp(person)
    const topic = await openedTopic(person)
    const storageState = await account.storageState()
    await account.close()
    const visits = [
      ...visitorPaths.map((path) => ["visitor", path, {}] as const),
      ...memberPaths.map((path) => ["member", path, { storageState }] as const),
    ]
    for (const [who, path, state] of visits) {
      const shift = await measured(browser, viewport, state, path.replace("{topic}", topic))
      test.info().annotations.push({ type: "shift", description: `${who} ${path}: ${shift.toFixed(4)}` })
      expect.soft(shift, `${who} ${path}`).toBeLessThanOrEqual(most)
    }
  })

  test(`nothing that is seen moves at ${viewport.width} px when the script of the front page comes late`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await watchShifts(page)
    await delayAnswers(page)
    await page.goto("/")
    await stands(page)
    const before = await shiftOf(page)
    await page.getByText("Post with optimized hashtags and timing").scrollIntoViewIfNeeded()
    await expect(page.getByText("Written by the product from the sources named")).toBeAttached()
    await stands(page)
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(most)
    await context.close()
  })

  test(`nothing moves by itself at ${viewport.width} px on the way from page to page, or when the script is there`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await watchShifts(page)
    await signUp(page)
    const topic = await openedTopic(page)
    await page.goto("/nowhere")
    await delayAnswers(page)
    const before = await shiftOf(page)
    for (const [words, heading] of [
      ["Topics", /Trending Topics/],
      ["Script History", /Script History/],
    ] as const) {
      // Who is signed in is told late, and the menu is there from then on.
      if (viewport.width === 390) await page.getByRole("button", { name: "Open menu" }).click()
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: words }).last().click()
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
      await stands(page)
      expect.soft((await shiftOf(page)) - before, words).toBeLessThanOrEqual(most)
    }
    await page.goto(`/script-generator/${topic}`)
    await stands(page)
    await page.getByRole("button", { name: "Generate Script" }).click()
    await expect(page.getByRole("heading", { name: /^Your script:/ })).toBeVisible()
    await stands(page)
    expect.soft(await shiftOf(page), "the script").toBeLessThanOrEqual(most)
    // The same script by its address.
    await page.reload()
    await expect(page.getByRole("heading", { name: "Check before you film" })).toBeVisible()
    await stands(page)
    expect.soft(await shiftOf(page), "the script by its address").toBeLessThanOrEqual(most)
    await context.close()
  })
}
