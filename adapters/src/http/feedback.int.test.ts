import type { Feedback } from "@rounds/core/feedback/feedback.ts"
import * as Effect from "effect/Effect"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { ContactPass } from "#security/contact-pass.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo } from "#testing/letters.ts"

const url = await testDatabase()
const api = await startApi({
  databaseUrl: url,
  env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "chief@example.org" },
})
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const message = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "Ada@Example.org",
  subject: "About sources",
  message: "Where do they come from?\n\nAda",
  website: "",
}

/** A pass of a form that was opened so many seconds ago. */
const openedBefore = (seconds: number) =>
  api.run(ContactPass.use(({ issue }) => Effect.sync(() => issue(Date.now() - seconds * 1000))))
const stored = () => sql`SELECT user_email, subject FROM user_feedback ORDER BY created_at`

test("a message is stored, told to administrators, confirmed to its sender, and answered by mail", async () => {
  const chief = await api.confirmed("chief@example.org")
  await chief.get("/api/user")
  const visitor = api.visitor()
  const sent = await visitor.post("/api/public/contact", { ...message, pass: await openedBefore(20) })
  expect(sent.status).toBe(200)
  await api.tell()
  const told = (await chief.get<ReadonlyArray<{ message: string; actionUrl: string }>>("/api/notifications"))
    .body
  expect(told).toContainEqual(
    expect.objectContaining({
      message: "Somebody wrote about “About sources”. It waits in the feedback inbox.",
      actionUrl: "/admin?tab=feedback",
    }),
  )
  const [confirmation] = await lettersTo(sql, "ada@example.org")
  expect(confirmation?.subject).toBe("We have your message")
  // Nobody's words go to others through us.
  expect(JSON.stringify(confirmation)).not.toContain("Where do they")

  const [open] = (await chief.get<ReadonlyArray<Feedback>>("/api/admin/feedback?status=open")).body
  expect(open).toMatchObject({ name: "Ada Lovelace", message: message.message, answer: null })
  const answered = await chief.post<Feedback>(`/api/admin/feedback/${open?.id}/answer`, {
    answer: "From\n<b>studies</b>.",
  })
  expect(answered.body).toMatchObject({ status: "answered", answer: "From\n<b>studies</b>." })
  const [, answer] = await lettersTo(sql, "ada@example.org")
  expect([answer?.subject, answer?.body.says]).toEqual(["Re: About sources", ["From\n<b>studies</b>."]])
  expect((await chief.get<ReadonlyArray<Feedback>>("/api/admin/feedback?status=open")).body).toEqual([])
})

test.each([
  ["at once", () => openedBefore(0), {}],
  ["with the field that people do not see", () => openedBefore(20), { website: "https://spam.example" }],
  ["with a pass of days ago", () => openedBefore(90_000), {}],
  ["with a pass made up", async () => `${Date.now() - 20_000}.x`, {}],
] as const)(
  "sent by a machine %s, a message goes nowhere, and the machine does not learn it",
  async (_, pass, more) => {
    const before = await stored()
    const sent = await api.visitor().post("/api/public/contact", { ...message, ...more, pass: await pass() })
    expect(sent.status).toBe(200)
    expect(await stored()).toEqual(before)
  },
)

test("one network sends five messages an hour, and one mailbox gets four letters of them", async () => {
  const before = (await lettersTo(sql, "victim@example.org")).length
  const visitor = api.visitor()
  const pass = await openedBefore(20)
  const statuses: Array<number> = []
  for (let n = 0; n < 6; n++) {
    const body = { ...message, email: `victim+${n}@example.org`, pass }
    statuses.push((await visitor.post("/api/public/contact", body)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const letters = await sql`SELECT FROM mail_log WHERE recipient LIKE 'victim%'`
  expect(letters.length - before).toBe(4)
})
