import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient, query } from "@rounds/adapters/postgres/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { bodyFor, numberedAccounts } from "@rounds/adapters/testing/webhook-lives.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { run, runAlone } from "#testing/command-line.ts"

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-operators-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const onDatabase = <A, E>(work: Effect.Effect<A, E, Effect.Services<typeof numberedAccounts>>) =>
  Effect.runPromise(work.pipe(Effect.provide(PostgresClient(databaseUrl, 1))))
beforeAll(() => onDatabase(numberedAccounts))

const env = { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" }
const rounds = (...words: ReadonlyArray<string>) => run(words, { env })

const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test.for([
  ["users", "list"],
  ["sources", "list"],
  ["webhooks", "list"],
])("%j ends by itself: what it opened is closed", async (words) =>
  expect(await runAlone(words, { env })).toMatchObject({ code: 0, err: "" }),
)

test("`waitlist` lists who waits, newest first, and what became of each", async () => {
  expect((await rounds("waitlist")).out).toBe("Nobody waits.\n")
  await onDatabase(
    query(
      "wait",
      (sql) => sql`
        INSERT INTO waitlist (mailbox, email, token_hash, asked_at, confirmed_at, told_at) VALUES
          ('a@x.example', 'a@x.example', 'a', '2026-11-01', NULL, NULL),
          ('b@x.example', 'b@x.example', 'b', '2026-11-02', '2026-11-03', NULL),
          ('c@x.example', 'c@x.example', 'c', '2026-11-04', '2026-11-05', '2026-11-06')`,
    ),
  )
  expect((await rounds("waitlist")).out.trim().split("\n")).toEqual([
    "2026-11-04  c@x.example  told 2026-11-06",
    "2026-11-02  b@x.example  confirmed",
    "2026-11-01  a@x.example  not confirmed",
  ])
  const { out } = await rounds("waitlist", "--limit", "1", "--json")
  expect(JSON.parse(out)).toMatchObject({ email: "c@x.example" })
  expect(await rounds("waitlist", "--limit", "0")).toMatchObject({ code: 2 })
}, 180_000)

test("`set-tier --cancel-paid` ends what is paid for more than the new tier", async () => {
  const paid = file("paid.json", bodyFor("subscription_updated", 10))
  expect(await rounds("replay-webhook", paid)).toMatchObject({ code: 0 })
  const person = "person10@example.org"
  const { out } = await rounds("set-tier", person, "freemium", "--cancel-paid", "--json")
  expect(JSON.parse(out)).toMatchObject({ tier: "freemium", cancelled: 1, kept: false })
  const shown = await rounds("subscription", "show", person, "--json")
  expect(JSON.parse(shown.out)).toMatchObject({ tier: "freemium", mayCancel: false })
}, 180_000)

test("`collect --posts` says what is wrong with a file, line by line, and publishes nothing of it", async () => {
  const bad = file("bad.jsonl", 'no json\n{"id": 1}\n')
  const nothing = await rounds("collect", "--posts", bad)
  expect([nothing.code, nothing.out]).toEqual([1, ""])
  expect(nothing.err).toContain(`${bad}:1: `)
  expect(nothing.err).toContain(`${bad}:2: Not a post: `)
  expect(nothing.err).toContain(`${bad} holds no post that can be read.`)
  const missing = await rounds("collect", "--posts", join(folder, "none.jsonl"))
  expect([missing.code, missing.err]).toEqual([1, expect.stringContaining("Cannot read ")])
}, 180_000)

test("`sources take-back` takes an upload back that `sources uploads` lists, once, and refuses an unknown one", async () => {
  const uploading = (...words: ReadonlyArray<string>) =>
    run(["sources", ...words], {
      env: {
        DATABASE_URL: databaseUrl,
        ROUNDS_DATA: folder,
        LOG_LEVEL: "silent",
        FORUM_SOURCE: "upload",
      },
    })
  const posts = file(
    "wrong.csv",
    "community,title,created_at,url\nClinic,Zinc?,2026-11-19T08:00:00Z,https://clinic.example/1",
  )
  const { id } = JSON.parse((await uploading("upload", posts, "--why", "Asked for", "--json")).out)
  expect((await uploading("uploads")).out).toContain(`${id}  `)
  expect((await uploading("uploads")).out).toContain("wrong.csv: 1 post, 1 of them new; held: 1 of its own")
  const back = () => uploading("take-back", id, "--why", "The wrong file", "--json")
  const first = JSON.parse((await back()).out)
  expect(first).toMatchObject({ takenBack: { by: "cli", why: "The wrong file", removed: 1 } })
  expect(JSON.parse((await back()).out)).toEqual(first)
  const coming = file(
    "coming.csv",
    "community,title,created_at,url\nClinic,Zinc?,2099-11-19T08:00:00Z,https://clinic.example/2",
  )
  const refused = await uploading("upload", coming)
  expect([refused.code, refused.err.trim()]).toEqual([1, "Row 1: created_at must not be later than now"])
  const unknown = await uploading("take-back", "0190f1a0-0000-7000-8000-00000000beef")
  expect(unknown.code).toBe(1)
  expect(unknown.err).toContain("No upload has the id 0190f1a0-0000-7000-8000-00000000beef.")
}, 180_000)
