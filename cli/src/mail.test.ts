import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient, query } from "@rounds/adapters/postgres/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-mail-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const letter = "5f3c1f1e-7d0e-4a41-9f0e-6f3a51c1d2ab"
const ask = <A>(name: string, statement: Parameters<typeof query<A>>[1]) =>
  Effect.runPromise(query(name, statement).pipe(Effect.provide(PostgresClient(databaseUrl, 1))))

beforeAll(() =>
  ask("a letter that left", async (sql) => {
    await sql`INSERT INTO accounts (id, email, email_verified, is_admin, created_at, updated_at)
      VALUES ('018f0000-0000-4000-8000-000000000001', 'ayse@example.org', true, false, now(), now())`
    await sql`INSERT INTO mail_log (id, kind, recipient, subject, status, transport, queued_at, settled_at)
      VALUES (${letter}, 'welcome', 'ayse@example.org', 'Welcome', 'sent', 'smtp', now(), now())`
  }),
)

const rounds = (words: ReadonlyArray<string>, input?: string) =>
  run(words, {
    env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" },
    ...(input === undefined ? {} : { input }),
  })

const report = (id: string) => `From: <>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net

Final-Recipient: rfc822; ayse@example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user

--b
Content-Type: text/rfc822-headers

Message-ID: <${id}@rounds.example>

--b--
`

test("`mail bounces -` takes what a mail server hands on, and stops mail to an address that is not there", async () => {
  const foreign = join(folder, "foreign.eml")
  writeFileSync(foreign, report("11111111-2222-4333-8444-555555555555"))
  const { code, out } = await rounds(["mail", "bounces", foreign, "-", "--json"], report(letter))
  expect(code).toBe(0)
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { file: foreign, outcome: "not_ours", letter: null, reason: null },
    { file: "-", outcome: "address_stopped", letter, reason: "returned: 5.1.1: 550 5.1.1 No such user" },
  ])
  expect(await ask("stopped", (sql) => sql`SELECT refused_address FROM accounts`)).toEqual([
    { refused_address: "ayse@example.org" },
  ])
  const listed = await rounds(["mail", "list", "--status", "refused", "--json"])
  expect(JSON.parse(listed.out)).toMatchObject({ id: letter, lastError: expect.stringContaining("5.1.1") })
}, 180_000)

test("a file that is not there is refused before any message is taken", async () => {
  const { code, out, err } = await rounds(["mail", "bounces", "-", join(folder, "none.eml")], report(letter))
  expect([code, out]).toEqual([1, ""])
  expect(err).toContain("Cannot read ")
}, 180_000)
