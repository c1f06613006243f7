import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { UsageQuery } from "@rounds/core/quota/ports.ts"
import { noUsage } from "@rounds/core/quota/usage.ts"
import { factsOfRow } from "@rounds/core/quota/usage-row.ts"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

const ofMany = (userIds: ReadonlyArray<string>) =>
  query(
    "read usage",
    (sql) => sql<{ user_id: string; row: unknown }[]>`
          SELECT user_id, to_jsonb(usage) AS row FROM usage WHERE user_id = ANY(${[...userIds]}) LIMIT 1000`,
  ).pipe(
    Effect.map((rows) => {
      const found = new Map(rows.map(({ user_id, row }) => [user_id, factsOfRow(row)]))
      return new Map(userIds.map((id) => [id, found.get(id) ?? noUsage]))
    }),
  )

/** Reads the table `usage`, which the quota streams keep. */
export const PostgresUsageQuery: Layer.Layer<UsageQuery, never, Sql> = implement(UsageQuery, {
  of: (userId) => Effect.map(ofMany([userId]), (usage) => usage.get(userId) ?? noUsage),
  ofMany,
})
