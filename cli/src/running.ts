import { once } from "node:events"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Scope from "effect/Scope"

/** Starts something that runs until the process is told to stop, then lets it end tidily. A second signal ends at once. */
export const runUntilStopped = async (
  start: Effect.Effect<void, unknown, Scope.Scope>,
  stopping: () => void,
): Promise<void> => {
  const stop = new AbortController()
  const asked = Promise.race(
    (["SIGINT", "SIGTERM", "SIGHUP"] as const).map((name) => once(process, name, { signal: stop.signal })),
  ).then(
    () => {
      stopping()
      // Node's own way of dealing with the signal is back: the next one kills.
      stop.abort()
    },
    () => {},
  )
  const exit = await Effect.runPromiseExit(
    Effect.scoped(
      Effect.andThen(
        start,
        Effect.promise(() => asked),
      ),
    ),
  )
  stop.abort()
  if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
}
