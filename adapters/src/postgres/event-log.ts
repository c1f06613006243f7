import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Transactions } from "@rounds/core/kernel/atomically.ts"
import { type Checkpoint, EventLog, type LoggedEvent } from "@rounds/core/kernel/event-log.ts"
import { query, Sql, type Statements } from "./client.ts"

/** The log of all streams in Postgres, ordered by `(tx, global)` and read only below the oldest running transaction. */
export const PostgresEventLog: Layer.Layer<EventLog, never, Sql | Transactions> = Layer.effect(
  EventLog,
  Effect.gen(function* () {
    const pool = yield* Sql
    const { atomically } = yield* Transactions
    const withPool = Effect.provideService(Sql, pool)
    const readAfter = (checkpoint: Checkpoint, limit: number) =>
      query("read the event log", (sql) => readLog(sql, checkpoint, limit)).pipe(withPool)

    return {
      readAfter,
      follow: (follower, limit, handle) =>
        atomically(
          Effect.gen(function* () {
            const checkpoint = yield* query("lock a checkpoint", (sql) => lock(sql, follower)).pipe(withPool)
            if (checkpoint === null) return 0
            const events = yield* readAfter(checkpoint, limit)
            const last = events.at(-1)
            if (last === undefined) return 0
            yield* handle(events)
            yield* query("save a checkpoint", (sql) => save(sql, follower, last.position)).pipe(withPool)
            return events.length
          }),
        ),
    }
  }),
)

const readLog = async (sql: Statements, { tx, global }: Checkpoint, limit: number) =>
  await sql<LoggedEvent[]>`
    SELECT stream, version, type, data, meta->>'by' AS by, meta->>'commandId' AS "commandId",
      to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      jsonb_build_object('tx', tx::text, 'global', global::text) AS position
    FROM events
    WHERE (tx, global) > (${tx}::text::xid8, ${global}::text::bigint)
      AND tx < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY events.tx, events.global
    LIMIT ${limit}`

const lock = async (sql: Statements, follower: string): Promise<Checkpoint | null> => {
  await sql`INSERT INTO checkpoints VALUES (${follower}, '0', 0) ON CONFLICT DO NOTHING`
  const [row] = await sql<Checkpoint[]>`
    SELECT tx::text, global::text FROM checkpoints WHERE follower = ${follower} FOR UPDATE SKIP LOCKED`
  return row ?? null
}

const save = (sql: Statements, follower: string, { tx, global }: Checkpoint) =>
  sql`UPDATE checkpoints SET tx = ${tx}::text::xid8, global = ${global}::text::bigint
      WHERE follower = ${follower}`
