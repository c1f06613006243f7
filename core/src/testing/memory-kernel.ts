import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Transactions } from "#kernel/atomically.ts"
import type { EventLog } from "#kernel/event-log.ts"
import type { EventStore } from "#kernel/event-store.ts"
import { Ids } from "#kernel/ids.ts"
import { type MemoryDatabase, MemoryDatabaseLive } from "./memory-database.ts"
import { MemoryEventLog } from "./memory-event-log.ts"
import { MemoryEventStore } from "./memory-event-store.ts"

/** Ids that count: `00000000-0000-4000-8000-000000000001` and so on. */
export const CountingIds: Layer.Layer<Ids> = Layer.effect(
  Ids,
  Effect.sync(() => {
    let count = 0
    return {
      next: Effect.sync(() => {
        count += 1
        return `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`
      }),
    }
  }),
)

/** Everything the kernel needs, in memory: a fresh database with events, log, transactions and ids. */
export const MemoryKernel: Layer.Layer<MemoryDatabase | Transactions | EventStore | EventLog | Ids> =
  Layer.mergeAll(MemoryEventStore, MemoryEventLog, CountingIds).pipe(Layer.provideMerge(MemoryDatabaseLive))
