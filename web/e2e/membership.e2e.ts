import { expect } from "@playwright/test"
import {
  atProvider,
  billingCard,
  fillSignUp,
  generateUntilRefused,
  pay,
  plan,
  shows,
  signUp,
  startTrial,
  visit,
} from "./membership-steps.ts"
import { test } from "./guarded.ts"
import { confirmAddress } from "./person.ts"
import { type RunningProduct, startProduct } from "./product.ts"

// These journeys move the product's clock: they have a product of their own.
let product: RunningProduct

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct()
})
test.afterAll(() => product.stop())

test("a trial, lived through: chosen before sign-up, begun, cancelled, ended, and not offered again", async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await visit(browser, product)
  await page.goto("/pricing")
  await plan(page, "Creator Pro").getByRole("button", { name: "Start 7-Day Trial" }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText("Step 1 of 2: account. Step 2: card, $0 today.")).toBeVisible()
  const email = await fillSignUp(page)
  const step = page.getByRole("dialog", { name: "Step 2 of 2: card, $0 today" })
  await expect(step.getByText("First confirm your address")).toBeVisible()
  await expect(step.getByRole("button", { name: "Go to checkout" })).toBeDisabled()
  await confirmAddress(page, email, product.outbox)
  await page.getByRole("link", { name: "Go on" }).click()
  await expect(step.getByText(/Then it is \$19 a month/)).toBeVisible()
  await step.getByRole("button", { name: "Go to checkout" }).click()
  await pay(page)
  await expect(page.getByRole("main").getByText("Confirming your payment…")).toBeVisible()
  await expect(page.getByText("Payment Successful!", { exact: true })).toBeVisible({ timeout: 35_000 })
  await expect(page).toHaveURL(`${product.url}/app`)
  const header = page.getByRole("banner")
  await expect(header.getByText("Creator Pro Trial")).toBeVisible()
  await expect(header.getByText("Day 1 of 7")).toBeVisible()
  await expect(page.getByRole("region", { name: "Usage this month" }).getByText("0 of 50")).toBeVisible()

  await page.goto("/profile")
  await expect(billingCard(page).getByText(/Creator Pro trial, day 1 of 7\. \$19 on/)).toBeVisible()
  await page.getByRole("button", { name: "Cancel Subscription" }).click()
  const question = page.getByRole("alertdialog", { name: "Cancel your subscription?" })
  await expect(question.getByRole("button", { name: "Keep Subscription" })).toBeFocused()
  await question.getByRole("button", { name: "Yes, Cancel Subscription" }).click()
  await expect(page.getByText("Subscription Cancelled", { exact: true })).toBeVisible()
  await expect(billingCard(page).getByText("Trial Cancelled")).toBeVisible()

  // Cancelling takes nothing away before the seven days are over.
  product.command("clock", "advance", "6d")
  await shows(page, "/app", "0 of 50")
  product.command("clock", "advance", "25h")
  await shows(page, "/app", "0 of 5")
  await expect(header.getByText("Starter")).toBeVisible()
  await expect(header.getByRole("link", { name: "Upgrade Now" })).toBeVisible()

  await page.goto("/pricing")
  await plan(page, "Creator Pro").getByRole("button", { name: "Upgrade to unlock more" }).click()
  await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  await expect(page.getByRole("button", { name: /^Pay \$19/ })).toBeVisible()
  await expect(page.getByText("7-day free trial")).toHaveCount(0)

  // The month's five scripts of Starter are there; the sixth leads to the plans.
  await generateUntilRefused(page, 5)
  await expect(page).toHaveURL(`${product.url}/pricing`)
  await expect(plan(page, "Creator Pro")).toBeVisible()
  product.command("clock", "reset")
})

test("a month used up on Starter says so and leads to the plans", async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await visit(browser, product)
  await signUp(page, product)
  await generateUntilRefused(page, 5)
  const refusal = page.getByRole("alert").filter({ hasText: "Monthly Quota Reached" })
  await refusal.getByRole("link", { name: "Upgrade Now" }).click()
  await expect(page).toHaveURL(`${product.url}/pricing`)
  await page.goto("/app")
  const usage = page.getByRole("region", { name: "Usage this month" })
  await expect(usage.getByText("5 of 5")).toBeVisible()
  await usage.getByRole("link").first().click()
  await expect(page).toHaveURL(`${product.url}/pricing`)
})

test("a declined card changes nothing, and going back leads to the plans", async ({ browser }) => {
  const page = await visit(browser, product)
  await signUp(page, product)
  await page.goto("/pricing")
  await plan(page, "Creator Pro")
    .getByRole("button", { name: /Upgrade/ })
    .click()
  await pay(page, "4000 0000 0000 0002")
  await expect(page.getByText("Your card was declined")).toBeVisible()
  await page.goto("/app")
  await expect(page.getByRole("banner").getByText("Starter")).toBeVisible()
})

test("“Not now” keeps a visitor who signed up away from the checkout", async ({ browser }) => {
  const page = await visit(browser, product)
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto("/pricing")
  await plan(page, "Creator Pro").getByRole("button", { name: "Start 7-Day Trial" }).click()
  await fillSignUp(page)
  const step = page.getByRole("dialog", { name: "Step 2 of 2: card, $0 today" })
  await step.getByRole("button", { name: "Not now" }).click()
  await expect(step).toBeHidden()
  await expect(page).toHaveURL(`${product.url}/app`)
  await page.reload()
  await expect(page.getByRole("heading", { name: "Today’s Trending Topics" })).toBeVisible()
  await expect(step).toHaveCount(0)
  expect(asked).not.toContain("/api/payments/create-checkout")
})

test("yearly billing is charged once a year", async ({ browser }) => {
  const page = await visit(browser, product)
  await signUp(page, product)
  await page.goto("/pricing")
  await page.getByRole("radio", { name: "Yearly" }).check()
  await expect(page).toHaveURL(/billing=yearly/)
  await expect(plan(page, "Creator Pro").getByText("$180 billed yearly")).toBeVisible()
  await plan(page, "Creator Pro")
    .getByRole("button", { name: /Upgrade/ })
    .click()
  await pay(page)
  await expect(page.getByText("Payment Successful!", { exact: true })).toBeVisible({ timeout: 35_000 })
  await page.goto("/profile")
  await expect(billingCard(page).getByText(/\$180 on .* unless you cancel/)).toBeVisible()
})

test("a failed payment keeps access, says so, and is over when the card works again", async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await visit(browser, product)
  await signUp(page, product)
  await startTrial(page)
  await atProvider(page, "Renewal is paid")
  await shows(page, "/profile", /^Creator Pro\. \$19 on/)
  await atProvider(page, "Payment fails")
  await shows(page, "/profile", "Your last payment failed.")
  await expect(page.getByRole("banner").getByText("Creator Pro")).toBeVisible()
  await expect(page.getByRole("button", { name: "Update payment method" })).toBeVisible()
  await atProvider(page, "Payment recovers")
  await shows(page, "/profile", /^Creator Pro\. \$19 on/)
})

test("the rules refuse what a trial may not do, in the words of the plans", async ({ browser }) => {
  const page = await visit(browser, product)
  await signUp(page, product)
  await startTrial(page)
  await page.goto("/pricing")
  await expect(plan(page, "Creator Pro").getByText("CURRENT PLAN")).toBeVisible()
  await plan(page, "Starter").getByRole("button", { name: "Downgrade to Free" }).click()
  await expect(page.getByText("Contact support to downgrade your plan.", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "Open billing" }).click()
  await expect(page.getByRole("heading", { name: "Account & Profile Settings" })).toBeVisible()
})

test("an address for Professional is stored, and confirmed by e-mail", async ({ browser }) => {
  const page = await visit(browser, product)
  await page.goto("/pricing")
  await page.getByRole("button", { name: "Notify me" }).click()
  const dialog = page.getByRole("dialog", { name: "Professional waitlist" })
  await dialog.getByRole("button", { name: "Notify me" }).click()
  await expect(page.getByText("Please enter your email address.", { exact: true })).toBeVisible()
  await dialog.getByLabel("E-mail").fill("not an address")
  await dialog.getByRole("button", { name: "Notify me" }).click()
  await expect(dialog.getByLabel("E-mail")).toHaveAccessibleDescription("This is not an e-mail address.")
  await dialog.getByLabel("E-mail").fill("waits@clinic.example")
  await dialog.getByRole("button", { name: "Notify me" }).click()
  await expect(dialog.getByText("Please confirm your address.", { exact: true })).toBeVisible()

  // The mailed link counts; a link that was cut short does not.
  await expect.poll(() => product.mailsTo("waits@clinic.example")).toHaveLength(1)
  const [mail = ""] = product.mailsTo("waits@clinic.example")
  const link = /\S+\/pricing\?waitlist=\S+/.exec(mail)?.[0] ?? "no link"
  await page.goto(link)
  await expect(page.getByText("We'll notify you when Professional tier is available.").first()).toBeVisible()
  await page.goto(link.slice(0, -1))
  await expect(page.getByText("This link is not valid any more")).toBeVisible()
})

test("the profile is checked by field, kept, and speaks in the next script", async ({ browser }) => {
  test.setTimeout(90_000)
  const page = await visit(browser, product)
  await signUp(page, product)
  await page.goto("/profile")
  await page.getByLabel("Name", { exact: true }).fill("N")
  await page.getByLabel("Specialty").fill("sleep medicine")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Failed to Save Profile", { exact: true })).toBeVisible()
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
    "Name must be at least 2 characters",
  )
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused()
  await expect(page.getByRole("combobox", { name: "Profession" })).toHaveAccessibleDescription(
    "Please select your profession",
  )
  await expect(page.getByLabel("Specialty")).toHaveValue("sleep medicine")

  await page.getByLabel("Name", { exact: true }).fill("Nora Berg")
  await page.getByRole("combobox", { name: "Profession" }).selectOption("clinical_pharmacist")
  await page.getByRole("combobox", { name: "Experience level" }).selectOption("senior")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Profile Saved Successfully!", { exact: true })).toBeVisible()

  await page.goto("/app")
  await page
    .getByRole("list", { name: "Trending topics" })
    .getByRole("article")
    .first()
    .getByRole("link", { name: "Generate Script" })
    .click()
  await page.getByRole("button", { name: "Generate Script" }).click()
  await expect(page.getByRole("heading", { name: /^Your script:/ })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(/clinical pharmacist/i).first()).toBeVisible()
})
