import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient } from "@rounds/adapters/postgres/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { accountId, bodyFor, numberedAccounts } from "@rounds/adapters/testing/webhook-lives.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { run as runHere } from "#main.ts"
import { type Outcome, run } from "#testing/command-line.ts"

const said = vi.hoisted((): Array<string> => [])
vi.mock(import("#output.ts"), async (original) => ({
  ...(await original()),
  warn: (line: string) => void said.push(line),
}))

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-membership-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const onThis = { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" }
const rounds = (line: string, env: { readonly [name: string]: string } = {}): Promise<Outcome> =>
  run(line.split(" "), { env: { ...onThis, ...env } })

/** The one JSON value that a command prints. */
const told = async (line: string): Promise<unknown> => {
  const { code, out, err } = await rounds(`${line} --json`)
  expect([code, err]).toEqual([0, ""])
  return JSON.parse(out)
}

const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

beforeAll(() => Effect.runPromise(numberedAccounts.pipe(Effect.provide(PostgresClient(databaseUrl, 1)))))

test("what is typed wrongly is said in one line and ends with 2, also in a command of a command", async () => {
  const lines = [
    ["subscription show", "missing required argument 'account'"],
    ["clock advance banana", "Expected a time span such as 8d"],
    ["webhooks list --limit 0", "Expected 1 to 500."],
    ["webhooks list --status lost", "Expected one of received, done, ignored, dead."],
    ["set-tier someone gold", "Expected one of freemium, free, creator_pro, professional, admin."],
    ["grant-quota someone --scripts -1", "Expected a whole number, 0 or more."],
    ["grant-quota someone --scripts 1 --until 2026-13-01", "must be a day, as in 2026-12-31"],
    ["explain someone --at yesterday", "Expected a UTC time such as 2013-04-16T09:00:00Z."],
  ] as const
  for (const [line, words] of lines) {
    expect([line, await runHere(line.split(" "))]).toEqual([line, 2])
    expect(said.at(-1)).toContain(words)
  }
})

test("what the world refuses is said in one line and ends with 1", async () => {
  const live = {
    PAYMENTS: "lemonsqueezy",
    LEMONSQUEEZY_API_KEY: "key",
    LEMONSQUEEZY_STORE_ID: "1",
    LEMONSQUEEZY_WEBHOOK_SECRET: "secret-of-the-tests-0123456789-abcdef",
    LEMONSQUEEZY_CREATOR_PRO_MONTHLY: "11",
    LEMONSQUEEZY_CREATOR_PRO_YEARLY: "12",
    PUBLIC_URL: "https://rounds.example",
    ROUNDS_DEMO: "off",
  }
  const outcomes = await Promise.all([
    rounds("subscription show nobody@example.org"),
    rounds(`explain ${accountId(3001)}`),
    rounds("cancel-subscription person9@example.org"),
    rounds("grant-quota person9@example.org --scripts 1 --until 2020-01-01"),
    rounds("webhooks retry 0123"),
    rounds("replay-webhook /there/is/none.json"),
    rounds("clock advance 8d", live),
  ])
  expect(outcomes.map(({ code }) => code)).toEqual(outcomes.map(() => 1))
  for (const { err } of outcomes) expect(err.trim().split("\n")).toHaveLength(1)
  expect(outcomes[0]?.err).toBe("There is no account nobody@example.org.\n")
  expect(outcomes.at(-1)?.err).toContain("cannot be moved where real money is taken")
}, 180_000)

test("a message replayed from a file makes a member, once; show, explain and list tell it alike", async () => {
  const created = file("created.json", bodyFor("subscription_created", 5))
  expect(await told(`replay-webhook ${created}`)).toMatchObject({ status: "done", error: null })
  expect(await told(`replay-webhook ${created}`)).toMatchObject({ status: "seen" })
  const broken = await rounds(`replay-webhook ${file("broken.json", "{")}`)
  expect([broken.code, broken.err]).toEqual([1, "1 of 1 messages could not be carried out.\n"])

  const person = "person5@example.org"
  const shown = await told(`subscription show ${person}`)
  expect(Object.keys(shown as object)).toEqual([
    "tier",
    "status",
    "trialEndsAt",
    "accessUntil",
    "nextBillingAt",
    "mayCancel",
    "scriptsUsed",
    "scriptsLimit",
  ])
  expect(await told(`subscription show ${accountId(5)}`)).toEqual(shown)
  const explained = await told(`explain ${person} --at 2020-01-01T00:00:00Z`)
  expect(explained).toMatchObject({ userId: accountId(5), tier: "freemium", events: [] })
  expect(await told("webhooks list")).toMatchObject({ status: "done", userId: accountId(5), deliveries: 2 })
}, 180_000)

test("a message that could not be done waits, and is done by the first characters of its hash", async () => {
  const orphan = file("orphan.json", bodyFor("subscription_updated", 3001))
  const { code, out } = await rounds(`replay-webhook ${orphan}`)
  expect([code, out]).toEqual([1, expect.stringContaining("dead (there is no such account)")])
  const dead = (await told("webhooks list --status dead")) as { readonly hash: string }
  expect(await told(`webhooks retry ${dead.hash.slice(0, 8)}`)).toMatchObject({
    hash: dead.hash,
    status: "dead",
  })
}, 180_000)

test("a tier below what is paid is refused until it is said what becomes of the payment", async () => {
  const person = "person8@example.org"
  expect(await told(`replay-webhook ${file("paid.json", bodyFor("subscription_updated", 8))}`)).toMatchObject(
    {
      status: "done",
    },
  )
  const refused = await rounds(`set-tier ${person} freemium`)
  expect([refused.code, refused.out]).toEqual([1, ""])
  expect(refused.err).toContain("Say whether that is cancelled or kept. Add --cancel-paid or --keep-paid.")
  expect(await told(`subscription show ${person}`)).toMatchObject({ tier: "creator_pro", mayCancel: true })
  expect(await told(`set-tier ${person} freemium --keep-paid`)).toMatchObject({ cancelled: 0, kept: true })
  expect(await told(`subscription show ${person}`)).toMatchObject({ tier: "freemium", mayCancel: true })
  expect((await rounds(`set-tier ${person} freemium --keep-paid --cancel-paid`)).code).toBe(1)
}, 180_000)

test("the clock is moved back by a span with a minus", async () => {
  expect(await told("clock advance 2h")).toMatchObject({ aheadMs: 7_200_000 })
  expect(await told("clock advance -1h")).toMatchObject({ aheadMs: 3_600_000 })
  expect(await told("clock reset")).toMatchObject({ aheadMs: 0 })
}, 180_000)

test("tier and bonus set by an operator count at once", async () => {
  const person = "person7@example.org"
  expect(await told(`set-tier ${person} creator_pro`)).toEqual({
    userId: accountId(7),
    tier: "creator_pro",
    cancelled: 0,
    kept: false,
  })
  expect(await told(`grant-quota ${person} --scripts 3 --until 2099-12-31`)).toEqual({
    userId: accountId(7),
    extraScripts: 3,
    extraTopicViews: 0,
    until: "2099-12-31",
  })
  expect(await told(`subscription show ${person}`)).toMatchObject({
    tier: "creator_pro",
    status: "active",
    scriptsUsed: 0,
    scriptsLimit: 53,
  })
}, 180_000)
