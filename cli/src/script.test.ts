import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
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
