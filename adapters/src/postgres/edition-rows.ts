import type { Edition } from "@rounds/core/topic/ports.ts"
import type postgres from "postgres"
import type { Statements } from "./client.ts"

/** The columns of `editions` under the names of `Edition`, times as ISO 8601 in UTC. */
export const editionColumns = (sql: Statements) => sql`
  id, as_of AS "asOf", finished_at AS "finishedAt", source, sample_date::text AS "sampleDate",
  posts_today AS "postsToday", posts_analysed AS "postsAnalysed", communities, topics`

/** A row of `editionColumns`. */
export const editionOfRow = (row: postgres.Row): Edition => ({
  id: row["id"],
  asOf: row["asOf"].toISOString(),
  finishedAt: row["finishedAt"].toISOString(),
  source: row["source"],
  sampleDate: row["sampleDate"],
  postsToday: row["postsToday"],
  postsAnalysed: row["postsAnalysed"],
  communities: row["communities"],
  topics: row["topics"],
})
