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

/** The newest mailed link of an address that leads to a path; a mail leaves a moment after its cause. */
const mailedLink = async (outbox: string, address: string, path: string) => {
  const links = new RegExp(`https?://[^\\s"<>]+${path}#\\w+`, "g")
  const newest = () =>
    mailsTo(outbox, address)
      .flatMap((mail) => mail.match(links) ?? [])
      .at(-1) ?? ""
  await expect.poll(newest, { message: `no mail to ${address}`, timeout: 20_000 }).not.toBe("")
  return newest()
}

/** Opens the mailed link in this browser and confirms the address. */
export const confirmAddress = async (page: Page, address: string, outbox = usualOutbox()) => {
  await page.goto(await mailedLink(outbox, address, "/auth/confirm"))
  await page.getByRole("button", { name: "Confirm my address" }).click()
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible()
}

/** Where the product of the journeys puts its mails. */
const usualOutbox = () => process.env["ROUNDS_OUTBOX"] ?? ""

/** Makes an account, confirms its address and opens today's topics, without the forms: the session is the page's. */
export const signUp = async (page: Page) => {
  await fromElsewhere(page)
  const email = newAddress()
  const password = "a long enough secret"
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/identity/${path}`, {
      data,
      headers: { origin: process.env["ROUNDS_URL"] ?? "" },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await post("sign-up/email", { name: "Elif Aydın", email, password })
  await post("sign-in/email", { email, password })
  const link = await mailedLink(usualOutbox(), email, "/auth/confirm")
  await post("confirm-address", { token: link.slice(link.indexOf("#") + 1) })
  await page.goto("/app")
  await expect(page.getByRole("list", { name: "Trending topics" })).toBeVisible()
}
