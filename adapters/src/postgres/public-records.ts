import { PublicRecords } from "@rounds/core/insight/ports.ts"
import { Scripts } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** Counts of the posts that were ever read, the communities and the profiles. */
export const PostgresPublicRecords: Layer.Layer<PublicRecords, never, Sql | Scripts> = implement(
  PublicRecords,
  {
    read: (isSample) =>
      Effect.all({
        counts: counts(isSample),
        medianSeconds: Scripts.use(({ medianSeconds7d }) => medianSeconds7d),
      }).pipe(Effect.map(({ counts, medianSeconds }) => ({ ...counts, medianSeconds }))),
  },
)

const counts = (isSample: boolean) =>
  query("count public records", async (sql) => {
    const [row] = await sql<
      ReadonlyArray<{
        accountsWithProfession: number
        postsRead: number
        analysedSince: string | null
        activeCommunities: number
      }>
    >`
      WITH sample AS (SELECT DISTINCT source FROM editions WHERE sample_date IS NOT NULL),
      known AS (
        SELECT count(*)::integer AS posts, min(seen_on)::text AS since FROM known_posts
        WHERE (source IN (SELECT source FROM sample)) = ${isSample})
      SELECT
        (SELECT count(*)::integer FROM user_profiles) AS "accountsWithProfession",
        known.posts AS "postsRead", known.since AS "analysedSince",
        (SELECT count(*)::integer FROM subreddit_config WHERE is_active) AS "activeCommunities"
      FROM known`
    // An aggregate without GROUP BY has exactly one row.
    return row ?? { accountsWithProfession: 0, postsRead: 0, analysedSince: null, activeCommunities: 0 }
  })
