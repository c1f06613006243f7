import { expect, type Page } from "@playwright/test"
import { barriersOf } from "./barriers.ts"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"

/** Says what the person does, as the form of the profile would. */
const becomeDietitian = async (page: Page) => {
  const data = { name: "Elif", profession: "dietitian", experienceLevel: "expert", preferredTone: "casual" }
  const headers = { origin: process.env["ROUNDS_URL"] ?? "" }
  expect((await page.request.post("/api/user/profile", { data, headers })).ok()).toBe(true)
}

/** The name of what the focus is on. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "")

test("by keyboard: from the hint to topics of one's own, saved, put aside and brought back", async ({
  browser,
}) => {
  // A long page is looked at for barriers twice.
  test.setTimeout(180_000)
  const context = await browser.newContext({ reducedMotion: "reduce" })
  const page = await context.newPage()
  await signUp(page)
  await expect(page.getByRole("link", { name: "Set your profession" })).toBeVisible()
  const everything = await page
    .getByRole("list", { name: "Trending topics" })
    .locator("a[data-topic]")
    .evaluateAll((links) => links.map((link) => link.textContent))

  await becomeDietitian(page)
  await page.reload()
  const shelf = page.getByRole("region", { name: "For you, dietitian" })
  await expect(shelf.getByText("Matches dietetics").first()).toBeVisible()

  // The first card of the page is the first of the shelf; its title is the link in focus.
  await page.keyboard.press("j")
  const first = await focused(page)
  await page.keyboard.press("b")
  await expect(shelf.getByRole("button", { name: `Save: ${first}` })).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()

  await page.keyboard.press("x")
  const back = shelf.getByRole("button", { name: `Bring it back: ${first}` })
  await expect(back).toBeFocused()
  expect(await barriersOf(page)).toEqual([])
  await page.reload()
  await expect(shelf).toBeVisible()
  await expect(shelf.getByRole("link", { name: first, exact: true })).toHaveCount(0)

  // The general list holds what it always held, in its order.
  await page.goto("/app?show=all")
  const all = page.getByRole("list", { name: "Trending topics" })
  await expect(all).toBeVisible()
  expect(
    await all.locator("a[data-topic]").evaluateAll((links) => links.map((link) => link.textContent)),
  ).toEqual(everything)

  await page.goto("/app")
  const views = page.getByRole("radio", { name: "For you" })
  await views.focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(page).toHaveURL(/show=saved/)
  const aside = page.getByRole("region", { name: "Not for me" })
  await aside.getByRole("button", { name: `Bring it back: ${first}` }).focus()
  await page.keyboard.press("Enter")
  await expect(aside.getByRole("button", { name: `Not for me: ${first}` })).toHaveAttribute(
    "aria-pressed",
    "false",
  )
  expect(await barriersOf(page)).toEqual([])
  await page.goto("/app")
  await expect(shelf.getByRole("link", { name: first, exact: true })).toBeVisible()
  await context.close()
})

test("a topic that somebody wrote about says so, and leads to the script", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" })
  const page = await context.newPage()
  await signUp(page)
  const link = page.getByRole("list", { name: "Trending topics" }).locator("a[data-topic]").first()
  const [topicId, topicTitle] = [await link.getAttribute("data-topic"), await link.textContent()]
  const headers = { origin: process.env["ROUNDS_URL"] ?? "" }
  const written = await page.request.post("/api/generate-script", { data: { topicId, topicTitle }, headers })
  expect(written.ok(), await written.text()).toBe(true)
  await page.goto("/app?show=all")
  const card = page.getByRole("article").filter({ has: page.locator(`[data-topic="${topicId}"]`) })
  await card.getByRole("link", { name: "You wrote a script about this" }).click()
  await expect(page).toHaveURL(/\/my-scripts\?script=/)
  await context.close()
})
