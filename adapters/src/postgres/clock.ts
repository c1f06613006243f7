import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"

const readAhead = query(
  "read the test clock",
  (sql) => sql<{ ahead_ms: string }[]>`SELECT ahead_ms::text FROM test_clock`,
).pipe(Effect.map(([row]) => Number(row?.ahead_ms ?? 0)))

/** How far (milliseconds) the product's clock is ahead of real time; 0 when nobody moved it. */
export const clockAhead = readAhead

/** Moves the product's clock for every process on this database, from their next look on (within a second). */
export const setClockAhead = (aheadMs: number) =>
  query(
    "set the test clock",
    (sql) => sql`
      INSERT INTO test_clock (ahead_ms) VALUES (${aheadMs})
      ON CONFLICT (id) DO UPDATE SET ahead_ms = EXCLUDED.ahead_ms`,
  ).pipe(Effect.asVoid)

const everyMillis = 1000

/**
 * The product's clock where no real money is taken: real time plus what the test clock is ahead. Only the time of day
 * moves; waiting and measuring stay real. Wire it in sandbox mode only.
 */
export const MovableClock: Layer.Layer<never, never, Sql> = Layer.effect(
  Clock.Clock,
  Effect.gen(function* () {
    const real = yield* Clock.Clock
    const context = yield* Effect.context<Sql>()
    let ahead = yield* readAhead
    const look = () =>
      Effect.runPromiseExitWith(context)(readAhead).then((exit) => {
        // While the database is out, the last reading stays.
        if (exit._tag === "Success") ahead = exit.value
      })
    yield* Effect.acquireRelease(
      Effect.sync(() => setInterval(() => void look(), everyMillis).unref()),
      (timer) => Effect.sync(() => clearInterval(timer)),
    )
    const millis = () => real.currentTimeMillisUnsafe() + ahead
    const nanos = () => real.currentTimeNanosUnsafe() + BigInt(ahead) * 1_000_000n
    return {
      currentTimeMillisUnsafe: millis,
      currentTimeMillis: Effect.sync(millis),
      currentTimeNanosUnsafe: nanos,
      currentTimeNanos: Effect.sync(nanos),
      monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
      monotonicTimeNanos: real.monotonicTimeNanos,
      sleep: (duration) => real.sleep(duration),
    }
  }),
)
