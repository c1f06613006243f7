import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import postgres from "postgres"
import { afterAll, beforeEach, expect, test } from "vitest"
import { atomically } from "@rounds/core/kernel/atomically.ts"
import { EventLog } from "@rounds/core/kernel/event-log.ts"
import { EventStore } from "@rounds/core/kernel/event-store.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { testDatabase } from "#testing/database.ts"
import { logCaughtUp } from "#testing/log-caught-up.ts"
import { query } from "./client.ts"
import { PostgresKernel } from "./kernel.ts"

const url = await testDatabase()
const sql = postgres(url, { max: 1 })
const runtime = ManagedRuntime.make(PostgresKernel(url, 20))
// A second try must not meet the streams of the first.
beforeEach(() => sql`TRUNCATE events, checkpoints`)
afterAll(async () => {
  await runtime.dispose()
  await sql.end()
})

const append = (stream: string, version: number) =>
  EventStore.use((store) =>
    store.append({
      stream,
      expectedVersion: version,
      events: [{ type: "Noted", data: { version }, opens: false }],
      commandId: `${stream}-${version}`,
      receipt: null,
      by: ActorId.make("tester"),
      at: DateTime.makeUnsafe("2026-11-20T09:00:00Z"),
      row: null,
    }),
  )

const WRITERS = 16
const EVENTS = 60

/** Every third event is stored by a transaction that stays open for a moment: positions become visible out of order. */
const write = (writer: number) =>
  Effect.forEach(
    Array.from({ length: EVENTS }, (_, version) => version),
    (version) =>
      version % 3 === 0
        ? atomically(
            Effect.andThen(
              append(`w-${writer}`, version),
              query("linger", (sql) => sql`SELECT pg_sleep(${(writer % 5) / 500})`),
            ),
          )
        : append(`w-${writer}`, version),
    { discard: true },
  )

test("two followers beside 16 writers together see every event exactly once, in the order of its stream", async () => {
  const seen: Array<string> = []
  let writing = true
  const follower = Effect.gen(function* () {
    for (let handled = 1; writing || handled > 0;) {
      handled = yield* EventLog.use((log) =>
        log.follow("counter", 50, (events) =>
          Effect.sync(() => void seen.push(...events.map(({ stream, version }) => `${stream}@${version}`))),
        ),
      )
    }
  })
  const writers = Effect.forEach(
    Array.from({ length: WRITERS }, (_, writer) => writer),
    write,
    { concurrency: "unbounded" },
  ).pipe(
    Effect.andThen(
      Effect.sync(() => {
        writing = false
      }),
    ),
  )
  await runtime.runPromise(Effect.all([writers, follower, follower], { concurrency: "unbounded" }))
  // Whatever was skipped while the other follower held the place is handed over now.
  await runtime.runPromise(Effect.andThen(logCaughtUp, follower))

  expect(seen).toHaveLength(WRITERS * EVENTS)
  expect(new Set(seen).size).toBe(WRITERS * EVENTS)
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const own = seen.filter((event) => event.startsWith(`w-${writer}@`))
    expect(own).toEqual(Array.from({ length: EVENTS }, (_, version) => `w-${writer}@${version + 1}`))
  }
}, 60_000)
