import {
  type CollectionFigures,
  CollectionMonitor,
  type EditionLine,
} from "@rounds/core/admin/collections.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"
import { implement } from "./implement.ts"

/** The newest collections that are shown one by one. */
const SESSIONS = 10
const EDITION_DAYS = 14

type Line = CollectionFigures["recentSessions"][number]
type Session = CollectionFigures["sessions"][number]
type Dated<A extends { readonly createdAt: string }> = Omit<A, "createdAt"> & { readonly createdAt: Date }

const dated = <A extends { readonly createdAt: Date }>(row: A) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

const sessions = query(
  "collectionMonitor.sessions",
  (sql) => sql<Dated<Session>[]>`
    WITH newest AS (
      SELECT session_id, max(created_at) AS at FROM scraping_logs
      WHERE created_at > now() - interval '90 days' GROUP BY session_id ORDER BY at DESC LIMIT ${SESSIONS})
    SELECT session_id AS "sessionId", max(metadata->>'source') AS source, max(created_at) AS "createdAt",
      coalesce(max(metadata->>'outcome'), '') AS outcome, count(*)::integer AS asked,
      (count(*) FILTER (WHERE success))::integer AS answered, sum(posts_collected)::integer AS "postsCollected",
      max(duration)::integer AS duration
    FROM scraping_logs WHERE session_id IN (SELECT session_id FROM newest)
    GROUP BY session_id ORDER BY "createdAt" DESC, session_id`,
).pipe(Effect.map((rows) => rows.map((row): Session => dated({ ...row, source: row.source ?? "" }))))

const lines = (sessionIds: ReadonlyArray<string>) =>
  query(
    "collectionMonitor.lines",
    (sql) => sql<Dated<Line>[]>`
      SELECT session_id AS "sessionId", subreddit_name AS "subredditName", success, error_message AS "errorMessage",
        created_at AS "createdAt", posts_collected AS "postsCollected", themes_generated AS "themesGenerated", duration
      FROM scraping_logs WHERE session_id::text = ANY(${[...sessionIds]}::text[])
      ORDER BY created_at DESC, session_id, lower(subreddit_name) LIMIT 500`,
  ).pipe(Effect.map((rows) => rows.map((row): Line => dated(row))))

interface EditionRow extends Omit<EditionLine, "at" | "byHand"> {
  readonly at: Date
  readonly by: string | null
  readonly why: string | null
}

const editions = query(
  "collectionMonitor.editions",
  (sql) => sql<EditionRow[]>`
    WITH shown AS (
      SELECT id, CASE WHEN by_hand THEN 'published_by_hand' ELSE 'published' END AS state, finished_at AS at, source,
        sample_date::text AS "sampleDate", communities, posts_analysed AS posts, topics, '[]'::jsonb AS shortfalls,
        not_read AS "notRead"
      FROM editions WHERE finished_at > now() - make_interval(days => ${EDITION_DAYS})
      UNION ALL
      SELECT id, 'withheld', withheld_at, source, edition->>'sampleDate', (edition->>'communities')::integer,
        (edition->>'postsAnalysed')::integer, (edition->>'topics')::integer, shortfalls, coalesce(edition->'notRead', '[]')
      FROM withheld_editions WHERE withheld_at > now() - make_interval(days => ${EDITION_DAYS})),
    counted AS (
      SELECT DISTINCT ON (metadata->>'editionId') metadata->>'editionId' AS edition_id, metadata->'leftOut' AS left_out,
        metadata->'notOffered' AS not_offered
      FROM scraping_logs WHERE created_at > now() - make_interval(days => 30 + ${EDITION_DAYS})
        AND metadata ? 'editionId')
    SELECT shown.*, counted.left_out AS "leftOut", counted.not_offered AS "notOffered", hand.by, hand.why
    FROM shown LEFT JOIN counted ON counted.edition_id = shown.id::text
    LEFT JOIN LATERAL (
      SELECT coalesce((SELECT email FROM accounts WHERE id::text = done_by), done_by) AS by, why FROM admin_actions
      WHERE action = 'edition_published' AND subject = 'edition ' || shown.id ORDER BY at DESC LIMIT 1) AS hand ON true
    ORDER BY shown.at DESC, shown.id LIMIT 60`,
).pipe(
  Effect.map((rows) =>
    rows.map(({ at, by, why, ...row }): EditionLine => ({
      ...row,
      at: at.toISOString(),
      byHand: by === null || why === null ? null : { by, why },
    })),
  ),
)

/** `scraping_logs`, `editions` and `withheld_editions` of late. */
export const PostgresCollectionMonitor = implement(CollectionMonitor, {
  read: Effect.gen(function* () {
    const newest = yield* sessions
    return {
      sessions: newest,
      recentSessions: yield* lines(newest.map(({ sessionId }) => sessionId)),
      editions: yield* editions,
    }
  }),
})
