import { expect } from "@playwright/test"
import { test } from "./guarded.ts"
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts"
import { type RunningProduct, startProduct } from "./product.ts"

let provider: IdentityProvider
let product: RunningProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  provider = await startIdentityProvider()
  product = await startProduct({
    IDENTITY_ISSUER: provider.url,
    IDENTITY_AUDIENCE: "rounds",
    IDENTITY_PUBLISHABLE_KEY: provider.publishableKey,
    IDENTITY_FRONTEND_URL: provider.url,
  })
})
test.afterAll(async () => {
  await product.stop()
  provider.stop()
})

test("an outside provider signs in, keeps the session, opens one's own settings, and signs out", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: product.url })
  const bearers: string[] = []
  page.on("request", async (request) => {
    const value = await request.headerValue("authorization")
    if (value !== null) bearers.push(value)
  })
  await page.goto("/auth?next=/my-scripts")
  await page.getByLabel("E-mail at the provider").fill("ruth@clinic.example")
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("heading", { name: "Script History" })).toBeVisible()
  await page.getByRole("link", { name: "Topics" }).first().click()
  await expect(page.getByRole("list", { name: "Trending topics" })).toBeVisible()
  expect(bearers.every((value) => /^Bearer [\w.-]+$/.test(value))).toBe(true)
  expect(bearers).not.toHaveLength(0)

  await page.goto("/profile/security")
  await page.getByRole("button", { name: "Open your sign-in" }).click()
  await expect(page).toHaveTitle("Profile at the provider")

  await page.getByRole("button", { name: /ruth@clinic\.example/ }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto("/app")
  await expect(page).toHaveURL(/\/auth/)
  await page.close()
})

test("a provider that is down leaves the public pages as they are, says so, and is asked again", async ({
  browser,
}) => {
  provider.isUp = false
  provider.asked = 0
  const page = await browser.newPage({ baseURL: product.url })
  await page.goto("/pricing")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.goto("/auth")
  const panel = page.getByRole("alert").filter({ hasText: "Authentication Error" })
  await expect(panel).toContainText(
    "Clerk authentication service failed to initialize. This may be due to domain configuration issues.",
    { timeout: 30_000 },
  )
  expect(provider.asked).toBeGreaterThanOrEqual(5)
  provider.isUp = true
  await panel.getByRole("button", { name: "Retry without clearing" }).click()
  await expect(page.getByLabel("E-mail at the provider")).toBeVisible()
  await page.close()
})
