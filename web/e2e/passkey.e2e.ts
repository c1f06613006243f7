import { type CDPSession, expect, type Page } from "@playwright/test"
import { test } from "./guarded.ts"
import { signUp, visit } from "./membership-steps.ts"
import { type RunningProduct, startProduct } from "./product.ts"

// Passkeys belong to a name, not to an address of numbers: these journeys have a product that is visited by one.
let product: RunningProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct({}, "localhost")
})
test.afterAll(() => product.stop())

interface Key {
  readonly credentialId: string
  readonly isResidentCredential: boolean
  readonly signCount: number
}

/** A device that keeps keys and asks its owner, as a phone does: the browser's own WebAuthn runs, with nothing replaced. */
const deviceOf = async (page: Page) => {
  const chrome: CDPSession = await page.context().newCDPSession(page)
  await chrome.send("WebAuthn.enable")
  const { authenticatorId } = await chrome.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async (): Promise<readonly Key[]> =>
      (await chrome.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    lose: (credentialId: string) =>
      chrome.send("WebAuthn.removeCredential", { authenticatorId, credentialId }),
    ownerIsThere: (isUserVerified: boolean) =>
      chrome.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  }
}

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Account menu" }).click()
  await page.getByRole("menuitem", { name: "Sign Out" }).click()
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" }).first()).toBeVisible()
}

test("a passkey is made, opens the account without the password, and opens nothing once it is removed", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await visit(browser, product)
  const device = await deviceOf(page)
  const email = await signUp(page, product)

  await page.goto("/profile/security")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  const remove = page.getByRole("button", { name: /^Remove passkey/ })
  await expect(remove).toBeVisible()
  const [key] = await device.keys()
  expect(key).toMatchObject({ isResidentCredential: true })
  await expect
    .poll(() => product.mailsTo(email).join(), { timeout: 20_000 })
    .toContain("Subject: A passkey was added")

  await signOut(page)
  await page.goto("/profile/security")
  await expect(page).toHaveURL(/\/auth/)

  // The device's owner does not show a face: the browser gives no answer, and nobody comes in.
  await device.ownerIsThere(false)
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeEnabled()
  await page.reload()
  await expect(page).toHaveURL(/\/auth/)
  await device.ownerIsThere(true)

  await page.getByRole("button", { name: "Use a passkey" }).click()
  await expect(page).toHaveURL(`${product.url}/profile/security`)
  await expect(page.getByText("This device")).toBeVisible()
  expect((await device.keys())[0]?.signCount).toBeGreaterThan(key?.signCount ?? Infinity)

  await remove.click()
  await expect(remove).toHaveCount(0)
  await signOut(page)
  await page.goto("/auth")
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await expect(page.getByRole("alert")).toBeVisible()
  await page.goto("/profile/security")
  await expect(page).toHaveURL(/\/auth/)
})

test("a passkey of one account does not open another one, and a lost device opens none", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await visit(browser, product)
  const device = await deviceOf(page)
  const owner = await signUp(page, product)
  await page.goto("/profile/security")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await expect(page.getByRole("button", { name: /^Remove passkey/ })).toBeVisible()
  await signOut(page)
  await signUp(page, product)
  await signOut(page)

  await page.goto("/auth")
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await expect(page).toHaveURL(`${product.url}/app`)
  await page.goto("/profile/security")
  await expect(page.getByText(owner).first()).toBeVisible()
  await signOut(page)

  for (const { credentialId } of await device.keys()) await device.lose(credentialId)
  await page.goto("/auth")
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await page.reload()
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible()
})
