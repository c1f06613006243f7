import type { MarkedTopic, PersonalTopic, TopicMark } from "@rounds/core/for-you/personal-topic.ts"
import { type StoredReader, TopicMarks } from "@rounds/core/for-you/ports.ts"
import { statesQuestion } from "@rounds/core/topic/order.ts"
import type { Evidence } from "@rounds/core/topic/topic.ts"
import type * as Layer from "effect/Layer"
import type postgres from "postgres"
import { query, type Sql, type Statements } from "./client.ts"
import { markCursor } from "./cursor.ts"
import { implement } from "./implement.ts"

/** Of one person, newest first. */
const WRITTEN = 500
const SAVED = 100
/** Themes that are looked up at once. */
const AMONG = 100

/** A time as the product says it, from SQL. */
const iso = (sql: Statements, time: postgres.Fragment) =>
  sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The theme of a topic, with what it is about. */
const ownTheme = (sql: Statements) => sql`
  'themeKey', topic.theme_key, 'title', topic.title, 'category', topic.category, 'subjects', topic.keywords`

const newestOfTheme = (sql: Statements, themeKey: postgres.Fragment) => sql`
  SELECT * FROM trending_topics WHERE theme_key = ${themeKey} ORDER BY is_active DESC, updated_at DESC, id LIMIT 1`

const nobody: StoredReader = {
  language: null,
  market: null,
  profession: null,
  specialty: null,
  written: [],
  saved: [],
  marks: [],
}

const reader = (userId: string, themeKeys: ReadonlyArray<string>) =>
  query("topicMarks.reader", async (sql) => {
    const [row] = await sql<StoredReader[]>`
      SELECT a.language, reach.market, profile.profession, profile.specialty, coalesce(written.list, '[]') AS written,
        coalesce(saved.list, '[]') AS saved, coalesce(marks.list, '[]') AS marks
      FROM accounts a
        LEFT JOIN user_profiles profile ON profile.user_id = a.id
        LEFT JOIN user_reach reach ON reach.user_id = a.id
        LEFT JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object(${ownTheme(sql)}, 'scriptId', script.id,
            'writtenAt', ${iso(sql, sql`script.created_at`)}) ORDER BY script.created_at DESC, script.id DESC) AS list
          FROM (
            SELECT id, topic_id, created_at FROM generated_scripts
            WHERE user_id = a.id ORDER BY created_at DESC, id DESC LIMIT ${WRITTEN}
          ) AS script JOIN trending_topics topic ON topic.id = script.topic_id
        ) AS written ON true
        LEFT JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object(${ownTheme(sql)})
            ORDER BY kept.marked_at DESC, kept.theme_key DESC) AS list
          FROM (
            SELECT theme_key, marked_at FROM topic_marks WHERE user_id = a.id AND mark = 'saved'
            ORDER BY marked_at DESC, theme_key DESC LIMIT ${SAVED}
          ) AS kept, LATERAL (${newestOfTheme(sql, sql`kept.theme_key`)}) AS topic
        ) AS saved ON true
        LEFT JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('themeKey', theme_key, 'mark', mark)) AS list
          FROM topic_marks WHERE user_id = a.id AND theme_key = ANY(${[...themeKeys]}::text[])
        ) AS marks ON true
      WHERE a.id = ${userId}`
    return row ?? nobody
  })

/** The newest script of somebody on a theme, as JSON; null where there is none. */
const scriptOn = (sql: Statements, userId: string, themeKey: postgres.Fragment) => sql`(
  SELECT jsonb_build_object('id', script.id, 'writtenAt', ${iso(sql, sql`script.created_at`)})
  FROM generated_scripts script JOIN trending_topics about ON about.id = script.topic_id
  WHERE script.user_id = ${userId} AND about.theme_key = ${themeKey}
  ORDER BY script.created_at DESC, script.id DESC LIMIT 1)`

const of = (userId: string, themeKey: string) =>
  query("topicMarks.of", async (sql) => {
    const [row] = await sql<PersonalTopic[]>`
      SELECT topic.theme_key AS "themeKey", own.mark, ${scriptOn(sql, userId, sql`topic.theme_key`)} AS script
      FROM (${newestOfTheme(sql, sql`${themeKey}`)}) AS topic
        LEFT JOIN topic_marks own ON own.user_id = ${userId} AND own.theme_key = topic.theme_key`
    return row ?? null
  })

const among = (userId: string, themeKeys: ReadonlyArray<string>) =>
  query("topicMarks.among", async (sql) => {
    const keys = [...new Set(themeKeys)].slice(0, AMONG)
    return await sql<PersonalTopic[]>`
      SELECT found.key AS "themeKey", own.mark, script.newest AS script
      FROM unnest(${keys}::text[]) WITH ORDINALITY AS found (key, place)
        LEFT JOIN topic_marks own ON own.user_id = ${userId} AND own.theme_key = found.key
        LEFT JOIN LATERAL (SELECT ${scriptOn(sql, userId, sql`found.key`)} AS newest) AS script ON true
      WHERE own.mark IS NOT NULL OR script.newest IS NOT NULL
      ORDER BY found.place`
  })

const put = (userId: string, themeKey: string, mark: TopicMark, at: Date) =>
  query("topicMarks.put", async (sql) => {
    await sql`
      INSERT INTO topic_marks AS own (user_id, theme_key, mark, marked_at)
      SELECT ${userId}, topic.theme_key, ${mark}, ${at} FROM (${newestOfTheme(sql, sql`${themeKey}`)}) AS topic
      ON CONFLICT (user_id, theme_key) DO UPDATE SET mark = excluded.mark, marked_at = excluded.marked_at
        WHERE own.mark <> excluded.mark`
  })

const remove = (userId: string, themeKey: string) =>
  query("topicMarks.remove", async (sql) => {
    await sql`DELETE FROM topic_marks WHERE user_id = ${userId} AND theme_key = ${themeKey}`
  })

const page = (ask: {
  readonly userId: string
  readonly mark: TopicMark
  readonly cursor: string | null
  readonly limit: number
}) =>
  query("topicMarks.page", async (sql) => {
    const after = ask.cursor === null ? null : markCursor.read(ask.cursor)
    const size = Math.min(Math.max(ask.limit, 1), 100)
    const rows = await sql<MarkedRow[]>`
      SELECT own.theme_key AS "themeKey", own.mark, ${iso(sql, sql`own.marked_at`)} AS "markedAt",
        ${scriptOn(sql, ask.userId, sql`own.theme_key`)} AS script, topic.id AS "topicId", topic.title, topic.language,
        jsonb_strip_nulls(jsonb_build_object('tells', topic.engagement_data -> 'tells')) AS "engagementData",
        ${iso(sql, sql`topic.updated_at`)} AS "updatedAt", topic.is_active AS "isCurrent",
        (SELECT sample_date::text FROM editions WHERE editions.id = topic.edition_id) AS "sampleDate"
      FROM topic_marks own, LATERAL (${newestOfTheme(sql, sql`own.theme_key`)}) AS topic
      WHERE own.user_id = ${ask.userId} AND own.mark = ${ask.mark}
        ${after === null ? sql`` : sql`AND (own.marked_at, own.theme_key) < (${after.at}::timestamptz, ${after.themeKey})`}
      ORDER BY own.marked_at DESC, own.theme_key DESC LIMIT ${size + 1}`
    const last = rows.length > size ? rows[size - 1] : undefined
    return {
      topics: rows.slice(0, size).map(markedOf),
      nextCursor:
        last === undefined ? null : markCursor.after({ at: last.markedAt, themeKey: last.themeKey }),
    }
  })

/** What a title is, is told by a part of the evidence. */
interface MarkedRow extends Omit<MarkedTopic, "statesQuestion"> {
  readonly engagementData: Pick<Evidence, "tells">
}

const markedOf = ({ engagementData, ...marked }: MarkedRow): MarkedTopic => ({
  ...marked,
  statesQuestion: statesQuestion({ title: marked.title, engagementData }),
})

/** What people said of themes, from `topic_marks`. */
export const PostgresTopicMarks: Layer.Layer<TopicMarks, never, Sql> = implement(TopicMarks, {
  reader,
  of,
  among,
  put,
  remove,
  page,
})
