import { archiveDays, TopicArchive } from "@rounds/core/topic/archive.ts"
import type { DailyCount } from "@rounds/core/topic/topic.ts"
import * as Effect from "effect/Effect"
import type postgres from "postgres"
import { query, type Statements } from "./client.ts"
import { topicCursor } from "./cursor.ts"
import { oneOf, readableOf } from "./documents.ts"
import { implement } from "./implement.ts"
import { topicColumns, topicOfRow } from "./topic-rows.ts"

type Archive = TopicArchive["Service"]
type Reach = Pick<Parameters<Archive["ofTheme"]>[0], "since" | "sampleData">

/** A condition on `edition`. */
const within = (sql: Statements, { since, sampleData }: Reach) => sql`
  edition.finished_at >= ${new Date(since)} ${sampleData ? sql`` : sql`AND edition.sample_date IS NULL`}`

const search = ({ words, cursor, limit, ...reach }: Parameters<Archive["search"]>[0]) =>
  query("topicArchive.search", (sql) => {
    const after = cursor === null ? null : topicCursor.read(cursor)
    const further =
      after === null
        ? sql``
        : sql`WHERE found.finished_at < ${after.at}::timestamptz
                 OR (found.finished_at = ${after.at}::timestamptz AND (found.rank, found.id) > (${after.rank}::integer, ${after.id}))`
    return sql`
      WITH found AS (
        SELECT DISTINCT ON (held.theme_key) held.id, held.rank, edition.finished_at
        FROM trending_topics AS held JOIN editions AS edition ON edition.id = held.edition_id
        WHERE held.words @@ (SELECT topic_query(${words as string[]}))
          AND ${within(sql, reach)}
        ORDER BY held.theme_key, edition.finished_at DESC, held.rank, held.id)
      SELECT ${topicColumns(sql)}, found.finished_at, found.rank
      FROM found JOIN trending_topics AS topic ON topic.id = found.id
      ${further}
      ORDER BY found.finished_at DESC, found.rank, found.id
      LIMIT ${limit + 1}`
  }).pipe(
    Effect.flatMap((rows) =>
      Effect.map(readableOf(topicOfRow)(rows.slice(0, limit)), ({ documents }) => {
        const last = rows.length > limit ? rows[limit - 1] : undefined
        return { topics: documents, next: last === undefined ? null : cursorAfter(last) }
      }),
    ),
  )

const cursorAfter = (row: postgres.Row): string =>
  topicCursor.after({
    at: row["finished_at"].toISOString(),
    rank: String(row["rank"]),
    id: String(row["id"]),
  })

/** Rows of older releases do not say what they count: it was the subject. */
const daysOf = (topicId: string) =>
  query("topicArchive.daysOf", async (sql) => {
    const rows = await sql`
      WITH topic AS (
        SELECT held.theme_key, edition.source, (held.engagement_data -> 'days' -> -1 ->> 'day')::date AS last,
          CASE WHEN jsonb_typeof(held.engagement_data -> 'among') = 'number' THEN 'question' ELSE 'subject' END AS counted
        FROM trending_topics AS held JOIN editions AS edition ON edition.id = held.edition_id
        WHERE held.id = ${topicId})
      SELECT day.archive_date::text AS day, day.engagement_data AS counts
      FROM topic JOIN theme_archives AS day ON day.source = topic.source AND day.theme_key = topic.theme_key
      WHERE day.archive_date BETWEEN topic.last - ${archiveDays - 1}::integer AND topic.last
        AND coalesce(day.engagement_data ->> 'of', 'subject') = topic.counted
      ORDER BY day.archive_date`
    return rows.map(({ day, counts: { posts, comments, upvotes } }): DailyCount => ({
      day,
      posts,
      comments,
      upvotes,
    }))
  })

const ofTheme = ({ themeKey, ...reach }: Parameters<Archive["ofTheme"]>[0]) =>
  query(
    "topicArchive.ofTheme",
    (sql) => sql`
      SELECT ${topicColumns(sql)} FROM trending_topics AS topic
      WHERE topic.id = (
        SELECT held.id FROM trending_topics AS held JOIN editions AS edition ON edition.id = held.edition_id
        WHERE held.theme_key = ${themeKey} AND ${within(sql, reach)}
        ORDER BY edition.finished_at DESC, held.rank LIMIT 1)`,
  ).pipe(Effect.flatMap(oneOf(topicOfRow)))

/** A condition on `held`. */
const suits = (sql: Statements, specialties: ReadonlyArray<string> | null) =>
  specialties === null
    ? sql``
    : sql`AND EXISTS (
        SELECT FROM jsonb_array_elements(held.specialty_relevance) AS own
        WHERE own ->> 'specialty' = ANY(${specialties as string[]}))`

const suiting = ({ specialties, limit, ...reach }: Parameters<Archive["suiting"]>[0]) =>
  query(
    "topicArchive.suiting",
    (sql) => sql`
      WITH found AS (
        SELECT DISTINCT ON (held.theme_key) held.id, held.rank, edition.finished_at
        FROM trending_topics AS held JOIN editions AS edition ON edition.id = held.edition_id
        WHERE ${within(sql, reach)} AND held.trend_velocity <> 'steady' ${suits(sql, specialties)}
        ORDER BY held.theme_key, edition.finished_at DESC, held.rank, held.id)
      SELECT ${topicColumns(sql)}
      FROM found JOIN trending_topics AS topic ON topic.id = found.id
      ORDER BY found.finished_at DESC, found.rank, found.id
      LIMIT ${limit}`,
  ).pipe(
    Effect.flatMap(readableOf(topicOfRow)),
    Effect.map(({ documents }) => documents),
  )

const themes = ({ limit, ...reach }: Parameters<Archive["themes"]>[0]) =>
  query("topicArchive.themes", async (sql) => {
    const rows = await sql`
      SELECT theme_key, max(edition.finished_at) AS at
      FROM trending_topics AS topic JOIN editions AS edition ON edition.id = topic.edition_id
      WHERE ${within(sql, reach)}
      GROUP BY theme_key ORDER BY at DESC, theme_key LIMIT ${limit}`
    return rows.map((row) => ({ themeKey: row["theme_key"], finishedAt: row["at"].toISOString() }))
  })

/** Topics by their words and themes, from `trending_topics` and its indexes. */
export const PostgresTopicArchive = implement(TopicArchive, { search, daysOf, ofTheme, suiting, themes })
