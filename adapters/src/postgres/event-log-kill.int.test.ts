import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { EventLog } from "@rounds/core/kernel/event-log.ts"
import { EventStore } from "@rounds/core/kernel/event-store.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import postgres from "postgres"
import { afterAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { logCaughtUp } from "#testing/log-caught-up.ts"
import { query } from "./client.ts"
import { PostgresKernel } from "./kernel.ts"

const url = await testDatabase()
const admin = postgres(url, { max: 1 })
const runtime = ManagedRuntime.make(PostgresKernel(url, 16))
// A second try must not meet what the first left.
beforeEach(async () => {
  await admin`TRUNCATE events, checkpoints`
  await admin`DROP TABLE IF EXISTS noted`
  await admin`CREATE TABLE noted (place bigint GENERATED ALWAYS AS IDENTITY, stream text, version integer)`
})
afterAll(async () => {
  await runtime.dispose()
  await admin.end()
})

const WRITERS = 8
const EVENTS = 60
const FOLLOWERS = 3
const KILLS = 25

/** Appends until the stream holds all its events. A lost answer is looked up, as `dispatch` does. */
const write = async (writer: number) => {
  const stream = `w-${writer}`
  for (let version = 0; version < EVENTS;) {
    const exit = await runtime.runPromiseExit(
      EventStore.use((store) =>
        Effect.gen(function* () {
          const history = yield* store.load(stream, null)
          if (history.version >= EVENTS) return history.version
          yield* store.append({
            stream,
            expectedVersion: history.version,
            events: [{ type: "Noted", data: {}, opens: false }],
            commandId: `${stream}-${history.version}`,
            receipt: null,
            by: ActorId.make("tester"),
            at: DateTime.makeUnsafe("2026-11-20T09:00:00Z"),
            row: null,
          })
          return history.version + 1
        }),
      ),
    )
    if (Exit.isSuccess(exit)) version = exit.value
  }
}

/** Writes down what it is given, in the transaction that moves its place in the log. */
const followOnce = EventLog.use((log) =>
  log.follow("notes", 7, (events) =>
    query(
      "note events",
      (sql) => sql`INSERT INTO noted ${sql(events.map(({ stream, version }) => ({ stream, version })))}`,
    ).pipe(Effect.asVoid),
  ),
)

const follow = async (isOver: () => boolean) => {
  for (let handled: number | null = null; handled !== 0 || !isOver();) {
    const exit = await runtime.runPromiseExit(followOnce)
    handled = Exit.isSuccess(exit) ? exit.value : null
  }
}

/** Ends one connection of the product after another, whatever it is doing, spread over the time of the writing. */
const kill = async () => {
  for (let killed = 0; killed < KILLS;) {
    const ended = await admin`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE (SELECT count(*) FROM events) >= ${Math.floor((killed * WRITERS * EVENTS) / (KILLS + 1))}
        AND datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'rounds'
      ORDER BY state = 'idle', random() LIMIT 1`
    killed += ended.count
  }
}

test("connections ended 25 times beside writers and followers: every event is followed once, in order", async () => {
  let isWritten = false
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).then(() => {
    isWritten = true
  })
  const following = Array.from({ length: FOLLOWERS }, () => follow(() => isWritten))
  await Promise.all([writing, kill(), ...following])
  await runtime.runPromise(logCaughtUp)
  // A follower that was skipped because another held the place may have left something.
  await follow(() => true)

  const noted = await admin<{ stream: string; version: number }[]>`
    SELECT stream, version FROM noted ORDER BY place`
  const [stored] = await admin<[{ count: number }]>`SELECT count(*)::integer AS count FROM events`
  expect(stored.count).toBe(WRITERS * EVENTS)
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const own = noted.filter(({ stream }) => stream === `w-${writer}`).map(({ version }) => version)
    expect(own).toEqual(Array.from({ length: EVENTS }, (_, at) => at + 1))
  }
}, 60_000)
