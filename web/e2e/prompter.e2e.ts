import { type Browser, expect, type Page } from "@playwright/test"
import { barriersOf } from "./barriers.ts"
import { test } from "./guarded.ts"
import { picture } from "./pictures.ts"
import { script } from "#testing/answers.ts"
import { answer } from "./served.ts"

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  "phone on its side": { width: 844, height: 390 },
}
const address = `/script-generator/topic-1?script=${script.id}`

test.describe.configure({ mode: "parallel" })

const open = async (
  browser: Browser,
  viewport: { width: number; height: number },
  colorScheme: "light" | "dark" = "light",
) => {
  const context = await browser.newContext({ viewport, colorScheme })
  const page = await context.newPage()
  await answer(page)
  await page.goto(`${address}&mode=prompter`)
  const stage = page.getByRole("dialog", { name: "Teleprompter" })
  await expect(stage.getByRole("button", { name: "Play" })).toBeFocused()
  await page.evaluate(() => document.fonts.ready)
  return { context, page, stage }
}

const barriers = (page: Page) => barriersOf(page, { within: "dialog" })

/** How far the text has moved. */
const moved = (page: Page) =>
  page.evaluate(() => {
    const word = document.querySelector("dialog [data-at]")
    return word === null ? 0 : -word.getBoundingClientRect().top
  })

for (const [name, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the prompter on a ${name}, ${colorScheme}: no barrier in any state, black, nothing cut off`, async ({
      browser,
    }) => {
      test.slow()
      const { context, page, stage } = await open(browser, viewport, colorScheme)
      const at = `prompter ${viewport.width} ${colorScheme}`
      expect(await stage.evaluate((room) => getComputedStyle(room).backgroundColor)).toBe("rgb(5, 8, 7)")
      expect(await barriers(page)).toEqual([])
      await picture(page, `${at} paused`)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

      await page.keyboard.press("Space")
      await expect(stage.getByRole("button", { name: /Start now/ })).toBeFocused()
      await picture(page, `${at} countdown`)
      expect(await barriers(page)).toEqual([])
      if (await stage.getByRole("button", { name: /Start now/ }).isVisible())
        await page.keyboard.press("Space")

      await expect(stage.getByRole("button", { name: "Pause" })).toBeFocused()
      await stage.getByRole("button", { name: /^Go to Verdict/ }).focus()
      await page.keyboard.press("Enter")
      await expect(stage.getByRole("button", { name: /^Go to What people say/ })).not.toHaveAttribute(
        "aria-current",
      )
      await picture(page, `${at} playing`)
      await page.keyboard.press("m")
      await stage.getByRole("button", { name: "Pause" }).press("Space")
      await expect(stage.getByRole("button", { name: "Mirror" })).toHaveAttribute("aria-pressed", "true")
      expect(await barriers(page)).toEqual([])
      await picture(page, `${at} mirrored`)

      await stage.getByRole("button", { name: "Step by beat" }).click()
      expect(await barriers(page)).toEqual([])
      await picture(page, `${at} stepped`)
      await context.close()
    })
  }
}

test("the keyboard alone plays, paces, jumps, sizes, mirrors and leaves; nothing behind hears it", async ({
  browser,
}) => {
  const { context, page, stage } = await open(browser, sizes.desktop)
  const before = await moved(page)
  await page.keyboard.press("Space")
  await page.keyboard.press("Space")
  await expect(stage.getByRole("button", { name: "Pause" })).toBeVisible()
  await expect.poll(() => moved(page)).toBeGreaterThan(before)

  await page.keyboard.press("ArrowUp")
  await expect(stage.getByText("155 wpm", { exact: true })).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(stage.getByText("145 wpm", { exact: true })).toBeVisible()

  await page.keyboard.press("Space")
  const paused = await moved(page)
  await page.keyboard.press("End")
  await page.keyboard.press("]")
  await expect.poll(() => moved(page)).not.toBe(paused)
  await page.keyboard.press("[")
  await expect.poll(() => moved(page)).toBeCloseTo(paused, -1)

  await page.keyboard.press("Home")
  await expect(stage.getByText("beat 1 of 5")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(stage.getByText("beat 2 of 5")).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await expect(stage.getByText("beat 1 of 5")).toBeVisible()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(stage).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`script=${script.id}$`))
  await expect(page.getByRole("heading", { name: /^Your script:/ })).toBeVisible()

  await page.keyboard.press("p")
  await expect(stage.getByRole("button", { name: "Play" })).toBeFocused()
  await context.close()
})

test("the controls leave while the text runs, and come back at a key", async ({ browser }) => {
  const { context, page, stage } = await open(browser, sizes.phone)
  await page.keyboard.press("Space")
  await page.keyboard.press("Space")
  const opacity = () =>
    stage
      .getByRole("timer", { name: "Time left" })
      .evaluate((timer) => getComputedStyle(timer.parentElement ?? timer).opacity)
  await expect.poll(opacity).toBe("0")
  await picture(page, "prompter 390 without controls")
  await page.keyboard.press("Shift")
  await expect.poll(opacity).toBe("1")
  await context.close()
})

test("letters on a phone are 40 px, and a line holds 15 to 24 of them", async ({ browser }) => {
  const { context, page } = await open(browser, sizes.phone)
  const words = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("dialog [data-at]")].map((word) => ({
      top: word.offsetTop,
      text: word.textContent,
      size: getComputedStyle(word).fontSize,
    })),
  )
  expect(new Set(words.map(({ size }) => size))).toEqual(new Set(["40px"]))
  const lines = words.reduce(
    (all, { top, text }) => all.set(top, `${all.get(top) ?? ""} ${text}`.trim()),
    new Map<number, string>(),
  )
  const longest = Math.max(...[...lines.values()].map((line) => line.length))
  expect(longest).toBeGreaterThanOrEqual(15)
  expect(longest).toBeLessThanOrEqual(24)
  await context.close()
})
