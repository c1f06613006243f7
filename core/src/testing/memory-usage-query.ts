import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { UsageQuery } from "#quota/ports.ts"
import { noUsage } from "#quota/usage.ts"
import { factsOfRow } from "#quota/usage-row.ts"
import { MemoryDatabase } from "./memory-database.ts"

/** Reads usage from the rows the memory event store keeps. */
export const MemoryUsageQuery: Layer.Layer<UsageQuery, never, MemoryDatabase> = Layer.effect(
  UsageQuery,
  Effect.map(MemoryDatabase, ({ rows }) => {
    const factsOf = (userId: string) => {
      const row = rows.get().get(`usage/${userId}`)
      return row === undefined ? noUsage : factsOfRow(row.values)
    }
    return {
      of: (userId) => Effect.sync(() => factsOf(userId)),
    }
  }),
)
