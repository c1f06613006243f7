import { expect, type Page } from "@playwright/test"
import { accountStates } from "./account-states.ts"
import { test } from "./guarded.ts"
import { membershipStates } from "./membership-states.ts"
import { answer } from "./served.ts"
import { states } from "./states.ts"

test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: "reduce" } })
test.describe.configure({ mode: "parallel" })

/** What a reader may set for every text (WCAG 1.4.12). A sheet, as the policy lets no style element in. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Words that are cut off, that lie on other words, or that do not fit into their select. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0)
    const root = document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") ?? document.body
    const above = (element: Element): Element[] =>
      element === root || element.parentElement === null
        ? [element]
        : [element, ...above(element.parentElement)]
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const words: { text: string; lines: DOMRect[]; cut: DOMRect[] }[] = []
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? "").trim()
      if (element === null || text === "" || element.closest("select, noscript, script") !== null) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const around = above(element).map((one) => ({ one, style: getComputedStyle(one) }))
      // For screen readers alone; or above the page, where it is meant to be: fixed, or kept at the lower edge.
      const isAbove = ({ position, bottom }: CSSStyleDeclaration) =>
        position === "fixed" || (position === "sticky" && bottom === "0px")
      if (around.some(({ style }) => style.clipPath !== "none" || isAbove(style))) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      const cut = around.flatMap(({ one, style }) =>
        /hidden|clip/.test(style.overflowX + style.overflowY) ? [one.getBoundingClientRect()] : [],
      )
      // What is wholly outside of what is shown is not there: another word says it.
      const there = lines.filter((line) =>
        cut.every((box) => box.width > 1 && line.top < box.bottom - 2 && line.left < box.right - 2),
      )
      words.push({ text, lines: there, cut })
    }
    for (const { text, lines, cut } of words) {
      const outside = lines.some((line) =>
        cut.some(
          (box) => line.right > box.right + 1 || line.left < box.left - 1 || line.bottom > box.bottom + 4,
        ),
      )
      if (outside) found.push(`cut off: ${text}`)
    }
    for (const [at, first] of words.entries()) {
      for (const second of words.slice(at + 1)) {
        const meet = first.lines.some((a) =>
          second.lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
          ),
        )
        if (meet) found.push(`on each other: ${first.text} / ${second.text}`)
      }
    }
    for (const select of root.querySelectorAll("select")) {
      if (!select.checkVisibility()) continue
      const style = getComputedStyle(select)
      const pen = document.createElement("canvas").getContext("2d")
      if (pen === null) continue
      pen.font = style.font
      pen.letterSpacing = style.letterSpacing
      pen.wordSpacing = style.wordSpacing
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      for (const { text } of select.options)
        if (pen.measureText(text).width > room + 1) found.push(`does not fit its select: ${text}`)
    }
    return found
  })

for (const [name, { path, answers, act }] of Object.entries({
  ...states,
  ...accountStates,
  ...membershipStates,
})) {
  test(`${name}: nothing is cut off at 320 px, nor when text is set wider`, async ({ page }) => {
    await answer(page, answers)
    await page.goto(path)
    await expect(page.getByRole("heading").first()).toBeVisible()
    await act?.(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await unreadable(page)).toEqual([])
    await spaceOut(page)
    expect(await unreadable(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
