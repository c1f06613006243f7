import { PublicRecords } from "@rounds/core/insight/public-figures.ts"
import { Scripts } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, Sql } from "./client.ts"

/** Counts over the collection log, the communities and the profiles. */
export const PostgresPublicRecords: Layer.Layer<PublicRecords, never, Sql | Scripts> = Layer.effect(
  PublicRecords,
  Effect.gen(function* () {
    const sql = yield* Sql
    const scripts = yield* Scripts
    return {
      read: Effect.all({
        counts: counts.pipe(Effect.provideService(Sql, sql)),
        medianSeconds: scripts.medianSeconds7d,
      }).pipe(Effect.map(({ counts, medianSeconds }) => ({ ...counts, medianSeconds }))),
    }
  }),
)

const counts = query("count public records", async (sql) => {
  const [row] = await sql<
    ReadonlyArray<{
      accountsWithProfession: number
      postsCollected: number
      analysedSince: string | null
      activeCommunities: number
    }>
  >`
    SELECT
      (SELECT count(*)::integer FROM user_profiles) AS "accountsWithProfession",
      (SELECT coalesce(sum(posts_collected), 0)::integer FROM scraping_logs WHERE success) AS "postsCollected",
      (SELECT to_char(min(created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM scraping_logs) AS "analysedSince",
      (SELECT count(*)::integer FROM subreddit_config WHERE is_active) AS "activeCommunities"`
  // An aggregate without GROUP BY has exactly one row.
  return row ?? { accountsWithProfession: 0, postsCollected: 0, analysedSince: null, activeCommunities: 0 }
})
