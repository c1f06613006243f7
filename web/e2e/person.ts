import { randomInt } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { mailsTo } from "./product.ts"

let people = 0

/** An e-mail address that no other person of these tests has. */
export const newAddress = () => {
  people += 1
  return `elif.${process.pid}.${people}.${Date.now()}@clinic.example`
}

/** Lets a page come from an address of its own, so that nobody waits for the sign-ups of the others. */
export const fromElsewhere = (page: Page) =>
  page
    .context()
    .setExtraHTTPHeaders({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })

/** Opens the link of the mail that confirms an address, as its owner would. */
export const confirmAddress = async (page: Page, address: string) => {
  const linkOf = () => {
    const mails = mailsTo(process.env["ROUNDS_OUTBOX"] ?? "", address)
    return mails.map((mail) => /https?:\/\/\S*verify-email\S*/.exec(mail)?.[0]).find(Boolean)
  }
  await expect.poll(linkOf, { timeout: 30_000 }).toBeDefined()
  const answer = await page.request.get(linkOf() ?? "", { maxRedirects: 0 })
  expect(answer.status()).toBeLessThan(400)
}

/** Makes an account and opens today's topics, without the form: the session is the page's. */
export const signUp = async (page: Page, { confirmed = false } = {}) => {
  await fromElsewhere(page)
  const data = { name: "Elif Aydın", email: newAddress(), password: "a long enough secret" }
  const answer = await page.request.post("/identity/sign-up/email", { data })
  expect(answer.status(), await answer.text()).toBe(200)
  if (confirmed) await confirmAddress(page, data.email)
  await page.goto("/app")
  await expect(page.getByRole("list", { name: "Trending topics" })).toBeVisible()
}
