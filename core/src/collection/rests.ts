import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { ForumReader } from "./source-ports.ts"
import type { CollectionEntry } from "#topic/ports.ts"
import { keyOf } from "#reading/community-name.ts"
import type { Reading } from "./gather.ts"
import { rests, type Standing, SourceStandings, standingAfter } from "./standing.ts"

/** Tells readers of the rests that sources asked for before, and stores those they ask for meanwhile. */
export const withinLimits = <A, E, R>(readers: ReadonlyArray<ForumReader>, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const standings = yield* SourceStandings
    const kept = yield* standings.limits
    for (const { name, limit } of readers) {
      const until = kept.get(name)
      if (limit !== undefined && until !== undefined) yield* limit.restUntil(until)
    }
    const keep = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      for (const { name, limit } of readers) {
        const until = limit === undefined ? 0 : yield* limit.until
        if (until > now && until !== kept.get(name)) yield* standings.keepLimit(name, until)
      }
    })
    // Also of work that failed or was stopped: what a source asked for holds all the same.
    return yield* Effect.ensuring(work, keep)
  })

/** What of these may be asked now: those that do not rest after failures. */
export const rested = Effect.fn("restedReadings")(function* (readings: ReadonlyArray<Reading>) {
  const standings = new Map((yield* SourceStandings.use(({ all }) => all)).map((one) => [one.community, one]))
  const now = yield* Clock.currentTimeMillis
  return readings.filter(({ community }) => !rests(standings.get(keyOf(community)), now))
})

/** Stores how communities answered, and says in the log which fail, since when and until when they are left alone. */
export const noteStandings = Effect.fn("noteStandings")(function* (
  asked: ReadonlyArray<{ readonly entry: CollectionEntry; readonly retryAfter: number | null }>,
) {
  if (asked.length === 0) return
  const standings = yield* SourceStandings
  const before = new Map((yield* standings.all).map((one) => [one.community, one]))
  const now = yield* Clock.currentTimeMillis
  const after = asked.map(({ entry: { community, success }, retryAfter }) =>
    standingAfter(before.get(community), { community, success, retryAfter }, now),
  )
  yield* standings.save(after)
  for (const [at, standing] of after.entries()) {
    const was = before.get(standing.community)
    if (standing.failures > 0) {
      yield* Effect.logWarning(failureSays(standing, asked[at]?.entry.errorMessage ?? null))
    } else if (was !== undefined && was.failures > 0) {
      yield* Effect.logInfo(`source ${standing.community} answers again, after ${was.failures} failures`)
    }
  }
})

const failureSays = ({ community, failures, failingSince, nextTryAt }: Standing, reason: string | null) =>
  `source ${community} failed: ${reason ?? "no answer"} (${failures} in a row since ${isoOf(failingSince)}, next try after ${isoOf(nextTryAt)})`

const isoOf = (at: number | null) =>
  at === null ? "" : DateTime.formatIso(DateTime.makeUnsafe(at)).slice(0, 16)
