import type { ForumReader } from "@rounds/core/collection/source-ports.ts"
import { LONGEST_REST_MS } from "@rounds/core/collection/standing.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

/** The rest that a source asks for: the longest of those that are not over, a day at most. */
export interface SourceRest {
  /** No call goes out before so many milliseconds are over. */
  readonly rest: (millis: number) => Effect.Effect<void>
  /** As a reader says it. */
  readonly limit: NonNullable<ForumReader["limit"]>
}

/** A rest that was not asked for yet. */
export const makeSourceRest = (): SourceRest => {
  let restUntil = 0
  const until = (at: number) =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      restUntil = Math.max(restUntil, Math.min(at, now + LONGEST_REST_MS))
    })
  return {
    rest: (millis) => Effect.flatMap(Clock.currentTimeMillis, (now) => until(now + millis)),
    limit: { until: Effect.sync(() => restUntil), restUntil: until },
  }
}
