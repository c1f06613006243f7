import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { atomically } from "@rounds/core/kernel/atomically.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { simpleParser } from "mailparser"
import { afterAll, beforeEach, expect, test } from "vitest"
import { PgBossClient } from "#jobs/boss.ts"
import { PgBossJobs } from "#jobs/jobs.ts"
import { connectPool } from "#postgres/client.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { testDatabase } from "#testing/database.ts"
import { MailStop, mailStop } from "#security/mail-stop.ts"
import { startMailServer } from "#testing/mail-server.ts"
import { deliverMail, buryMail, QueuedMailer } from "./mail-job.ts"
import { SmtpTransport } from "./smtp.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)
afterAll(() => sql.end())
beforeEach(() => sql`DELETE FROM mail_log`)

const letter = (fields: Partial<Letter> = {}): Letter => ({
  kind: "confirm_address",
  to: "ayse@example.org",
  userId: null,
  subject: "Adresinizi doğrulayın: şimdi, ığüşöç",
  says: ["Merhaba Ayşe,", "hoş geldiniz."],
  link: { label: "Confirm my address", url: "https://rounds.example/confirm?token=1&next=%2Fapp" },
  adds: ["If it was not you, do nothing."],
  ...fields,
})

const stops = mailStop({ secret: "s".repeat(32), oldSecret: null, publicUrl: "https://rounds.example" })

/** One process with a mailer that sends through the server at `smtp`. */
const through = (smtp: string) =>
  QueuedMailer.pipe(
    Layer.provideMerge(
      SmtpTransport(Redacted.make(smtp), { name: "Rounds, İstanbul", address: "hello@rounds.example" }),
    ),
    Layer.provideMerge(PgBossJobs),
    Layer.provideMerge(Layer.succeed(MailStop, stops)),
    Layer.provideMerge(PgBossClient(url, [deliverMail.queue])),
    Layer.provideMerge(PostgresKernel(url, 2)),
  )

const send = (...letters: ReadonlyArray<Letter>) =>
  Mailer.use((mailer) => Effect.forEach(letters, mailer.send))

/** Sends letters and does every job that waits, as a worker would: `tries` times, without its pauses. */
const sendAndWork = async (smtp: string, letters: ReadonlyArray<Letter>, tries = 1) =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* send(...letters)
      for (let n = 0; n < tries; n++) yield* work
    }).pipe(Effect.provide(through(smtp))),
  )

const work = Effect.gen(function* () {
  const waiting = yield* Effect.promise(() => sql`SELECT id FROM mail_log WHERE status = 'queued'`)
  for (const { id } of waiting) yield* Effect.exit(deliverMail.handle(jobOf(id)))
})

const jobOf = (id: string) => ({ id: "job", data: { id }, createdAt: 0 })

const logged = () =>
  sql`SELECT recipient, status, tries, last_error, transport, body IS NULL AS forgotten FROM mail_log ORDER BY recipient`

test("a letter arrives as written: Turkish subject, text and HTML, sender, date and an id", async () => {
  const server = await startMailServer()
  await sendAndWork(server.url, [letter()])
  expect(server.received).toHaveLength(1)
  const mail = await simpleParser(server.received[0]?.bytes ?? "")
  expect(mail.subject).toBe("Adresinizi doğrulayın: şimdi, ığüşöç")
  expect(mail.text).toContain(
    "Merhaba Ayşe,\n\nhoş geldiniz.\n\nConfirm my address:\nhttps://rounds.example/confirm?token=1&next=%2Fapp",
  )
  expect(mail.html).toContain("Merhaba Ayşe,")
  expect(mail.from?.value).toEqual([{ name: "Rounds, İstanbul", address: "hello@rounds.example" }])
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@rounds\.example>$/)
  expect(Math.abs(Date.now() - (mail.date?.getTime() ?? 0))).toBeLessThan(60_000)
  expect(await logged()).toEqual([
    {
      recipient: "ayse@example.org",
      status: "sent",
      tries: 1,
      last_error: null,
      transport: "smtp",
      forgotten: true,
    },
  ])
  await server.stop()
})

test("done twice, a job sends once", async () => {
  const server = await startMailServer()
  await sendAndWork(server.url, [letter()])
  const [row] = await sql`SELECT id FROM mail_log`
  await Effect.runPromise(deliverMail.handle(jobOf(row?.["id"])).pipe(Effect.provide(through(server.url))))
  expect(server.received).toHaveLength(1)
  await server.stop()
})

test("while the server is down a letter waits with its reason, and arrives once when it is back", async () => {
  const first = await startMailServer()
  await first.stop()
  await sendAndWork(first.url, [letter()], 3)
  expect(await logged()).toMatchObject([
    { status: "queued", tries: 3, last_error: expect.stringMatching(/^E/), forgotten: false },
  ])
  const again = await startMailServer({ port: first.port })
  await sendAndWork(again.url, [], 2)
  expect(again.received).toHaveLength(1)
  expect(await logged()).toMatchObject([{ status: "sent", tries: 4, forgotten: true }])
  await again.stop()
})

test("the queue itself tries again after a failure, and what fails for ever is buried without its body", async () => {
  const server = await startMailServer()
  await sendAndWork(server.url, [letter()], 0)
  const [row] = await sql`SELECT id FROM mail_log`
  const jobs =
    await sql`SELECT data, retry_limit FROM pgboss.job WHERE name = 'mail' AND data->>'id' = ${row?.["id"]}`
  expect(jobs).toMatchObject([{ data: { id: row?.["id"] }, retry_limit: 11 }])
  await Effect.runPromise(buryMail.handle(jobOf(row?.["id"])).pipe(Effect.provide(through(server.url))))
  expect(await logged()).toMatchObject([{ status: "failed", tries: 0, forgotten: true }])
  await server.stop()
})

test("a wrong password is a fault of ours: the letter waits, and the password is not in the log", async () => {
  const server = await startMailServer({ password: "right" })
  await sendAndWork(server.url.replace("//", "//rounds:wrong%40secret@"), [letter()])
  expect(await logged()).toMatchObject([
    { status: "queued", tries: 1, last_error: expect.stringContaining("EAUTH") },
  ])
  expect(JSON.stringify(await logged())).not.toContain("wrong")
  await sendAndWork(server.url.replace("//", "//rounds:right@"), [])
  expect(server.received).toHaveLength(1)
  await server.stop()
})

test("an address that the server refuses is not tried again; one that it postpones is", async () => {
  const server = await startMailServer({ refused: ["gone@example.org"], postponed: ["full@example.org"] })
  await sendAndWork(server.url, [letter({ to: "gone@example.org" }), letter({ to: "full@example.org" })], 2)
  const [full, gone] = await logged()
  expect(full).toMatchObject({ status: "queued", tries: 2 })
  expect(gone).toMatchObject({ status: "refused", tries: 1, forgotten: true })
  expect(gone?.["last_error"]).toContain("550")
  expect(gone?.["last_error"]).not.toContain("gone@example.org")
  await server.stop()
})

test.each([
  ["subject", { subject: "Hello\r\nBcc: victim@example.org\r\n\r\nbody" }],
  ["address", { to: "ayse@example.org\r\nBcc: victim@example.org" }],
  ["address list", { to: "ayse@example.org, victim@example.org" }],
  ["address with a name", { to: "victim@example.org <ayse@example.org>" }],
] as const)("what was typed into the %s adds neither a header nor a recipient", async (_, fields) => {
  const server = await startMailServer()
  await sendAndWork(server.url, [letter(fields)])
  expect(server.received.flatMap(({ to }) => to)).toEqual("subject" in fields ? ["ayse@example.org"] : [])
  for (const { bytes } of server.received) {
    const mail = await simpleParser(bytes)
    expect(mail.headers.has("bcc")).toBe(false)
    expect(mail.text).toContain("Merhaba")
  }
  await server.stop()
})

test("a letter of a transaction that rolls back was never sent", async () => {
  const server = await startMailServer()
  await Effect.runPromise(
    Effect.andThen(
      atomically(Effect.andThen(send(letter()), Effect.fail("no"))).pipe(Effect.flip),
      work,
    ).pipe(Effect.provide(through(server.url))),
  )
  expect(await logged()).toEqual([])
  expect(server.received).toHaveLength(0)
  await server.stop()
})

test("a password goes to a server elsewhere only over an encrypted connection", async () => {
  const server = await startMailServer({ password: "right", encrypted: false, host: "127.0.0.2" })
  await sendAndWork(server.url.replace("//", "//rounds:right@"), [letter()])
  expect(server.received).toHaveLength(0)
  expect(await logged()).toMatchObject([{ status: "queued", tries: 1 }])
  await server.stop()
})

const ayse = "018f0000-0000-4000-8000-000000000001"
const account = (email: string) => sql`
  INSERT INTO accounts ${sql({ id: ayse, email, email_verified: true, is_admin: false, created_at: new Date(), updated_at: new Date() })}
  ON CONFLICT (id) DO UPDATE SET email = ${email}`

test("mail that nobody owes ends with one press, in the mail program or on a page; other mail has no such link", async () => {
  const server = await startMailServer()
  await account("ayse@example.org")
  await sendAndWork(server.url, [letter({ kind: "plan_paused", userId: ayse })])
  await sendAndWork(server.url, [letter({ kind: "scripts_near", userId: ayse, stop: "planUpgradeEmails" })])
  const [owed, last] = await Promise.all(server.received.map(({ bytes }) => simpleParser(bytes)))
  const link = String(last?.text?.match(/https:\/\/rounds\.example\/unsubscribe\/\S+/)?.[0])
  expect(stops.read(link.split("/").at(-1) ?? "")).toEqual({ of: ayse, what: "planUpgradeEmails" })
  expect(owed?.headers.has("list")).toBe(false)
  expect(String(server.received[1]?.bytes).replaceAll(/\r\n\s+/g, " ")).toMatch(
    /List-Unsubscribe: <https:\/\/rounds\.example\/unsubscribe\/[\w.-]+> ?\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click/,
  )
  await server.stop()
})

test("an address that does not exist is told to its owner in the app, and gets no mail until it takes one", async () => {
  await account("gone@example.org")
  const first = await startMailServer({ refused: ["gone@example.org"] })
  const paid = letter({ kind: "plan_paused", userId: ayse, to: "gone@example.org" })
  await sendAndWork(first.url, [paid], 1)
  await sendAndWork(first.url, [paid], 1)
  const fates = (await logged()).map((row) => `${row["status"]} ${row["tries"]}`)
  expect(fates.toSorted((one, other) => one.localeCompare(other))).toEqual(["refused 0", "refused 1"])
  expect(await sql`SELECT happening->>'_tag' AS tag FROM happenings WHERE account_id = ${ayse}`).toEqual([
    { tag: "AddressRefused" },
  ])
  await first.stop()
  // What the person asks for is tried all the same; once it arrives, the rest does too.
  const again = await startMailServer()
  await sendAndWork(again.url, [letter({ kind: "reset_password", to: "gone@example.org" })])
  await sendAndWork(again.url, [paid])
  expect(again.received).toHaveLength(2)
  await again.stop()
})

test("an edited template words the mail, and one that is switched off sends none", async () => {
  const words = {
    template_name: "n",
    subject: "Hello {{plan}}",
    html_content: "<p>{{plan}}</p>",
    text_content: "It is {{plan}}.",
  }
  await sql`INSERT INTO notification_templates ${sql({ template_key: "payment_recovered", language: "english", edited_at: new Date(), ...words, html_content: '<p>{{plan}}</p><p><a href="{{link}}">Go</a></p>', text_content: "It is {{plan}}. {{link}}" })}`
  const server = await startMailServer()
  const values = { plan: "Creator <Pro>", link: "https://rounds.example/profile" }
  await sendAndWork(server.url, [letter({ kind: "payment_recovered", values })])
  const mail = await simpleParser(server.received[0]?.bytes ?? "")
  expect(mail.subject).toBe("Hello Creator <Pro>")
  expect(mail.text).toContain("It is Creator <Pro>. https://rounds.example/profile")
  expect(mail.html).toContain("Creator &lt;Pro&gt;")
  await sql`UPDATE notification_templates SET is_active = false`
  await sendAndWork(server.url, [letter({ kind: "payment_recovered", values })])
  expect(server.received).toHaveLength(1)
  await server.stop()
})

test("nobody knows the address any more once the good-bye has left", async () => {
  const server = await startMailServer()
  await sendAndWork(server.url, [letter({ kind: "account_erased" })])
  expect(server.received).toHaveLength(1)
  expect(await logged()).toMatchObject([{ status: "sent", recipient: null }])
  await server.stop()
})
