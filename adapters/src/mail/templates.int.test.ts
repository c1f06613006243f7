import type { MailTemplate } from "@rounds/core/contract/templates.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { simpleParser } from "mailparser"
import postgres from "postgres"
import { afterAll, expect, test, vi } from "vitest"
import { deliverMail } from "./mail-job.ts"
import { SmtpTransport } from "./smtp.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import type { TestClient } from "#testing/client.ts"
import { startMailServer } from "#testing/mail-server.ts"

const url = await testDatabase()
const server = await startMailServer()
const api = await startApi({
  databaseUrl: url,
  env: {
    ROUNDS_DEMO: "on",
    ADMIN_EMAILS: "chief@example.org",
    SMTP_URL: server.url,
    MAIL_FROM: "Rounds <hello@rounds.example>",
  },
})
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
  await server.stop()
})

const words = {
  templateName: "Welcome",
  subject: "Good to see you",
  htmlContent: '<p>You have {{scripts}} scripts.</p><p><a href="{{link}}">Begin</a></p>',
  textContent: "You have {{scripts}} scripts: {{link}}",
  isActive: true,
}

test("an administrator edits a mail, sees it, sends it to a mail server, and sets it back; each change is logged", async () => {
  const chief = await api.confirmed("chief@example.org")
  const path = "/api/admin/notification-templates"
  const welcome = async () =>
    (await chief.get<ReadonlyArray<MailTemplate>>(path)).body.find(({ id }) => id === "welcome.english")
  const delivered = await welcome()
  expect(delivered).toMatchObject({ editedAt: null, isActive: true, variables: ["scripts", "views", "link"] })

  const refused = await chief.put(`${path}/welcome.english`, { ...words, textContent: "{{amount}}" })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: expect.arrayContaining([
        { field: "textContent", message: expect.stringContaining("{{amount}}") },
      ]),
    },
  })
  expect((await chief.put(`${path}/welcome.english`, words)).status).toBe(200)
  expect(await welcome()).toMatchObject({ subject: "Good to see you", editedAt: expect.any(String) })

  const preview = await chief.get<{ preview: { subject: string; htmlContent: string; textContent: string } }>(
    "/api/admin/preview-template/welcome",
  )
  expect(preview.body.preview.textContent).toBe(`You have 5 scripts: ${api.url}/app`)
  expect(preview.body.preview.htmlContent).toContain("You have 5 scripts.")

  const sent = await chief.post<{ message: string }>("/api/admin/test-mailersend", { templateKey: "welcome" })
  expect(sent.body.message).toBe("On its way to chief@example.org, over SMTP.")
  await vi.waitFor(async () => {
    const [row] = await sql`SELECT id FROM mail_log WHERE kind = 'welcome' AND subject = 'Good to see you'`
    const job = { id: "job", data: { id: row?.["id"] }, createdAt: 0 }
    const carrier = SmtpTransport(Redacted.make(server.url), {
      name: "Rounds",
      address: "hello@rounds.example",
    })
    await api.run(Effect.provide(deliverMail.handle(job), carrier))
    expect(server.received).toHaveLength(1)
  })
  const mail = await simpleParser(server.received[0]?.bytes ?? "")
  expect([mail.subject, mail.text?.trim()]).toEqual([
    "Good to see you",
    `You have 5 scripts: ${api.url}/app\n\nRounds`,
  ])

  await chief.post("/api/admin/trigger-test-notification", { templateKey: "welcome" })
  const list = (await chief.get<ReadonlyArray<{ title: string }>>("/api/notifications")).body
  expect(list.map(({ title }) => title)).toContain("Good to see you")

  expect((await chief.delete(`${path}/welcome.english`)).status).toBe(200)
  expect(await welcome()).toEqual(delivered)
  const log = (await chief.get<ReadonlyArray<{ action: string }>>("/api/admin/actions")).body
  expect(log.map(({ action }) => action)).toEqual(["template_reset", "template_saved"])
})

test("what law or safety asks for cannot be switched off, and a kind that there is not is not found", async () => {
  const chief = await api.confirmed("chief@example.org")
  const path = "/api/admin/notification-templates"
  const off = { ...words, htmlContent: "<p>x</p>", textContent: "x", isActive: false }
  expect((await chief.put(`${path}/password_changed.english`, off)).body).toMatchObject({
    errors: [{ field: "isActive" }],
  })
  for (const id of ["nothing.english", "welcome.klingon", "welcome"])
    expect((await chief.put(`${path}/${id}`, words)).status).toBe(404)
})

test("the page of a preview shows unsaved words to administrators alone, and runs nothing", async () => {
  const draft = { templateKey: "welcome", language: "english", ...words, subject: "<script>1</script>" }
  const body = new URLSearchParams({ ...draft, isActive: "true" })
  const asked = (client: TestClient, headers = {}) =>
    client.raw("POST", "/template-preview", body.toString(), {
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    })
  expect((await asked(api.visitor())).status).toBe(404)
  const chief = await api.confirmed("chief@example.org")
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
  expect((await asked(chief, foreign)).status).toBe(403)
  const shown = await asked(chief)
  expect(shown.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/)
  const html = await shown.text()
  expect(html).toContain("You have 5 scripts.")
  expect(html).not.toContain("<script>")
})
