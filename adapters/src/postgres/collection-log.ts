import { CollectionLog } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"
import { implement } from "./implement.ts"

/** `scraping_logs`: one row per community and session; a session is written once. */
export const PostgresCollectionLog = implement(CollectionLog, {
  record: ({ sessionId, source, at, outcome, entries, edition }) => {
    const rows = entries.map((entry) => ({
      subreddit_name: entry.community,
      posts_collected: entry.postsCollected,
      themes_generated: entry.themesGenerated,
      success: entry.success,
      error_message: entry.errorMessage,
      duration: Math.round(entry.durationMs),
    }))
    const made =
      edition === null
        ? {}
        : {
            editionId: edition.id,
            leftOut: edition.leftOut.map(({ reason, posts }) => ({ reason, posts })),
            notOffered: edition.notOffered.map(({ reason, count, names }) => ({
              reason,
              count,
              names: [...names],
            })),
          }
    const about = { source, outcome, ...made }
    return query(
      "collectionLog.record",
      (sql) => sql`
          INSERT INTO scraping_logs (session_id, subreddit_name, posts_collected, themes_generated, success,
                                     error_message, duration, metadata, created_at)
          SELECT ${sessionId}, subreddit_name, posts_collected, themes_generated, success, error_message, duration,
                 ${sql.json(about)}, ${new Date(at)}
          FROM jsonb_to_recordset(${sql.json(rows)}) AS entry(
            subreddit_name text, posts_collected integer, themes_generated integer, success boolean,
            error_message text, duration integer)
          ON CONFLICT (session_id, subreddit_name) DO NOTHING`,
    ).pipe(Effect.asVoid)
  },
  failedSince: (source, since) =>
    query("collectionLog.failedSince", async (sql) => {
      const rows = await sql<ReadonlyArray<{ readonly community: string }>>`
          SELECT community FROM (
            SELECT DISTINCT ON (subreddit_name) subreddit_name AS community, success FROM scraping_logs
            WHERE created_at >= ${new Date(since)} AND metadata->>'source' = ${source}
            ORDER BY subreddit_name, created_at DESC) AS last
          WHERE NOT success LIMIT 500`
      return rows.map(({ community }) => community)
    }),
})
