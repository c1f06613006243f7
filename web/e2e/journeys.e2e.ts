import { expect, type Page } from "@playwright/test"
import { test } from "./guarded.ts"
import { fromElsewhere, newAddress, signUp } from "./person.ts"

test.describe.configure({ mode: "parallel" })

/** Makes an account through the form that is open. */
const fillSignUp = async (page: Page) => {
  await page.getByLabel("First name").fill("Elif")
  await page.getByLabel("Last name").fill("Aydın")
  await page.getByLabel("E-mail").fill(newAddress())
  await page.getByLabel("Password", { exact: true }).fill("a long enough secret")
  await page.getByRole("button", { name: "Create account" }).click()
}

const firstCard = (page: Page) =>
  page.getByRole("list", { name: "Trending topics" }).getByRole("article").first()

/** Writes a script with the settings as they are. */
const generate = async (page: Page) => {
  // The settings of a script that stands are folded.
  const change = page.getByRole("button", { name: "Change", exact: true })
  const write = page.getByRole("button", { name: /Generate (Script|again)/ })
  await expect(change.or(write).first()).toBeVisible()
  if (await change.isVisible()) await change.click()
  await write.click()
  await expect(page.getByRole("heading", { name: /^Your script:/ })).toBeVisible({
    timeout: 30_000,
  })
}

test("a stranger signs up, opens a topic, generates a script and copies it", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] })
  const page = await context.newPage()
  await fromElsewhere(page)
  await page.goto("/auth?mode=sign-up")
  await fillSignUp(page)
  await expect(page.getByRole("heading", { name: "Today’s Trending Topics" })).toBeVisible()
  const title = await firstCard(page).getByRole("heading", { level: 3 }).innerText()
  await firstCard(page).getByRole("heading", { level: 3 }).getByRole("link").click()
  const details = page.getByRole("dialog", { name: "Trending Topic Details" })
  await expect(details.getByRole("heading", { name: title })).toBeVisible()
  await expect(details.getByText("How this score is made")).toBeVisible()

  // Back closes the details; forward opens them again.
  await page.goBack()
  await expect(details).toBeHidden()
  await page.goForward()
  await details.getByRole("link", { name: "Generate Script" }).click()
  await generate(page)
  await expect(page.getByText("not medical advice").first()).toBeVisible()
  await page.getByRole("button", { name: "Copy Script" }).first().click()
  await expect(page.getByText("Script Copied!", { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("not medical advice")

  await page.getByRole("tab", { name: "Export" }).click()
  const file = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download .srt" }).click()
  expect((await file).suggestedFilename()).toMatch(/\.srt$/)

  await page.getByRole("link", { name: "Script History" }).first().click()
  await expect(page.getByRole("list", { name: "Scripts" }).getByRole("article")).toHaveCount(1)
  await context.close()
})

test("the sixth script of a month on Starter is refused, in words, and the form stays", async ({ page }) => {
  test.slow()
  await signUp(page)
  await firstCard(page).getByRole("link", { name: "Generate Script" }).click()
  for (let script = 0; script < 5; script += 1) await generate(page)
  await page.getByRole("button", { name: "Change", exact: true }).click()
  await page.getByRole("combobox", { name: "Format" }).selectOption("quick_tip")
  await page.getByRole("button", { name: "Generate again" }).click()
  await expect(page.getByRole("alert").getByText("Monthly Quota Reached")).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Format" })).toHaveValue("quick_tip")
})

test("the whole way works with the keyboard alone", async ({ page }) => {
  await signUp(page)
  await page.keyboard.press("j")
  await expect(firstCard(page).getByRole("heading", { level: 3 }).getByRole("link")).toBeFocused()
  await page.keyboard.press("Enter")
  const details = page.getByRole("dialog", { name: "Trending Topic Details" })
  await expect(details).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(details.getByText(/^2 of \d+$/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(details).toBeHidden()
  await page.keyboard.press("j")
  await page.keyboard.press("s")
  await expect(page.getByRole("heading", { name: "Complete Script Generator" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Generate Script" })).toBeEnabled()
  await page.getByRole("combobox", { name: "Format" }).focus()
  await page.keyboard.press("Control+Enter")
  await expect(page.getByRole("heading", { name: /^Your script:/ })).toBeVisible({
    timeout: 30_000,
  })
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  )
  await page.keyboard.press("2")
  await expect(page.getByRole("tab", { name: "Acting Directions" })).toHaveAttribute("aria-selected", "true")
})

test("a script that is ready does not call back a user who went on to another page", async ({ page }) => {
  await signUp(page)
  await firstCard(page).getByRole("link", { name: "Generate Script" }).click()
  await page.getByRole("button", { name: "Generate Script" }).click()
  await page.getByRole("link", { name: "Topics", exact: true }).click()
  await expect(page.getByText("Script Generated Successfully!", { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole("link", { name: "Script History" }).first().click()
  await expect(page.getByRole("list", { name: "Scripts" }).getByRole("article")).toHaveCount(1)
  await expect(page).toHaveURL(/\/my-scripts$/)
})

test("the account menu opens at the first press, however early it comes", async ({ page }) => {
  await signUp(page)
  // Its code is slow to come.
  await page.route(/account-menu|menu/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const avatar = page.getByRole("button", { name: /account menu/ })
  await avatar.click()
  await expect(page.getByRole("menuitem", { name: "Script History" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("menu")).toBeHidden()
  await expect(avatar).toBeFocused()
  await expect(avatar).toHaveAttribute("aria-expanded", "false")
})

test("the way from topic to copied script fits a phone in the dark", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    hasTouch: true,
    permissions: ["clipboard-read", "clipboard-write"],
  })
  const page = await context.newPage()
  await signUp(page)
  await firstCard(page).getByRole("link", { name: "Generate Script" }).click()
  await generate(page)
  await page.getByRole("button", { name: "Copy Script" }).last().click()
  await expect(page.getByText("Script Copied!", { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.close()
})

test("a visitor's topic is kept through sign-up", async ({ page }) => {
  await fromElsewhere(page)
  await page.goto("/")
  const card = page.getByRole("region", { name: "Trending today" }).getByRole("article").first()
  const title = await card.getByRole("heading", { level: 3 }).innerText()
  await card.getByRole("link", { name: title }).click()
  const preview = page.getByRole("dialog", { name: "Trending Topic Details" })
  await expect(preview.getByRole("heading", { name: title })).toBeVisible()
  await preview.getByRole("link", { name: "Generate Script" }).click()
  await expect(page.getByRole("heading", { name: title })).toBeVisible()
  await page.getByRole("link", { name: "Create account" }).click()
  await fillSignUp(page)
  await expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible()
})

test("a visitor has one script written, copies it once, and finds it in the history of the new account", async ({
  page,
}) => {
  await fromElsewhere(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Generate Script", exact: true }).click()
  const result = page.getByRole("dialog", { name: "Here’s your script!" })
  await expect(result.getByText("1 copy included")).toBeVisible()
  const title = await result.getByRole("heading", { level: 3 }).innerText()
  await result.getByRole("button", { name: "Copy Script" }).click()
  await expect(result.getByText("That was the one copy included.")).toBeVisible()
  await page.keyboard.press("Escape")
  const offer = page.getByRole("region", { name: "Offer" })
  await expect(offer).toContainText("Like this?")
  await offer.getByRole("button", { name: "Open my script" }).click()
  await result.getByRole("button", { name: "Sign in to copy again" }).click()
  await expect(page.getByText("Copy limit reached", { exact: true })).toBeVisible()
  await fillSignUp(page)
  await expect(page).toHaveURL(/\/my-scripts/)
  await expect(page.getByRole("article").filter({ hasText: title })).toHaveCount(1)
})

test("a wrong password is refused in words, and the address stays", async ({ page }) => {
  await page.goto("/auth")
  await page.getByLabel("E-mail").fill("nobody@clinic.example")
  await page.getByLabel("Password", { exact: true }).fill("not the right one")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert")).toContainText("do not belong together")
  await expect(page.getByLabel("E-mail")).toHaveValue("nobody@clinic.example")
})

test("a page for members sends a visitor to sign in and goes on from there", async ({ page }) => {
  await page.goto("/my-scripts")
  await expect(page).toHaveURL(/\/auth\?next=/)
})
