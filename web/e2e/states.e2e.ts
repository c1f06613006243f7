import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"
import { answer } from "./served.ts"
import { type State, states } from "./states.ts"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
const pictures = fileURLToPath(new URL(".screens", import.meta.url))
const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

mkdirSync(pictures, { recursive: true })

const open = async (page: Page, { path, answers, act }: State) => {
  await answer(page, answers)
  await page.goto(path)
  await expect(page.getByRole("heading").first()).toBeVisible()
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
}

for (const [name, state] of Object.entries(states)) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const viewport of sizes) {
      test(`${name}, ${colorScheme}, ${viewport.width} px: no barrier, nothing cut off`, async ({
        browser,
      }) => {
        const page = await browser.newPage({ colorScheme, viewport, reducedMotion: "reduce" })
        const faults: string[] = []
        page.on("pageerror", ({ message }) => faults.push(message))
        await open(page, state)
        const file = `${name.replaceAll(/\W+/g, "-")}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: join(pictures, file), fullPage: state.overlay !== true })
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
        expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(faults).toEqual([])
        await page.close()
      })
    }
  }
}

for (const name of ["landing", "sign in", "topics", "topic details", "script", "history", "not found"]) {
  test(`${name} needs no sideways scrolling at 320 px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 }, reducedMotion: "reduce" })
    const state = states[name]
    if (state === undefined) throw new Error(`No state ${name}`)
    await open(page, state)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.close()
  })
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
