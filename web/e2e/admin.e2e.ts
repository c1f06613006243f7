import { expect, type Locator, type Page } from "@playwright/test"
import { englishWordsOn } from "./english-words.ts"
import { barriersOf, hasNoBarrier } from "./barriers.ts"
import { test } from "./guarded.ts"
import { confirmAddress } from "./person.ts"
import { type RunningProduct, startProduct } from "./product.ts"

// Administrators are named before the start, and people are deleted: a product of its own.
const boss = "boss@clinic.example"
const leyla = "leyla@clinic.example"
const ada = "ada.lovelace@clinic.example"
let product: RunningProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct({ ADMIN_EMAILS: `${boss},${leyla}` })
})
test.afterAll(() => product.stop())

const password = "a long enough secret"

const enter = async (page: Page, path: "sign-up/email" | "sign-in/email", email: string, name = "") => {
  const answer = await page.request.post(`${product.url}/identity/${path}`, {
    data: { email, password, ...(name === "" ? {} : { name }) },
    headers: { origin: product.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Another tier, its consequence said first, and extra scripts until a day: both stand in the log of the person. */
const grant = async (person: Locator) => {
  const page = person.page()
  await person.getByRole("button", { name: "Change tier…" }).click()
  const asked = page.getByRole("alertdialog", { name: `Change the tier of ${ada}` })
  await expect(asked).toContainText("The tier counts at once and without end")
  await expect(asked).toContainText("Nothing is being charged.")
  await asked.getByLabel("Tier", { exact: true }).selectOption("creator_pro")
  await asked.getByLabel("Reason, stored in the log").fill("Speaks at our congress")
  await asked.getByRole("button", { name: "Change tier" }).click()
  await expect(asked).toBeHidden()
  await expect(person.getByText("Creator Pro, active")).toBeVisible()

  await person.getByLabel("Extra scripts").fill("7")
  await person.getByLabel("Until").fill(lastDay())
  await person.getByLabel("Reason, stored in the log").fill("For the congress")
  await person.getByRole("button", { name: "Save", exact: true }).click()
  const log = person.getByRole("listitem").filter({ hasText: `By ${boss}: For the congress` })
  await expect(log).toContainText("Extra scripts: 0 to 7")
  const older = person.getByRole("listitem").filter({ hasText: `By ${boss}: Speaks at our congress` })
  await expect(older).toContainText("Tier: Starter to Creator Pro")
}

/** Thirty days from now, as a field of days takes it. */
const lastDay = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test("an administrator finds a person, changes tier and quotas, suspends, restores and deletes them, and every room is without barriers", async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const theirs = await browser.newPage({ baseURL: product.url })
  await enter(theirs, "sign-up/email", ada, "Ada Lovelace")
  await enter(theirs, "sign-in/email", ada)
  await theirs.goto("/app")
  await theirs.close()

  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" })
  const page = await context.newPage()
  await enter(page, "sign-up/email", boss, "Grace Hopper")
  await enter(page, "sign-in/email", boss)
  await confirmAddress(page, boss, product.outbox)
  await page.goto("/admin")
  await page.getByLabel("Search by address, name or id").fill("lovelace")
  await page.getByLabel("Search by address, name or id").press("Enter")
  await page.getByRole("button", { name: ada }).click()
  const person = page.getByRole("complementary", { name: "Person" })
  const decide = async (ask: string, says: string, confirm: string) => {
    await person.getByRole("button", { name: ask }).click()
    const asked = page.getByRole("alertdialog")
    await expect(asked).toContainText(says)
    // Nothing is done without a reason.
    await asked.getByRole("button", { name: confirm }).click()
    await expect(asked).toContainText("Say why, in a few words.")
    await asked.getByLabel("Reason, stored in the log").fill("Shared by several people")
    await asked.getByRole("button", { name: confirm }).click()
    await expect(asked).toBeHidden()
  }
  await grant(person)
  await decide("Suspend…", "Nothing is being charged.", "Suspend account")
  await expect(person.getByText("Suspended", { exact: true }).first()).toBeVisible()
  await decide("Restore…", "write and change things again", "Restore account")
  await expect(person.getByRole("button", { name: "Suspend…" })).toBeVisible()
  await decide(
    "Delete…",
    "Delete user Ada Lovelace and all their data? This cannot be undone.",
    "Delete account",
  )
  await expect(page.getByRole("button", { name: ada })).toHaveCount(0)

  for (const viewport of [
    { width: 1440, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto("/admin")
    const links = page.getByRole("navigation", { name: "Admin" }).getByRole("link")
    await expect(links.first()).toBeVisible()
    const rooms = await links.all()
    const paths = await Promise.all(rooms.map((room) => room.getAttribute("href")))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      await page.goto(path ?? "")
      await expect(links.first()).toBeVisible()
      await page.waitForLoadState("networkidle")
      await hasNoBarrier(page, `${path ?? ""} at ${viewport.width} px`)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, path ?? "").toBeLessThanOrEqual(0)
    }
  }
  await context.close()
})

test("an administrator who reads Turkish finds no barrier in any room, and no English word told as Turkish", async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" })
  const page = await context.newPage()
  await enter(page, "sign-up/email", leyla, "Leyla Kaya")
  await enter(page, "sign-in/email", leyla)
  await confirmAddress(page, leyla, product.outbox)
  await page.goto("/admin?lang=tr")
  await expect(page.locator("html")).toHaveAttribute("lang", "tr")
  const links = page.getByRole("navigation", { name: "Yönetim" }).getByRole("link")
  await expect(links.first()).toBeVisible()
  const paths = await Promise.all((await links.all()).map((room) => room.getAttribute("href")))
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    await page.goto(path ?? "")
    await expect(links.first()).toBeVisible()
    await page.waitForLoadState("networkidle")
    expect.soft(await barriersOf(page), path ?? "").toEqual([])
    expect.soft(await englishWordsOn(page), path ?? "").toEqual([])
  }
  await context.close()
})
