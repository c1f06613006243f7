import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What may differ between light and dark: nothing but the style sheet changes. */
const ofColour = ["color-contrast", "link-in-text-block"]

interface Look {
  /** A selector: only what is in there. */
  readonly within?: string
  /** Only these rules, by their names at axe. */
  readonly rules?: string[]
}

/**
 * What axe finds on a page as it stands: each rule with the places that break it, empty where there is no barrier. In
 * one run inside the page, which takes half the time of a run from outside, and which no frame stops that lets no script
 * in, as the preview of a mail.
 */
export const barriersOf = async (page: Page, { within, rules }: Look = {}) => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
  if (within !== undefined) axe.include(within)
  const { violations } = await (rules === undefined ? axe.withTags(tags) : axe.withRules(rules)).analyze()
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
}

/** No barrier, light and dark. `seen`: what else is to be looked at in each. */
export const hasNoBarrier = async (page: Page, what = "", seen?: (colours: "light" | "dark") => unknown) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await seen?.(colorScheme)
    const rules = colorScheme === "dark" ? { rules: ofColour } : {}
    expect.soft(await barriersOf(page, rules), `${what} ${colorScheme}`).toEqual([])
  }
}
