import { UndeliveredMail } from "@rounds/core/admin/operations.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { simpleParser } from "mailparser"
import { afterAll, expect, test } from "vitest"
import { PgBossClient } from "#jobs/boss.ts"
import { PgBossJobs } from "#jobs/jobs.ts"
import { connectPool } from "#postgres/client.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { MailStop, mailStop } from "#security/mail-stop.ts"
import { testDatabase } from "#testing/database.ts"
import { startMailServer } from "#testing/mail-server.ts"
import { buryMail, deliverMail, QueuedMailer, QueuedUndeliveredMail } from "./mail-job.ts"
import { SmtpTransport } from "./smtp.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)
afterAll(() => sql.end())

const ayse = "018f0000-0000-4000-8000-000000000001"
const letter = (fields: Partial<Letter>): Letter => ({
  kind: "plan_paused",
  to: "ayse@example.org",
  userId: null,
  subject: "Paused",
  says: ["hoş geldiniz."],
  link: null,
  adds: [],
  ...fields,
})

const stops = mailStop({ secret: "s".repeat(32), oldSecret: null, publicUrl: "https://rounds.example" })

const through = (smtp: string) =>
  Layer.merge(QueuedMailer, QueuedUndeliveredMail).pipe(
    Layer.provideMerge(
      SmtpTransport(Redacted.make(smtp), { name: "Rounds", address: "hello@rounds.example" }),
    ),
    Layer.provideMerge(PgBossJobs),
    Layer.provideMerge(Layer.succeed(MailStop, stops)),
    Layer.provideMerge(PgBossClient(url, [deliverMail.queue])),
    Layer.provideMerge(PostgresKernel(url, 2)),
  )

const jobOf = (id: string) => ({ id: "job", data: { id }, createdAt: 0 })

const sendAndWork = (smtp: string, letters: ReadonlyArray<Letter>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* Mailer.use((mailer) => Effect.forEach(letters, mailer.send))
      const waiting = yield* Effect.promise(() => sql`SELECT id FROM mail_log WHERE status = 'queued'`)
      for (const { id } of waiting) yield* Effect.exit(deliverMail.handle(jobOf(id)))
    }).pipe(Effect.provide(through(smtp))),
  )

const sendAgain = (smtp: string, id: string) =>
  Effect.runPromise(UndeliveredMail.use((mail) => mail.sendAgain(id)).pipe(Effect.provide(through(smtp))))
const bury = (smtp: string, id: string) =>
  Effect.runPromise(buryMail.handle(jobOf(id)).pipe(Effect.provide(through(smtp))))

test("what could not leave is sent again whole, its notice says what became of it, and a key never is", async () => {
  const server = await startMailServer()
  await sql`INSERT INTO accounts ${sql({ id: ayse, email: "ayse@example.org", email_verified: true, is_admin: false, created_at: new Date(), updated_at: new Date() })}`
  const [paid, key] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql`INSERT INTO notification_logs (user_id, about, template_key, in_app, mail_id, created_at)
    VALUES (${ayse}, 'x', 'plan_paused', true, ${paid}, now())`
  const told = () => sql`SELECT status, tries, error FROM notification_logs WHERE mail_id = ${paid}`
  await sendAndWork("smtp://127.0.0.1:9", [
    letter({ id: paid, kind: "plan_paused", userId: ayse }),
    letter({ id: key, kind: "reset_password" }),
  ])
  expect(await told()).toMatchObject([{ status: "queued", tries: 1, error: expect.stringMatching(/.+/) }])
  await bury(server.url, paid)
  await bury(server.url, key)
  expect(await told()).toMatchObject([{ status: "failed", tries: 1 }])
  expect([await sendAgain(server.url, paid), await sendAgain(server.url, key)]).toEqual([true, false])
  expect(await sendAgain(server.url, paid)).toBe(false)
  const jobs = await sql`SELECT FROM pgboss.job WHERE name = 'mail' AND data->>'id' = ${paid}`
  expect(jobs.length).toBeGreaterThan(0)
  await sendAndWork(server.url, [])
  expect(server.received.map(({ to }) => to)).toEqual([["ayse@example.org"]])
  expect((await simpleParser(server.received[0]?.bytes ?? "")).text).toContain("hoş geldiniz.")
  expect(await told()).toMatchObject([{ status: "sent", tries: 2 }])
  expect(await sendAgain(server.url, paid)).toBe(false)
  await server.stop()
})
