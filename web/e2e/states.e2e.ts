import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import AxeBuilder from "@axe-core/playwright"
import { type Browser, expect, type Page } from "@playwright/test"
import { accountStates } from "./account-states.ts"
import { test } from "./guarded.ts"
import { membershipStates } from "./membership-states.ts"
import { namedStates } from "./named-states.ts"
import { answer } from "./served.ts"
import { pageStates } from "./page-states.ts"
import { reviewStates } from "./review-states.ts"
import { scriptStates } from "./script-states.ts"
import { searchStates } from "./search-states.ts"
import { type State, states } from "./states.ts"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
const pictures = fileURLToPath(new URL(".screens", import.meta.url))
const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

test.describe.configure({ mode: "parallel" })
mkdirSync(pictures, { recursive: true })

/** A page of its own, brought into a state. */
const open = async (browser: Browser, { path, answers, act }: State, viewport: (typeof sizes)[number]) => {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" })
  const page = await context.newPage()
  const faults: string[] = []
  page.on("pageerror", ({ message }) => faults.push(message))
  await answer(page, answers)
  await page.goto(path)
  await expect(page.getByRole("heading").first()).toBeVisible()
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  return { context, page, faults }
}

for (const [name, state] of Object.entries({
  ...states,
  ...accountStates,
  ...membershipStates,
  ...scriptStates,
  ...pageStates,
  ...searchStates,
  ...namedStates,
  ...reviewStates,
})) {
  for (const viewport of sizes) {
    test(`${name}, ${viewport.width} px: no barrier and nothing cut off, light and dark`, async ({
      browser,
    }) => {
      const { context, page, faults } = await open(browser, state, viewport)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        const file = `${name.replaceAll(/\W+/g, "-")}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: join(pictures, file), fullPage: state.overlay !== true })
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
        expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(faults).toEqual([])
      await context.close()
    })
  }
}

for (const name of ["landing", "sign in", "topics", "topic details", "script", "history", "not found"]) {
  test(`${name} needs no sideways scrolling at 320 px`, async ({ browser }) => {
    const state = states[name]
    if (state === undefined) throw new Error(`No state ${name}`)
    const { context, page } = await open(browser, state, { width: 320, height: 700 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await context.close()
  })
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
