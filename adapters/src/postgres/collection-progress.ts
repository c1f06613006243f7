import { CollectionProgress, type CollectionStage } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type postgres from "postgres"
import { query, Sql } from "./client.ts"
import { COLLECTION_LOCK } from "./editions.ts"

/** `collection_progress`, one row. Whether a collection runs is told by its lock, which a killed process gives back. */
export const PostgresCollectionProgress = Layer.effect(
  CollectionProgress,
  Effect.map(Sql, (pool) => ({
    report: (stage) =>
      query("collectionProgress.report", async (sql) => {
        // A stage of ours is plain JSON; the driver's type cannot see it.
        const told = stage === null ? null : sql.json(stage as unknown as postgres.JSONValue)
        await sql`
          INSERT INTO collection_progress (stage) VALUES (${told})
          ON CONFLICT (only_one) DO UPDATE SET stage = excluded.stage`
      }).pipe(Effect.provideService(Sql, pool)),
    running: running.pipe(Effect.provideService(Sql, pool)),
  })),
)

const running = query("collectionProgress.running", async (sql) => {
  const [row] = await sql<ReadonlyArray<{ readonly stage: CollectionStage | null }>>`
    SELECT (SELECT stage FROM collection_progress) AS stage
    FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (classid::bigint << 32) | objid::bigint = hashtext(${COLLECTION_LOCK})::bigint
    LIMIT 1`
  return row ?? null
})
