import { ReturnedMail } from "@rounds/core/admin/operations.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeEach, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { testDatabase } from "#testing/database.ts"
import { LoggedReturnedMail } from "./returned.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)
afterAll(() => sql.end())

const ayse = "018f0000-0000-4000-8000-000000000001"
const can = "018f0000-0000-4000-8000-000000000002"
const letter = "5f3c1f1e-7d0e-4a41-9f0e-6f3a51c1d2ab"

beforeEach(async () => {
  await sql`TRUNCATE accounts, mail_log, happenings CASCADE`
  const account = { email_verified: true, is_admin: false, created_at: new Date(), updated_at: new Date() }
  await sql`INSERT INTO accounts ${sql([
    { id: ayse, email: "ayse@example.org", ...account },
    { id: can, email: "can@example.org", ...account },
  ])}`
  await sql`INSERT INTO mail_log (id, kind, user_id, recipient, subject, status, transport, queued_at, settled_at, tries)
    VALUES (${letter}, 'plan_paused', ${ayse}, 'ayse@example.org', 'Paused', 'sent', 'smtp', now(), now(), 1)`
})

const take = (message: string) =>
  Effect.runPromise(
    ReturnedMail.use((returned) => returned.take(Buffer.from(message, "latin1"))).pipe(
      Effect.provide(LoggedReturnedMail.pipe(Layer.provide(PostgresKernel(url, 2)))),
    ),
  )

const logged = async () => {
  const [row] = await sql`SELECT status, last_error FROM mail_log WHERE id = ${letter}`
  return row
}
const stopped = async () =>
  (await sql`SELECT email FROM accounts WHERE refused_address = email`).map((row) => String(row["email"]))
const told = async () => (await sql`SELECT account_id FROM happenings`).map((row) => row["account_id"])

/** As Postfix writes one: words, the status, and the letter with its headers. */
const postfix = ({
  id = letter,
  recipient = "ayse@example.org",
  action = "failed",
  status = "5.1.1",
  said = "smtp; 550 5.1.1 <ayse@example.org>: Recipient address rejected: User\n    unknown in virtual mailbox table",
  returned = "message/rfc822",
} = {}) =>
  `From: MAILER-DAEMON@mx.example.net (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: hello@rounds.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="9B095B5ADSN=_01/mx.example.net"
Message-Id: <20261122093000.A1@mx.example.net>

This is a MIME-encapsulated message.

--9B095B5ADSN=_01/mx.example.net
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--9B095B5ADSN=_01/mx.example.net
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net
X-Postfix-Queue-ID: 9B095B5A
Arrival-Date: Sun, 22 Nov 2026 09:29:58 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.example.org
Diagnostic-Code: ${said}

--9B095B5ADSN=_01/mx.example.net
Content-Description: Undelivered Message
Content-Type: ${returned}

Received: from rounds.example (unknown [192.0.2.1])
	by mx.example.net (Postfix) with ESMTPS id 9B095B5A
From: Rounds <hello@rounds.example>
To: ${recipient}
Message-ID: <${id}@rounds.example>
Subject: Paused
Content-Type: text/plain; charset=utf-8

Your plan is paused.

--9B095B5ADSN=_01/mx.example.net--
`.replaceAll("\n", "\r\n")

/** As Exchange writes one: the headers alone come back, folded, and the class says little. */
const exchange = `From: <postmaster@corp.example>
To: <hello@rounds.example>
Date: Sun, 22 Nov 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="x_17"
Subject: Unzustellbar: Paused

--x_17
Content-Type: multipart/alternative; boundary="y_18"

--y_18
Content-Type: text/html; charset="iso-8859-1"

<p>Diese Nachricht konnte nicht zugestellt werden. Gr\u00fc\u00dfe</p>

--y_18--

--x_17
Content-Type: message/delivery-status

Reporting-MTA: dns;EX01.corp.example

Final-recipient: RFC822;ayse@example.org
Action: failed
Status: 5.0.0
Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found

--x_17
Content-Type: text/rfc822-headers

From: Rounds <hello@rounds.example>
To: "ayse@example.org" <ayse@example.org>
Message-ID:
 <${letter}@rounds.example>

--x_17--
`.replaceAll("\n", "\r\n")

test("a mailbox that turns out not to be there stops mail to its address, and its owner is told once", async () => {
  expect(await take(postfix())).toMatchObject({ outcome: "address_stopped", letter })
  expect(await logged()).toEqual({
    status: "refused",
    last_error:
      "returned: 5.1.1: 550 5.1.1 <(address)>: Recipient address rejected: User unknown in virtual mailbox table",
  })
  expect(await stopped()).toEqual(["ayse@example.org"])
  expect(await take(postfix())).toMatchObject({ outcome: "address_stopped" })
  expect(await told()).toEqual([ayse])
})

test.each([
  ["the letter's headers alone", postfix({ returned: "text/rfc822-headers" })],
  ["folded headers, and a class in the server's words alone", exchange],
] as const)("it is read as well from %s", async (_, message) => {
  expect(await take(message)).toMatchObject({ outcome: "address_stopped", letter })
  expect(await stopped()).toEqual(["ayse@example.org"])
})

test.each([
  ["late", { action: "delayed", status: "4.4.7", said: "smtp; 451 4.4.1 No answer" }],
  ["given up, though the mailbox is only full", { status: "4.2.2", said: "smtp; 452 4.2.2 Mailbox full" }],
  ["late, whatever class it claims", { action: "delayed", status: "5.1.1" }],
] as const)("a letter that is %s is noted and no more", async (_, fields) => {
  expect(await take(postfix(fields))).toMatchObject({ outcome: "noted" })
  expect(await logged()).toMatchObject({
    status: "sent",
    last_error: expect.stringMatching(/^returned: [45]/),
  })
  expect([await stopped(), await told()]).toEqual([[], []])
})

test.each([
  ["a mailbox that is full for good", { status: "5.2.2", said: "smtp; 552 5.2.2 Over quota" }],
  ["a letter that was taken for spam", { status: "5.7.1", said: "smtp; 550 5.7.1 Looks like spam" }],
] as const)("%s refuses the letter, not the address", async (_, fields) => {
  expect(await take(postfix(fields))).toMatchObject({ outcome: "refused" })
  expect(await logged()).toMatchObject({ status: "refused" })
  expect(await stopped()).toEqual([])
})

test("a forged report silences nobody: it has no letter of ours, or only the one that its writer was sent", async () => {
  const forged = postfix({ id: "11111111-2222-4333-8444-555555555555", recipient: "can@example.org" })
  expect(await take(forged)).toEqual({ outcome: "not_ours", letter: null, reason: null })
  expect(await stopped()).toEqual([])
  // Whoever knows the id of a letter was sent it: that a report names somebody else changes nothing for them.
  await take(postfix({ recipient: "can@example.org" }))
  expect(await stopped()).toEqual(["ayse@example.org"])
})

test("a letter that never left by a mail server cannot come back", async () => {
  await sql`UPDATE mail_log SET transport = 'outbox'`
  expect(await take(postfix())).toMatchObject({ outcome: "not_ours" })
  expect(await logged()).toMatchObject({ status: "sent", last_error: null })
})

test("an address that was changed since is not stopped", async () => {
  await sql`UPDATE accounts SET email = 'ayse@new.example' WHERE id = ${ayse}`
  await take(postfix())
  expect([await stopped(), await told()]).toEqual([[], []])
})

test.each([
  ["an answer of a person", "From: a@example.org\r\nSubject: Re: Paused\r\n\r\nHello"],
  ["a report that delivery worked", postfix({ action: "delivered", status: "2.0.0" })],
  ["a report without the letter", postfix().replace(/Message-ID: <[^>]+>\r\n/, "")],
  ["another kind of report", postfix().replace("message/delivery-status", "message/feedback-report")],
  ["nothing", ""],
  ["bytes", "\u0000\u00ff--\r\n\r\n--"],
] as const)("%s changes nothing", async (_, message) => {
  expect(await take(message)).toEqual({ outcome: "no_report", letter: null, reason: null })
  expect(await logged()).toMatchObject({ status: "sent", last_error: null })
})
