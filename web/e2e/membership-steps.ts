import { type Browser, expect, type Page } from "@playwright/test"
import { confirmAddress } from "./person.ts"
import type { RunningProduct } from "./product.ts"

let people = 0

/** A new visitor's page of this product. */
export const visit = async (browser: Browser, product: RunningProduct) => {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" })
  return context.newPage()
}

export const fillSignUp = async (page: Page) => {
  people += 1
  const email = `nora.${process.pid}.${people}.${Date.now()}@clinic.example`
  await page.getByLabel("First name").fill("Nora")
  await page.getByLabel("Last name").fill("Berg")
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Password", { exact: true }).fill("a long enough secret")
  await page.getByRole("button", { name: "Create account" }).click()
  return email
}

/** Makes an account and confirms its address. */
export const signUp = async (page: Page, { outbox }: RunningProduct) => {
  await page.goto("/auth?mode=sign-up")
  const email = await fillSignUp(page)
  await expect(page.getByRole("heading", { name: "Today’s Trending Topics" })).toBeVisible()
  await confirmAddress(page, email, outbox)
  await page.goto("/app")
  await expect(page.getByText("Confirm your address")).toHaveCount(0)
  return email
}

export const plan = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

/** The sandbox's checkout, with the card that ends as wanted. */
export const pay = async (page: Page, card = "4242 4242 4242 4242") => {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  await page.getByRole("radio", { name: card }).check()
  await page.getByRole("button", { name: /free trial|Pay/ }).click()
}

export const startTrial = async (page: Page) => {
  await page.goto("/pricing")
  await plan(page, "Creator Pro")
    .getByRole("button", { name: /Upgrade/ })
    .click()
  await pay(page)
  await expect(page.getByText("Payment Successful!", { exact: true })).toBeVisible({ timeout: 35_000 })
}

/** Lets something happen at the provider, on the portal that the billing card opens. */
export const atProvider = async (page: Page, action: string) => {
  await page.goto("/profile")
  await page.getByRole("button", { name: "Billing portal" }).click()
  await expect(page).toHaveURL(/\/sandbox\/portal\//)
  await page.getByRole("button", { name: action, exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/portal\//)
}

/** The billing card of the profile. */
export const billingCard = (page: Page) => page.getByRole("region", { name: "Subscription & Billing" })

/** Webhooks arrive a moment later: the page is read again until it says so. */
export const shows = async (page: Page, path: string, text: string | RegExp) => {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2500 })
  }).toPass({ timeout: 40_000 })
}

/** Writes so many scripts about the first topic, and presses once more. */
export const generateUntilRefused = async (page: Page, allowed: number) => {
  await page.goto("/app")
  await page
    .getByRole("list", { name: "Trending topics" })
    .getByRole("article")
    .first()
    .getByRole("link", { name: "Generate Script" })
    .click()
  for (let script = 0; script <= allowed; script += 1) {
    await page.getByRole("button", { name: /^Generate (Script|again)$/ }).click()
    if (script === allowed) break
    // The settings of a script that stands are folded, and the count with them.
    await page.getByRole("button", { name: "Change", exact: true }).click()
    await expect(page.getByText(`${script + 1} used, resets`)).toBeVisible()
  }
}
