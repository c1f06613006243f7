import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Browser, expect, type Page } from "@playwright/test"
import { startMailServer } from "./mail-server.ts"
import { startProduct } from "./product.ts"

const boss = "boss@clinic.example"
const password = "a long enough secret"

/**
 * An administrator signed in to a product of their own: mail goes over SMTP, and one community of its recording is
 * broken.
 */
export const startAdministrator = async (browser: Browser) => {
  const mails = await startMailServer()
  const recording = mkdtempSync(join(tmpdir(), "rounds-recording-"))
  cpSync(fileURLToPath(new URL("../../fixtures/forum", import.meta.url)), recording, { recursive: true })
  writeFileSync(join(recording, "medicine.json"), "no listing")
  const product = await startProduct({ ...mails.settings, ADMIN_EMAILS: boss, FORUM_FOLDER: recording })
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" })
  const page = await context.newPage()

  const stop = async () => {
    await context.close()
    await product.stop()
    await mails.stop()
    rmSync(recording, { recursive: true, force: true })
  }

  /** One call of the administrator, or of another page's person, without the screens. */
  const send = async (method: "GET" | "POST" | "PATCH", path: string, data?: object, by = page) => {
    const answer = await by.request.fetch(`${product.url}${path}`, {
      method,
      headers: { origin: product.url },
      ...(data === undefined ? {} : { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }

  const enter = async (by: Page, email: string, name: string) => {
    await send("POST", "/identity/sign-up/email", { email, password, name }, by)
    await send("POST", "/identity/sign-in/email", { email, password }, by)
  }

  const titlesTold = async (): Promise<readonly string[]> => {
    const told: readonly { title: string }[] = await send("GET", "/api/notifications")
    return told.map(({ title }) => title)
  }

  const confirm = async () => {
    await enter(page, boss, "Grace Hopper")
    const { text = "" } = await mails.mail(boss, /confirm/i)
    await page.goto(/https?:\/\/\S+\/auth\/confirm#\w+/.exec(text)?.[0] ?? "")
    await page.getByRole("button", { name: "Confirm my address" }).click()
    await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible()
    // All that a new administrator is told has arrived: what is counted later is what a test has caused.
    await expect
      .poll(titlesTold)
      .toEqual(expect.arrayContaining(["Welcome to Rounds", "You are an administrator"]))
  }
  // Nobody else stops what has been started by then.
  await confirm().catch(async (cause: unknown) => {
    await stop()
    throw cause
  })

  return {
    /** Their address. */
    email: boss,
    mails,
    page,
    send,
    enter,
    /** Somebody else's browser. */
    visit: async () =>
      (await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" })).newPage(),
    stop,
  }
}

export type Administrator = Awaited<ReturnType<typeof startAdministrator>>
