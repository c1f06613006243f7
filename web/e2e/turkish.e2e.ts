import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { barriersOf } from "./barriers.ts"
import { englishWordsOn } from "./english-words.ts"
import { test } from "./guarded.ts"
import { fromElsewhere, newAddress } from "./person.ts"

test.describe.configure({ mode: "parallel" })

const turkish = { locale: "tr-TR", reducedMotion: "reduce" } as const
const phone = { width: 390, height: 844 }

/** The two looks in which Turkish is looked at; English is in all four. */
const looks = [
  { name: "phone, dark", viewport: phone, colorScheme: "dark" },
  { name: "desktop, light", viewport: { width: 1440, height: 1000 }, colorScheme: "light" },
] as const

const screens = ["/", "/pricing", "/check", "/auth", "/auth/forgot", "/contact", "/status", "/guest-preview"]
const texts = ["/imprint", "/sub-processors", "/support", "/features", "/privacy", "/nowhere"]

/** Looked at for their words alone: their looks are those of the ones above. */
const others = [
  "/auth?mode=sign-up",
  "/auth/reset#secret",
  "/auth/confirm#secret",
  ...readdirSync(join(import.meta.dirname, "../content/turkish/pages")).map(
    (file) => `/${file.slice(0, -3)}`,
  ),
  ...readdirSync(join(import.meta.dirname, "../content/turkish/help")).map(
    (file) => `/support/${file.slice(0, -3)}`,
  ),
]

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The page that is open speaks Turkish, has no barrier, and is not cut off. */
const isWhole = async (page: Page, path: string) => {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "tr")
  await page.evaluate(() => document.fonts.ready)
  expect(await barriersOf(page), path).toEqual([])
  expect(await overflow(page), path).toBeLessThanOrEqual(0)
  await isTurkish(page, path)
}

/** No word of English that is not said to be one. */
const isTurkish = async (page: Page, path: string) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "tr")
  expect(await englishWordsOn(page), path).toEqual([])
}

/** From the first page to an account of one's own, and to today's topics. */
const signUp = async (page: Page) => {
  await fromElsewhere(page)
  await page.goto("/auth?mode=sign-up")
  await page.getByLabel("Ad", { exact: true }).fill("Elif")
  await page.getByLabel("Soyad").fill("Aydın")
  await page.getByLabel("E-posta").fill(newAddress())
  await page.getByLabel("Parola", { exact: true }).fill("a long enough secret")
  await page.getByRole("button", { name: "Hesap aç" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Bugün yükselen konular" })).toBeVisible()
}

/** Opens the first topic of the day and writes a script about it, for viewers who understand Turkish. */
const generate = async (page: Page) => {
  await page.getByRole("article").first().getByRole("heading", { level: 3 }).getByRole("link").click()
  await page.getByRole("dialog").getByRole("link", { name: "Metin oluştur" }).click()
  await page.getByRole("combobox", { name: "Dil", exact: true }).selectOption("turkish")
  await page.getByRole("button", { name: "Metni oluştur" }).click()
  await expect(page.getByRole("heading", { name: /^Metniniz:/ })).toBeVisible({ timeout: 30_000 })
}

test("on a phone in Turkish: from the first page to a copied script, and through the other language", async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...turkish,
    viewport: phone,
    permissions: ["clipboard-read", "clipboard-write"],
  })
  const page = await context.newPage()
  await page.goto("/")
  await expect(page.locator("html")).toHaveAttribute("lang", "tr")
  await signUp(page)
  await generate(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole("button", { name: "Metni kopyala" }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("tıbbi tavsiye")

  await page.goto("/profile")
  const language = page.getByLabel("Ekranların, bildirimlerin ve e-postaların dili")
  await language.selectOption("english")
  await page.getByRole("button", { name: "Tercihleri kaydet" }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expect(page.getByLabel("Language of screens, notifications and mail")).toHaveValue("english")
  // Back by the switch at the foot of every page.
  await page.getByRole("navigation", { name: "Language of the screens" }).getByText("Türkçe").click()
  await expect(page.locator("html")).toHaveAttribute("lang", "tr")
  await expect(language).toHaveValue("turkish")
  await context.close()
})

test("a visitor who reads Turkish has their one script in Turkish, from the first stage to the history", async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...turkish,
    viewport: phone,
    permissions: ["clipboard-read", "clipboard-write"],
  })
  const page = await context.newPage()
  await fromElsewhere(page)
  await page.goto("/")
  await page
    .getByRole("button", { name: /^Metin oluştur/ })
    .first()
    .click()
  const result = page.getByRole("dialog", { name: "Metniniz hazır!" })
  await expect(result.getByText("Türkçe, gündem yorumu", { exact: false })).toBeVisible({ timeout: 30_000 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await isTurkish(page, "a guest's script")
  await result.getByRole("button", { name: "Metni kopyala" }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/[ığş][\s\S]*Misafir modunda hazırlandı/)
  await signUp(page)
  await page.goto("/my-scripts")
  await expect(page.getByRole("article")).toHaveCount(1)
  await expect(page.getByRole("article")).toContainText("Dil TR")
  await context.close()
})

for (const { name, viewport, colorScheme } of looks) {
  test(`no page for everybody in Turkish has a barrier or is cut off: ${name}`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ ...turkish, viewport, colorScheme })
    const page = await context.newPage()
    await fromElsewhere(page)
    for (const path of [...screens, ...texts]) {
      await page.goto(path)
      await isWhole(page, path)
    }
    await context.close()
  })
}

test("no screen behind the sign-in in Turkish has a barrier or is cut off", async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ ...turkish, viewport: phone, colorScheme: "dark" })
  const page = await context.newPage()
  await signUp(page)
  await generate(page)
  const script = new URL(page.url()).pathname
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    for (const path of ["/app", script, "/my-scripts", "/profile", "/profile/security"]) {
      await page.goto(path)
      await isWhole(page, path)
    }
  }
  for (const path of ["/", "/pricing", "/script-generator/custom"]) {
    await page.goto(path)
    await isWhole(page, path)
  }
  await context.close()
})

test("no English word is told as Turkish: pages, tabs of a script, windows and refusals", async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ ...turkish, viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await fromElsewhere(page)
  for (const path of others) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
    await isTurkish(page, path)
  }
  await signUp(page)
  const opened = async (name: string) => {
    await expect(page.getByRole("dialog")).toBeVisible()
    await isTurkish(page, name)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
  await page.getByRole("button", { name: "Formülleri gör" }).click()
  await opened("formulas")
  await page.getByRole("article").first().getByRole("heading", { level: 3 }).getByRole("link").click()
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 }).first()).toBeVisible()
  await opened("a topic")
  await generate(page)
  const made = new URL(page.url())
  for (const tab of ["directions", "optimization", "export"]) {
    made.searchParams.set("tab", tab)
    await page.goto(made.href)
    await page.waitForLoadState("networkidle")
    for (const folded of await page.locator("main summary:visible").all()) await folded.click()
    await isTurkish(page, tab)
  }
  made.searchParams.set("mode", "prompter")
  await page.goto(made.href)
  await expect(page.getByRole("timer")).toBeVisible()
  await isTurkish(page, "prompter")
  await page.goto("/profile")
  await page.getByRole("button", { name: "Hesabı sil…" }).click()
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible()
  await isTurkish(page, "deletion")
  // What nobody may open, and what is not there.
  await page.goto("/script-generator/nothing")
  await page.waitForLoadState("networkidle")
  await isTurkish(page, "no topic")
  await page.goto("/my-scripts?script=00000000-0000-4000-8000-000000000000")
  await page.waitForLoadState("networkidle")
  await isTurkish(page, "no script")
  await context.close()
})

/** Every address pattern of the router has a page above that was looked at. */
test("each screen of the router is among those that are looked at", () => {
  const routes = join(import.meta.dirname, "../src/routes")
  const patterns = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/__root|_signed-in\.tsx/.test(file))
    .map((file) => file.slice(0, -".tsx".length).replace("_signed-in/", "").replace("index", ""))
    .map((name) => `/${name.replaceAll("_.", "/").replaceAll(".", "/")}`)
  const seen = [...screens, ...texts, ...others, "/app", "/my-scripts", "/profile", "/profile/security"]
  const withValues = ["/$", "/script-generator/$topicId"]
  // In its own journey, which needs an administrator.
  const elsewhere = ["/admin"]
  const paths = seen.map((path) => path.replace(/[?#].*/, ""))
  expect(patterns.filter((one) => ![...paths, ...withValues, ...elsewhere].includes(one))).toEqual([])
})
