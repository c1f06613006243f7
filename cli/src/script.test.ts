import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { connectPool } from "@rounds/adapters/postgres/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { afterAll, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-script-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rounds = (...words: ReadonlyArray<string>) =>
  run(words, { env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" } })

test("`script delete` deletes nothing unless it is told so twice", async () => {
  const { code, err } = await rounds(
    "script",
    "delete",
    "ada@example.org",
    "00000000-0000-4000-8000-000000000000",
  )
  expect(code).toBe(1)
  expect(err).toContain("say --yes")
})

test.each([
  ["mail", "retry", "123"],
  ["feedback", "answer", "123", "--text", "-"],
  ["sources", "take-back", "123"],
])("`%s %s` of an id that is none finds nothing, and says so in one line", async (...words) => {
  const { code, err } = await run(words, {
    input: "An answer.",
    env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" },
  })
  expect(err.trim().split("\n")).toHaveLength(1)
  expect(code).toBe(1)
})

test("`script` of an id that is none finds nothing", async () => {
  const sql = connectPool(databaseUrl, 1)
  await sql`INSERT INTO accounts (id, email, email_verified, is_admin, created_at, updated_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 'ada@example.org', true, false, now(), now())`
  await sql`INSERT INTO account_identities (identity_id, account_id)
    VALUES ('ada', '00000000-0000-4000-8000-000000000001')`
  await sql.end()
  const { code, err } = await rounds("script", "show", "ada@example.org", "123")
  expect(err).toContain("nothing with this id")
  expect(code).toBe(1)
})
