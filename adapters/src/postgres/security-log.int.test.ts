import { SecurityLog } from "@rounds/core/security/ports.ts"
import { type SecurityEvent } from "@rounds/core/security/security-log.ts"
import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { pino } from "pino"
import { afterAll, beforeEach, expect, test } from "vitest"
import { LogTo } from "#http/log.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresClient, query, type Sql } from "./client.ts"
import { PostgresSecurityLog } from "./security-log.ts"

const lines: Array<string> = []
const log = LogTo(pino({ level: "info", base: null }, { write: (line) => void lines.push(line) }))
const url = await testDatabase()
const runtime = ManagedRuntime.make(
  PostgresSecurityLog("key of the test").pipe(Layer.provideMerge(Layer.merge(PostgresClient(url, 2), log))),
)
afterAll(() => runtime.dispose())
beforeEach(() => lines.splice(0))

const record = (event: SecurityEvent) => SecurityLog.use((security) => security.record(event))
const find = (search: Parameters<SecurityLog["Service"]["find"]>[0]) =>
  runtime.runPromise(SecurityLog.use((security) => security.find(search)))
const run = <A, E>(work: Effect.Effect<A, E, SecurityLog | Sql | Transactions>) => runtime.runPromise(work)
const table = () =>
  run(query("read", (sql) => sql<ReadonlyArray<Record<string, unknown>>>`SELECT * FROM security_log`))

test("who failed to sign in is found again by address, which stands neither in the table nor in the log", async () => {
  const failed = { kind: "sign_in_failed", email: "Ada@Clinic.example", ip: "198.51.100.77" } as const
  await run(record(failed))
  expect(await find({ email: "ada@clinic.example ", limit: 10 })).toMatchObject([
    { kind: "sign_in_failed", times: 1, account: null },
  ])
  expect(await find({ ip: "::ffff:198.51.100.77", limit: 10 })).toHaveLength(1)
  expect(await find({ ip: "198.51.100.78", limit: 10 })).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"kind":"sign_in_failed"')
  for (const kept of [JSON.stringify(await table()), lines.join("")])
    expect(kept.toLowerCase()).not.toMatch(/clinic|198\.51/)
})

test("the same a thousand times is one row with its count, and one line", async () => {
  const refused = {
    kind: "call_refused",
    ip: "203.0.113.5",
    detail: "AdminOnly GET /api/admin/users",
  } as const
  await run(Effect.forEach(Array.from({ length: 1_000 }), () => record(refused), { discard: true }))
  expect((await find({ ip: "203.0.113.5", limit: 10 })).map(({ times }) => times)).toEqual([1_000])
  await run(record(refused))
  const rows = await find({ ip: "203.0.113.5", limit: 10 })
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(1_001)
  expect(lines.length).toBeLessThanOrEqual(2)
})

test("ten thousand strangers fill neither the table nor the log, and hide nothing of another kind", async () => {
  const before = (await table()).length
  await run(
    Effect.forEach(
      Array.from({ length: 10_000 }, (_, n) => n),
      (n) => record({ kind: "webhook_refused", ip: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` }),
      { discard: true },
    ),
  )
  await run(record({ kind: "signed_in", email: "grace@clinic.example" }))
  const rows = await find({ kind: "webhook_refused", limit: 1_000 })
  expect(rows.length).toBeLessThanOrEqual(2 * 61)
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(10_000)
  expect((await table()).length - before).toBeLessThanOrEqual(2 * 61 + 1)
  expect(lines.length).toBeLessThanOrEqual(2 * 61 + 1)
  expect(await find({ email: "grace@clinic.example", limit: 5 })).toHaveLength(1)
})

test("what changes rights is kept with the change, and not when the change is taken back", async () => {
  const granted = { kind: "admin_granted", account: "account-1", by: "cli" } as const
  await run(
    Effect.exit(atomically(Effect.andThen(record(granted), Effect.die(new Error("the change failed"))))),
  )
  expect(await find({ account: "account-1", limit: 5 })).toEqual([])
  await run(atomically(record(granted)))
  expect(await find({ account: "account-1", limit: 5 })).toMatchObject([{ kind: "admin_granted", by: "cli" }])
})

test("after 90 days an event is forgotten, and not before", async () => {
  await run(record({ kind: "tier_set", account: "account-2", detail: "old" }))
  await run(record({ kind: "tier_set", account: "account-2", detail: "young" }))
  const age = (detail: string, days: number) =>
    query("age", async (sql) => {
      await sql`UPDATE security_log SET last_at = now() - make_interval(days => ${days}) WHERE detail = ${detail}`
    })
  await run(Effect.andThen(age("old", 91), age("young", 89)))
  await run(SecurityLog.use(({ sweep }) => sweep))
  expect((await find({ account: "account-2", limit: 5 })).map(({ detail }) => detail)).toEqual(["young"])
})

test.each([
  ["cli", "info"],
  ["sample data", "info"],
  ["ADMIN_EMAILS", "warn"],
  ["3f0c9a52-8c55-4d0e-9b7b-0d5b2f3a9f10", "warn"],
] as const)("a right given by %s is kept, and logged as %s", async (by, level) => {
  const account = crypto.randomUUID()
  await run(record({ kind: "admin_granted", account, by }))
  expect(await find({ account, limit: 10 })).toMatchObject([{ kind: "admin_granted", by }])
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([{ info: 30, warn: 40 }[level]])
})
