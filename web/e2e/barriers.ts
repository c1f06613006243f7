import { expect, type Page } from "@playwright/test"
import axe from "axe-core"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What may differ between light and dark: nothing but the style sheet changes. */
const ofColour = ["color-contrast", "link-in-text-block"]

interface Look {
  /** A selector: only what is in there. */
  readonly within?: string
  /** Only these rules, by their names at axe. */
  readonly rules?: string[]
}

/** Brings axe into a page once: evaluated, as the page's policy lets no script of ours in. */
const bring = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
}

/**
 * What axe finds on a page as it stands: each rule with the places that break it, empty where there is no barrier. A frame
 * that lets no script in, as the preview of a mail, is not looked into.
 */
export const barriersOf = async (page: Page, { within, rules }: Look = {}) => {
  await bring(page)
  const runOnly: axe.RunOnly =
    rules === undefined ? { type: "tag", values: tags } : { type: "rule", values: rules }
  return page.evaluate(
    async ({ within: part, options }) => {
      const here: typeof axe = Reflect.get(window, "axe")
      const { violations } = await here.run(part ?? document, options)
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
    },
    { within, options: { runOnly, resultTypes: ["violations" as const], iframes: false } },
  )
}

/** No barrier, light and dark. `seen`: what else is to be looked at in each. */
export const hasNoBarrier = async (page: Page, what = "", seen?: (colours: "light" | "dark") => unknown) => {
  for (const colorScheme of ["light", "dark"] as const) {
    // Colours that are still on their way are neither the light ones nor the dark.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await seen?.(colorScheme)
    const rules = colorScheme === "dark" ? { rules: ofColour } : {}
    expect.soft(await barriersOf(page, rules), `${what} ${colorScheme}`).toEqual([])
  }
}
