import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { query } from "#postgres/client.ts"

/** Not all that was stored can be read from the log yet. */
class LogHeldUp extends Error {}

/**
 * Waits until the log gives all that was stored. It is read below the oldest transaction of the whole server, and that
 * may be one of another file's tests, in a database of its own.
 */
export const logCaughtUp = query(
  "look how far the log can be read",
  (sql) => sql`SELECT FROM events WHERE tx >= pg_snapshot_xmin(pg_current_snapshot()) LIMIT 1`,
).pipe(
  Effect.filterOrFail(
    ({ length }) => length === 0,
    () => new LogHeldUp(),
  ),
  Effect.retry(Schedule.spaced("20 millis")),
  Effect.asVoid,
  Effect.orDie,
)
