import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterAll, expect, test } from "vitest"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import type { QuotaCommand } from "@rounds/core/quota/commands.ts"
import { testDatabase } from "#testing/database.ts"
import { query } from "./client.ts"
import { PostgresKernel } from "./kernel.ts"
import { rebuildReadModel } from "./rebuild.ts"

const url = await testDatabase()
const runtime = ManagedRuntime.make(Layer.merge(PostgresKernel(url), TestClock.layer()))
afterAll(() => runtime.dispose())

const by = ActorId.make("tester")
const send = (id: string, command: QuotaCommand) => dispatch(quota, { id, by }, command).pipe(Effect.ignore)

/** Three months in the life of twelve accounts, with every kind of event. */
const history = Effect.forEach(
  ["2026-11-30T23:59:30Z", "2026-12-01T00:00:10Z", "2026-12-31T12:00:00Z", "2027-01-01T00:00:00Z"],
  (time, month) =>
    Effect.andThen(
      TestClock.setTime(new Date(time).getTime()),
      Effect.forEach(
        Array.from({ length: 12 }, (_, account) => `account-${account}`),
        (id, account) =>
          Effect.all([
            send(id, {
              _tag: "GrantQuota",
              extraScripts: account,
              extraTopicViews: month,
              until: "2027-01-31",
            }),
            send(id, { _tag: "ReserveGeneration", reservationId: `${month}`, allowance: 5 }),
            send(id, { _tag: "ChargeGeneration", reservationId: `${account % 2 ? month : month - 1}` }),
            send(id, { _tag: "ReleaseGeneration", reservationId: `${month - 1}`, reason: "client_gone" }),
            send(id, { _tag: "ViewTopic", topicId: `topic-${account}`, allowance: 10 }),
          ]),
        { concurrency: 6 },
      ),
    ),
)

const fingerprint = query(
  "fingerprint",
  (sql) => sql<[{ rows: number; bytes: string }]>`
    SELECT count(*)::int AS rows, md5(string_agg(usage::text, E'\n' ORDER BY user_id)) AS bytes FROM usage`,
).pipe(Effect.map(([row]) => row))

const spoil = (statement: string) => query("spoil", (sql) => sql.unsafe(statement))

test.each([
  ["empty", "TRUNCATE usage"],
  ["wrong", "UPDATE usage SET scripts_charged = 99, open_reservations = '[]', period = '1999-01'"],
  ["behind", "UPDATE usage SET version = version - 1, topics_viewed = 0"],
  ["ahead of the events", "UPDATE usage SET version = version + 7, topics_viewed = 0"],
  ["about accounts that never were", "UPDATE usage SET user_id = 'ghost-' || user_id"],
])("a read model that is %s is rebuilt to the same bytes", async (_, damage) => {
  await runtime.runPromise(history)
  const live = await runtime.runPromise(fingerprint)
  expect(live.rows).toBe(12)
  await runtime.runPromise(spoil(damage))
  expect(await runtime.runPromise(fingerprint)).not.toEqual(live)

  const rebuilt = await runtime.runPromise(rebuildReadModel(quota))
  expect(rebuilt).toMatchObject({ table: "usage", streams: 12 })
  expect(await runtime.runPromise(fingerprint)).toEqual(live)
})

test("a rebuild while commands go on ends with the same bytes as a rebuild after them", async () => {
  const commands = Effect.forEach(
    Array.from({ length: 300 }, (_, index) => index),
    (index) => send(`live-${index % 20}`, { _tag: "ViewTopic", topicId: `${index}`, allowance: null }),
    { concurrency: 8 },
  )
  const rebuilds = rebuildReadModel(quota).pipe(Effect.repeat({ times: 5 }))
  await runtime.runPromise(Effect.all([commands, rebuilds], { concurrency: "unbounded" }))
  const live = await runtime.runPromise(fingerprint)
  await runtime.runPromise(Effect.andThen(spoil("TRUNCATE usage"), rebuildReadModel(quota)))
  expect(await runtime.runPromise(fingerprint)).toEqual(live)
})
