import { type Browser, expect, type Page } from "@playwright/test"
import { accountStates } from "./account-states.ts"
import { hasNoBarrier } from "./barriers.ts"
import { test } from "./guarded.ts"
import { membershipStates } from "./membership-states.ts"
import { namedStates } from "./named-states.ts"
import { answer } from "./served.ts"
import { picture } from "./pictures.ts"
import { pageStates } from "./page-states.ts"
import { reviewStates } from "./review-states.ts"
import { scriptStates } from "./script-states.ts"
import { searchStates } from "./search-states.ts"
import { type State, states } from "./states.ts"

const sizes = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]

test.describe.configure({ mode: "parallel" })

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
      await hasNoBarrier(page, name, (colours) =>
        picture(page, `${name} ${viewport.width} ${colours}`, state.overlay !== true),
      )
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
