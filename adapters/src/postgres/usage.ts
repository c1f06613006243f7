import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { UsageQuery } from "@rounds/core/quota/ports.ts"
import { noUsage } from "@rounds/core/quota/usage.ts"
import { factsOfRow } from "@rounds/core/quota/usage-row.ts"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** Reads the table `usage`, which the quota streams keep. */
export const PostgresUsageQuery: Layer.Layer<UsageQuery, never, Sql> = implement(UsageQuery, {
  of: (userId) =>
    query(
      "read usage",
      (sql) => sql<{ row: unknown }[]>`SELECT to_jsonb(usage) AS row FROM usage WHERE user_id = ${userId}`,
    ).pipe(Effect.map(([found]) => (found === undefined ? noUsage : factsOfRow(found.row)))),
})
