import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { beginning, type Checkpoint, EventLog } from "#kernel/event-log.ts"
import { MemoryDatabase } from "./memory-database.ts"

/** The log of all streams in memory. */
export const MemoryEventLog: Layer.Layer<EventLog, never, MemoryDatabase> = Layer.effect(
  EventLog,
  Effect.gen(function* () {
    const { cell, events, atomically } = yield* MemoryDatabase
    const places = cell<ReadonlyMap<string, Checkpoint>>(new Map())

    const readAfter = ({ global }: Checkpoint, limit: number) =>
      Effect.sync(() =>
        events
          .get()
          .filter(({ position }) => Number(position.global) > Number(global))
          .slice(0, limit),
      )

    return {
      readAfter,
      follow: (follower, limit, handle) =>
        atomically(
          Effect.gen(function* () {
            const next = yield* readAfter(places.get().get(follower) ?? beginning, limit)
            const last = next.at(-1)
            if (last === undefined) return 0
            yield* handle(next)
            places.set(new Map([...places.get(), [follower, last.position]]))
            return next.length
          }),
        ),
    }
  }),
)
