import { expect, type Page } from "@playwright/test"
import { type Administrator, startAdministrator } from "./administrator.ts"
import { test } from "./guarded.ts"

// One administrator's day.
let administrator: Administrator
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  administrator = await startAdministrator(browser)
})
test.afterAll(() => administrator.stop())

test("sources are switched, a collection runs before one's eyes, is withheld with its reason, and published by hand", async () => {
  const { page, send, enter, visit } = administrator
  const sources: readonly { id: string; name: string; isActive: boolean }[] = await send(
    "GET",
    "/api/admin/subreddits",
  )
  const others = sources.filter(
    ({ name, isActive }) => isActive && !["nutrition", "pharmacy", "running"].includes(name),
  )
  for (const { id } of others) await send("PATCH", `/api/admin/subreddits/${id}/toggle`, { isActive: false })

  await page.goto("/admin?tab=scraping")
  const table = page.getByRole("table", { name: "Sources by name" })
  const running = table.getByRole("switch", { name: "Read r/running" })
  await running.click()
  await expect(running).not.toBeChecked()
  await expect(page.getByText("r/running is not read from now on.", { exact: true })).toBeVisible()
  const medicine = table.getByRole("switch", { name: "Read r/medicine" })
  await medicine.click()
  await expect(medicine).toBeChecked()
  await expect(page.getByText("r/medicine is read from now on.", { exact: true })).toBeVisible()
  await expect(page.getByText(`3 of ${sources.length} are read.`)).toBeVisible()

  const before = await send("GET", "/api/edition")
  await page.getByRole("button", { name: "Run a collection now" }).click()
  const progress = page.getByRole("progressbar", { name: "Collection" })
  await expect(progress).toBeVisible()
  await expect(page.getByRole("button", { name: "Collecting…" })).toBeDisabled()
  await expect(page.getByText(/^Finding trends in [\d,]+ posts/)).toBeVisible()
  await expect(progress).toHaveAttribute("value", /^[1-9]\d$/)
  await expect(progress).toBeHidden({ timeout: 60_000 })

  const newest = page
    .getByRole("table", { name: /^Editions of 14 days/ })
    .getByRole("row")
    .nth(1)
  await expect(newest.getByText("Withheld")).toBeVisible()
  // All that were asked must answer where they are few; the recording may bring communities of its own.
  await expect(newest).toContainText(/\d communities answered to a floor of \d/)
  const [, answered, floor] =
    /(\d+) communities answered to a floor of (\d+)/.exec(await newest.innerText()) ?? []
  expect(Number(floor)).toBe(Number(answered) + 1)
  await expect(newest).toContainText("Readers kept the edition before it.")
  expect((await send("GET", "/api/edition")).last.id).toBe(before.last.id)
  const failed = table.getByRole("row").filter({ hasText: "r/medicine" })
  await expect(failed).toContainText("medicine.json is not a listing.")

  await newest.getByRole("button", { name: "Publish by hand…" }).click()
  const asked = page.getByRole("dialog", { name: "Publish by hand" })
  await expect(asked).toContainText("take the place of what readers see")
  await asked.getByLabel("Why it is published all the same").fill("Two communities are enough today")
  await asked.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("Edition published", { exact: true })).toBeVisible()
  await expect(newest.getByText("Published by hand")).toBeVisible()
  await expect(newest).toContainText(`${administrator.email}: “Two communities are enough today”`)

  const reader = await visit()
  await enter(reader, "elif@clinic.example", "Elif Aydın")
  await reader.goto("/app")
  await expect(reader.getByText(`of three days in ${answered} communities`)).toBeVisible()
  await reader.context().close()
})

test("a mail is edited, previewed with sample values, and sent over SMTP as it was shown; its typed values stay text", async () => {
  const { mails, page } = administrator
  await page.goto("/admin?tab=templates")
  await page.getByLabel("Mail", { exact: true }).selectOption("feedback_answered")
  await page.getByLabel("Subject").fill("We answer: {{subject}}")
  const html = (bold: string) =>
    `<h2>Dear reader</h2><p>{{answer}}</p><p>The <${bold}>Rounds</${bold}> team</p>`
  await page.getByLabel("HTML").fill(html("b"))
  await page.getByLabel("Text", { exact: true }).fill("Dear reader\n\n{{answer}}\n\nThe Rounds team")
  await page.getByRole("button", { name: "Show these words" }).click()
  const preview = page.frameLocator("iframe[name=template-preview]")
  await expect(preview.getByRole("heading", { name: "Dear reader" })).toBeVisible()
  await expect(preview.getByText("Magnesium & sleep", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByLabel("HTML")).toHaveAccessibleDescription(/<b> is not used in mail/)
  await page.getByLabel("HTML").fill(html("strong"))
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Template Updated", { exact: true })).toBeVisible()

  await page.getByRole("button", { name: "Send me a test mail" }).click()
  await expect(
    page.getByText(`On its way to ${administrator.email}, over SMTP.`, { exact: true }),
  ).toBeVisible()
  const mail = await mails.mail(administrator.email, "We answer: Magnesium & sleep")
  expect(mail.from?.text).toBe('"Rounds" <hello@rounds.example>')
  expect(mail.text).toContain("Dear reader\n\nMagnesium & sleep\n\nThe Rounds team")
  expect(mail.html).toMatch(/<h2[^>]*>Dear reader<\/h2>/)
  expect(mail.html).toContain("Magnesium &amp; sleep")
})

/** A page that never looks by itself whether there is something new, and counts how often it was about to begin. */
const withoutLooking = (open: Page): Promise<unknown> =>
  open.addInitScript(() => {
    const every = window.setInterval.bind(window)
    const held = (run: TimerHandler, ms?: number, ...rest: ReadonlyArray<unknown>): number => {
      if (ms !== 30_000) return every(run, ms, ...rest)
      const root = document.documentElement.dataset
      root["looks"] = String(Number(root["looks"] ?? 0) + 1)
      return 0
    }
    window.setInterval = held as typeof window.setInterval
  })

test("a visitor's message is confirmed, rings the administrator's bell, waits in the inbox and is answered by mail", async () => {
  const { mails, page, send, visit } = administrator
  test.setTimeout(90_000)
  const ada = "ada@patients.example"
  // What came before is read; what follows is new.
  await send("PATCH", "/api/notifications/mark-all-read")
  const open = await page.context().newPage()
  await withoutLooking(open)
  const bell = open.getByRole("button", { name: /^Notifications/ })
  const isFollowed = open.waitForResponse(/notifications\/live/)
  await open.goto("/admin?tab=feedback")
  await isFollowed
  await expect(bell).toHaveAccessibleName("Notifications")

  const visitor = await visit()
  await visitor.goto("/contact")
  await visitor.getByLabel("First name").fill("Ada")
  await visitor.getByLabel("E-mail").fill(ada)
  await visitor.getByLabel("Subject").fill('Zinc & <b>"iron"</b>')
  await visitor
    .getByRole("textbox", { name: "Message" })
    .fill("May I take both?\n\n<script>alert(1)</script>")
  // Whoever sends within three seconds is taken for a machine.
  await visitor.waitForTimeout(3_500)
  await visitor.getByRole("button", { name: "Send the message" }).click()
  await expect(visitor.getByText("Your message has arrived.")).toBeVisible()
  const confirmation = await mails.mail(ada, "We have your message")
  expect(confirmation.text).not.toContain("May I take both?")

  // Without a reload, and without looking: the server says that there is something new.
  await expect(bell).toHaveAccessibleName("Notifications, 1 unread", { timeout: 20_000 })
  expect(await open.evaluate(() => Number(document.documentElement.dataset["looks"] ?? 0))).toBeGreaterThan(0)
  await bell.click()
  const list = open.getByRole("dialog", { name: "Notifications" })
  await expect(list.getByText('Somebody wrote about “Zinc & <b>"iron"</b>”.')).toBeVisible()
  await open.close()

  await page.goto("/admin?tab=feedback")
  const message = page.getByRole("list", { name: "Messages" }).getByRole("listitem")
  await expect(message).toHaveCount(1)
  await expect(message).toContainText("<script>alert(1)</script>")
  await message.getByRole("button", { name: "Answer by mail" }).click()
  await message.getByLabel(`Answer to ${ada}`).fill("Two hours apart.\n<i>Grace</i>")
  await message.getByRole("button", { name: "Send the answer" }).click()
  await expect(page.getByText("There are none.")).toBeVisible()
  const answer = await mails.mail(ada, /: Zinc & <b>"iron"<\/b>$/)
  expect(answer.text).toContain("Two hours apart.\n<i>Grace</i>")
  expect(answer.html).toContain("Two hours apart.")
  expect(answer.html).toContain("&lt;i&gt;Grace&lt;/i&gt;")
  await page.goto("/admin?tab=feedback&status=answered")
  await expect(message).toContainText("Two hours apart.")
  await visitor.context().close()
})

test("a machine's message is told the same and goes nowhere", async () => {
  const { mails, send, visit } = administrator
  const visitor = await visit()
  await visitor.goto("/contact")
  await visitor.getByLabel("First name").fill("Bot")
  await visitor.getByLabel("E-mail").fill("bot@spam.example")
  await visitor.getByLabel("Subject").fill("Buy now")
  await visitor.getByRole("textbox", { name: "Message" }).fill("Cheap")
  // A field that people do not see, and machines fill.
  await visitor.locator("input[name=website]").evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      field,
      "https://spam.example",
    )
    field.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await visitor.waitForTimeout(3_500)
  await visitor.getByRole("button", { name: "Send the message" }).click()
  await expect(visitor.getByText("Your message has arrived.")).toBeVisible()
  expect(await send("GET", "/api/admin/feedback")).not.toContainEqual(
    expect.objectContaining({ subject: "Buy now" }),
  )
  expect(mails.countTo("bot@spam.example")).toBe(0)
  await visitor.context().close()
})

test("notifications are counted at the bell, marked as read one by one and all at once, and stay read", async () => {
  const { page, send } = administrator
  await send("PATCH", "/api/notifications/mark-all-read")
  for (const templateKey of ["welcome", "password_changed", "feedback_answered"])
    await send("POST", "/api/admin/trigger-test-notification", { templateKey })
  await page.goto("/app")
  const bell = page.getByRole("button", { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName("Notifications, 3 unread")
  await expect(bell).toHaveText("3")
  await bell.click()
  const list = page.getByRole("dialog", { name: "Notifications" })
  const newest = list.getByRole("listitem").filter({ hasText: "Magnesium & sleep" })
  await newest.getByRole("button", { name: "Mark read" }).click()
  await expect(newest.getByRole("button", { name: "Mark read" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Notifications, 2 unread", includeHidden: true })).toHaveText(
    "2",
  )
  await list.getByRole("button", { name: "Mark all read" }).click()
  await expect(list.getByRole("button", { name: /^Mark/ })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(bell).toHaveAccessibleName("Notifications")
  await expect(bell).toHaveText("")
  await page.reload()
  await expect(bell).toHaveAccessibleName("Notifications")
  expect(await send("GET", "/api/notifications/unread-count")).toBe(0)
})
