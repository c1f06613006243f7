import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { query, type Sql } from "./client.ts"

/** Beats do not outlive a crash of the server, so this is also how long `/readyz` waits after one. */
const BEAT_SECONDS = 2

/** Missed beats after which a process counts as gone. */
const GONE_AFTER_SECONDS = 20

/** Says every few seconds that this process does the work called `name`. A lost database only delays the next beat. */
export const Heartbeat = (name: string): Layer.Layer<never, never, Sql> =>
  Layer.effectDiscard(
    beat(name).pipe(
      Effect.catchDefect(() => Effect.void),
      Effect.repeat(Schedule.spaced(`${BEAT_SECONDS} seconds`)),
      Effect.forkScoped,
    ),
  )

const beat = (name: string) =>
  query("heartbeat", async (sql) => {
    await sql`INSERT INTO heartbeats (name, beat_at) VALUES (${name}, now())
      ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at`
  })

/** Whether some process has said lately that it does the work called `name`. */
export const isBeating = (name: string): Effect.Effect<boolean, never, Sql> =>
  query("heartbeat.read", async (sql) => {
    const [row] = await sql<ReadonlyArray<{ alive: boolean }>>`
      SELECT beat_at > now() - make_interval(secs => ${GONE_AFTER_SECONDS}) AS alive
      FROM heartbeats WHERE name = ${name}`
    return row?.alive ?? false
  })

/** When some process last said that it does the work called `name`; null: none has. */
export const lastBeatOf = (name: string): Effect.Effect<Date | null, never, Sql> =>
  query(
    "heartbeat.last",
    (sql) => sql<{ at: Date }[]>`SELECT beat_at AS at FROM heartbeats WHERE name = ${name}`,
  ).pipe(Effect.map(([row]) => row?.at ?? null))
