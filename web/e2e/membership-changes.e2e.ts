import { expect, type Page } from "@playwright/test"
import { test } from "./guarded.ts"
import { atProvider, billingCard, pay, plan, shows, signUp, startTrial, visit } from "./membership-steps.ts"
import { type RunningProduct, startProduct } from "./product.ts"

// Professional is on sale here, so that there is a plan to change to.
let product: RunningProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct({ PROFESSIONAL_PLAN: "available" })
})
test.afterAll(() => product.stop())

const cancel = async (page: Page) => {
  await page.getByRole("button", { name: "Cancel Subscription" }).click()
  await page
    .getByRole("alertdialog", { name: "Cancel your subscription?" })
    .getByRole("button", { name: "Yes, Cancel Subscription" })
    .click()
}

test("a cancelled trial can be resumed, and is then paid as if it had not been cancelled", async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await visit(browser, product)
  await signUp(page, product)
  await startTrial(page)
  await page.goto("/profile")
  await cancel(page)
  const card = billingCard(page)
  await expect(card.getByText("Trial Cancelled")).toBeVisible()
  await expect(card.getByText(/You will not be charged/)).toBeVisible()
  await card.getByRole("button", { name: "Resume Subscription" }).click()
  await expect(page.getByText("Subscription Resumed", { exact: true })).toBeVisible()
  await expect(card.getByText(/Creator Pro trial, day 1 of 7\. \$19 on/)).toBeVisible()
  await expect(card.getByText("Trial Cancelled")).toHaveCount(0)
  await atProvider(page, "Renewal is paid")
  await shows(page, "/profile", /^Creator Pro\. \$19 on/)

  // The same with a paid month.
  await cancel(page)
  await expect(
    card.getByText(/^Creator Pro until .*, then Starter\. You will not be charged again\.$/),
  ).toBeVisible()
  await card.getByRole("button", { name: "Resume Subscription" }).click()
  await expect(card.getByText(/^Creator Pro\. \$19 on/)).toBeVisible()
})

test("a plan change waits for the next billing date, can be undone until then, and comes by time alone", async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await visit(browser, product)
  await signUp(page, product)
  await startTrial(page)
  await atProvider(page, "Renewal is paid")
  await shows(page, "/profile", /^Creator Pro\. \$19 on/)

  const choose = async () => {
    await page.goto("/pricing?billing=yearly")
    await plan(page, "Professional")
      .getByRole("button", { name: /^Upgrade/ })
      .click()
    await expect(page).toHaveURL(/\/profile/)
    await expect(billingCard(page).getByText(/^Professional, billed yearly, from/)).toBeVisible()
  }
  await choose()
  await expect(page.getByRole("banner").getByText("Creator Pro")).toBeVisible()
  await expect(billingCard(page).getByText(/^Creator Pro\. \$468 on/)).toBeVisible()
  await page.getByRole("button", { name: "Undo plan change" }).click()
  await expect(page.getByText("Plan Change Undone", { exact: true })).toBeVisible()
  await expect(page.getByRole("button", { name: "Undo plan change" })).toHaveCount(0)
  // As before, also in how it is billed.
  await shows(page, "/profile", /^Creator Pro\. \$19 on/)

  await choose()
  product.command("clock", "advance", "39d")
  await shows(page, "/profile", /^Professional\. \$468 on/)
  // The card was read after the page: what the head says came with it.
  await page.reload()
  await expect(page.getByRole("banner").getByText("Professional")).toBeVisible()
  product.command("clock", "reset")
})

test("a plan on sale without a trial is paid at once", async ({ browser }) => {
  const page = await visit(browser, product)
  await signUp(page, product)
  await page.goto("/pricing")
  await plan(page, "Professional")
    .getByRole("button", { name: /^Upgrade/ })
    .click()
  await pay(page)
  await expect(page.getByText("Payment Successful!", { exact: true })).toBeVisible({ timeout: 35_000 })
  await page.goto("/profile")
  await expect(
    billingCard(page)
      .getByText(/^Professional/)
      .first(),
  ).toBeVisible()
})
