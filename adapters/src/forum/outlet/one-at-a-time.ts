import type { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import * as Semaphore from "effect/Semaphore"

/**
 * How one source is asked: one call at a time, and twice more, a second and two seconds later, where what went wrong may
 * pass. `mayPass`: the reasons that do.
 */
export const makeOneAtATime = (mayPass: ReadonlySet<string>) => {
  const permit = Semaphore.makeUnsafe(1)
  return <A, R>(call: Effect.Effect<A, SourceUnavailable, R>): Effect.Effect<A, SourceUnavailable, R> =>
    call.pipe(
      Effect.retry({
        times: 2,
        schedule: Schedule.exponential("1 second"),
        while: ({ reason }) => mayPass.has(reason),
      }),
      Semaphore.withPermit(permit),
    )
}
