import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient, query } from "@rounds/adapters/postgres/client.ts"
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

test("the last administrator is neither suspended nor erased; before another is there, nobody could undo it", async () => {
  const [one, other] = ["person8@example.org", "person9@example.org"]
  const makeAdministrator = (email: string) =>
    Effect.runPromise(
      query(
        "make an administrator",
        (sql) => sql`UPDATE accounts SET is_admin = true WHERE email = ${email}`,
      ).pipe(Effect.provide(PostgresClient(databaseUrl, 1))),
    )
  const why = ["--why", "asked by letter"]
  await makeAdministrator(one)
  for (const harm of [["suspend"], ["erase", "--yes"]])
    expect(await rounds("account", ...harm, one, ...why)).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("Make somebody else an administrator first."),
    })
  expect(JSON.parse((await rounds("users", "show", one, "--json")).out).user).toMatchObject({
    state: "active",
  })
  await makeAdministrator(other)
  expect((await rounds("account", "erase", one, ...why, "--yes")).out).toBe(`${one}: erased\n`)
}, 180_000)

test("people are listed and shown, with what was done and why", async () => {
  const person = "person3@example.org"
  const grant = ["grant-quota", person, "--scripts", "4", "--why", "a conference week"]
  expect(await rounds(...grant)).toMatchObject({ code: 0 })
  expect(await rounds("account", "suspend", person, "--why", "asked by letter")).toMatchObject({ code: 0 })
  const listed = await rounds("users", "list", "--state", "suspended", "--json")
  expect(
    listed.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ email: person, state: "suspended", extraScriptQuota: 4, subscriptionTier: "freemium" }])
  expect(await rounds("users", "list", "--tier", "gold")).toMatchObject({ code: 2 })
  const shown = JSON.parse((await rounds("users", "show", person, "--json")).out)
  expect(shown.actions).toMatchObject([
    { action: "suspended", by: "cli", why: "asked by letter" },
    { action: "quota_set", by: "cli", why: "a conference week", after: { extraScripts: 4 } },
  ])
  expect((await rounds("users", "show", person)).out).toContain("quota_set  by cli: a conference week")
}, 180_000)
