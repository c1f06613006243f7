import { expect, type Locator, type Page } from "@playwright/test"
import { test } from "./guarded.ts"
import { membershipStates } from "./membership-states.ts"
import { answer } from "./served.ts"
import { states } from "./states.ts"

test.use({ viewport: { width: 1440, height: 1000 } })

const open = async (page: Page, name: string) => {
  const state = { ...states, ...membershipStates }[name]
  if (state === undefined) throw new Error(`No state ${name}`)
  await page.emulateMedia({ forcedColors: "active" })
  await answer(page, state.answers)
  await page.goto(state.path)
  await state.act?.(page)
}

const styleOf = (part: Locator, name: "backgroundColor" | "borderTopWidth" | "borderTopStyle") =>
  part.evaluate((element, property) => getComputedStyle(element)[property], name)

/** A line stands around it: backgrounds and shadows are not drawn. */
const hasEdge = async (part: Locator) => {
  expect(await styleOf(part, "borderTopStyle")).toBe("solid")
  expect(await styleOf(part, "borderTopWidth")).toBe("1px")
}

test("where the system chooses the colours, what is chosen still differs from the rest", async ({ page }) => {
  await open(page, "pricing")
  const faceOf = (name: string) => page.locator("label", { hasText: name }).locator("span")
  expect(await styleOf(faceOf("Monthly"), "backgroundColor")).not.toBe(
    await styleOf(faceOf("Yearly"), "backgroundColor"),
  )
  await open(page, "topics")
  const place = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })
  expect(await styleOf(place("Topics"), "backgroundColor")).not.toBe(
    await styleOf(place("Script History"), "backgroundColor"),
  )
})

test("where the system chooses the colours, cards, windows and the sheet have edges", async ({ page }) => {
  await open(page, "topics")
  await hasEdge(page.getByRole("list", { name: "Trending topics" }).getByRole("article").first())
  await open(page, "topic details")
  await hasEdge(page.getByRole("dialog"))
  await open(page, "generator, before")
  await hasEdge(page.getByRole("article").last())
  const bone = page.getByRole("article").last().locator("[aria-hidden] > span").last()
  expect(await styleOf(bone, "backgroundColor")).not.toBe(
    await styleOf(page.getByRole("article").last(), "backgroundColor"),
  )
  await open(page, "script")
  await hasEdge(page.getByRole("article").first())
  await open(page, "pricing")
  for (const plan of ["Starter", "Creator Pro", "Professional"])
    await hasEdge(page.getByRole("region", { name: plan, exact: true }))
})
