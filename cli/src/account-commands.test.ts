import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient } from "@rounds/adapters/postgres/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { accountId, numberedAccounts } from "@rounds/adapters/testing/webhook-lives.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-accounts-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(() => Effect.runPromise(numberedAccounts.pipe(Effect.provide(PostgresClient(databaseUrl, 1)))))

const rounds = (...words: ReadonlyArray<string>) =>
  run(words, { env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" } })

test("an operator suspends, restores, exports and erases, each with a reason that is kept", async () => {
  const person = "person7@example.org"
  const why = ["--why", "asked by letter"]
  expect(await rounds("account", "suspend", person)).toMatchObject({
    code: 2,
    err: expect.stringContaining("--why"),
  })
  expect((await rounds("account", "suspend", person, ...why)).out).toBe(`${person}: suspended\n`)
  expect((await rounds("account", "suspend", person, ...why)).out).toBe(`${person}: is suspended already\n`)
  expect((await rounds("account", "restore", accountId(7), ...why)).out).toBe(`${person}: restored\n`)

  const file = join(folder, "data.zip")
  expect((await rounds("account", "export", person, ...why, "--to", file)).out).toContain(
    "It holds personal data",
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await rounds("account", "export", person, ...why, "--to", file)).toMatchObject({ code: 1 })

  expect(await rounds("account", "erase", person, ...why)).toMatchObject({ code: 2 })
  expect((await rounds("account", "erase", person, ...why, "--yes")).out).toBe(`${person}: erased\n`)
  expect((await rounds("account", "erase", person, ...why, "--yes")).err).toBe(
    `There is no account ${person}.\n`,
  )

  const { out } = await rounds("account", "audit", accountId(7), "--json")
  const entries = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  expect(entries.map(({ action, by }) => `${action} by ${by}`).toSorted()).toEqual([
    "erased by job",
    "erasure_asked by cli",
    "exported by cli",
    "exported by cli",
    "restored by cli",
    "suspended by cli",
  ])
  expect(entries.map(({ why: reason }) => reason)).toEqual(entries.map(() => ""))
  expect(existsSync(file)).toBe(true)
}, 180_000)
