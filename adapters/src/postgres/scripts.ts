import {
  type SameOrder,
  type ScriptFilters,
  Scripts,
  type StoredScript,
  voiceLength,
  voiceSamples,
} from "@rounds/core/script/ports.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { query, type Sql, type Statements } from "./client.ts"
import { scriptCursor } from "./cursor.ts"
import { oneOf, readableOf } from "./documents.ts"
import { implement } from "./implement.ts"
import { cursorAfter, json, rowOfScript, scriptColumns, scriptOfRow } from "./script-rows.ts"

const byReservation = (userId: string, reservationId: string) =>
  query(
    "scripts.byReservation",
    (sql) => sql`
      SELECT ${scriptColumns(sql)} FROM generated_scripts
      WHERE user_id = ${userId} AND reservation_id = ${reservationId}`,
  ).pipe(Effect.flatMap(oneOf(scriptOfRow)))

const byId = (userId: string, id: string) =>
  query(
    "scripts.byId",
    (sql) => sql`
      SELECT ${scriptColumns(sql)} FROM generated_scripts WHERE user_id = ${userId} AND id = ${id}`,
  ).pipe(Effect.flatMap(oneOf(scriptOfRow)))

const hasAny = (userId: string) =>
  query("scripts.hasAny", async (sql) => {
    const rows = await sql`
      SELECT 1 FROM generated_scripts WHERE user_id = ${userId} AND NOT is_free
      UNION ALL SELECT 1 FROM deleted_scripts WHERE user_id = ${userId} AND NOT is_free LIMIT 1`
    return rows.length > 0
  })

const isRemoved = (userId: string, reservationId: string) =>
  query("scripts.isRemoved", async (sql) => {
    const rows = await sql`
      SELECT 1 FROM deleted_scripts WHERE reservation_id = ${reservationId} AND user_id = ${userId}`
    return rows.length > 0
  })

const voiceOf = (userId: string, language: Language) =>
  query("scripts.voiceOf", async (sql) => {
    const rows = await sql<ReadonlyArray<{ readonly words: string }>>`
      SELECT left(v.words, ${voiceLength}) AS words
      FROM script_approvals a
      JOIN script_versions v ON v.script_id = a.script_id AND v.version = a.version
      JOIN generated_scripts g ON g.id = a.script_id AND g.user_id = a.user_id
      WHERE a.user_id = ${userId} AND g.language = ${language}
      ORDER BY a.approved_at DESC, a.script_id LIMIT ${voiceSamples}`
    return rows.map(({ words }) => words)
  })

const countOf = ({ userId, topicId, topicTitle, settings }: SameOrder) =>
  query("scripts.countOf", async (sql) => {
    const [row] = await sql<[{ count: number }]>`
      SELECT count(*)::int AS count FROM generated_scripts
      WHERE user_id = ${userId} AND ${topicId === null ? sql`topic_id IS NULL AND topic_title = ${topicTitle}` : sql`topic_id = ${topicId}`}
        AND language = ${settings.language} AND script_format = ${settings.scriptFormat}
        AND content_tone = ${settings.contentTone} AND target_platform = ${settings.targetPlatform}
        AND duration = ${settings.duration}`
    return row.count
  })

const insert = (stored: StoredScript) =>
  query("scripts.insert", async (sql) => {
    await sql`INSERT INTO generated_scripts ${sql(rowOfScript(sql, stored))}`
  })

const keepReading = ({ id, userId, version, reading, claims }: Script) =>
  query("scripts.keepReading", async (sql) => {
    const rows = await sql`
      UPDATE generated_scripts SET reading = ${json(sql, reading)}, claims = ${json(sql, claims)}
      WHERE id = ${id} AND user_id = ${userId} AND version = ${version} RETURNING 1`
    return rows.length > 0
  })

const remove = (userId: string, id: string, at: string) =>
  query("scripts.remove", async (sql) => {
    const rows = await sql`
      WITH gone AS (
        DELETE FROM generated_scripts WHERE user_id = ${userId} AND id = ${id} RETURNING reservation_id, user_id, is_free)
      INSERT INTO deleted_scripts (reservation_id, user_id, deleted_at, is_free)
      SELECT reservation_id, user_id, ${at}::timestamptz, is_free FROM gone RETURNING 1`
    return rows.length > 0
  })

const list = ({
  userId,
  filters,
  cursor,
  limit,
}: {
  readonly userId: string
  readonly filters: ScriptFilters
  readonly cursor: string | null
  readonly limit: number
}) => {
  const after = cursor === null ? null : scriptCursor.read(cursor)
  const size = Math.min(Math.max(limit, 1), 100)
  return query(
    "scripts.list",
    (sql) => sql`
      SELECT ${scriptColumns(sql)} FROM generated_scripts
      WHERE user_id = ${userId}
        ${after === null ? sql`` : sql`AND (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
        ${matching(sql, filters)}
      ORDER BY created_at DESC, id DESC
      LIMIT ${size + 1}`,
  ).pipe(
    Effect.flatMap((rows) =>
      Effect.map(readableOf(scriptOfRow)(rows.slice(0, size)), ({ documents, unreadable }) => {
        const last = rows.length > size ? rows[size - 1] : undefined
        return { scripts: documents, unreadable, nextCursor: last === undefined ? null : cursorAfter(last) }
      }),
    ),
  )
}

const matching = (sql: Statements, { targetPlatform, language, duration, text }: ScriptFilters) => sql`
  ${targetPlatform === null ? sql`` : sql`AND target_platform = ${targetPlatform}`}
  ${language === null ? sql`` : sql`AND language = ${language}`}
  ${duration === null ? sql`` : sql`AND duration = ${duration}`}
  ${
    text === null || text.trim() === ""
      ? sql``
      : sql`AND (topic_title || ' ' || script_content) ILIKE ${`%${text.trim().replace(/[\\%_]/g, "\\$&")}%`}`
  }`

/** Under 20 runs a median says nothing; the screens then hide it. */
const smallestSample = 20

const medianSeconds7d = query("scripts.medianSeconds7d", async (sql) => {
  const [row] = await sql<ReadonlyArray<{ readonly runs: number; readonly median: number | null }>>`
    SELECT count(*)::integer AS runs, percentile_cont(0.5) WITHIN GROUP (ORDER BY duration) AS median
    FROM backend_usage
    WHERE action_type = 'script_generation' AND success AND created_at > now() - interval '7 days'`
  return row === undefined || row.median === null || row.runs < smallestSample
    ? null
    : Math.round(row.median / 100) / 10
})

/** Finished scripts from `generated_scripts`. */
export const PostgresScripts: Layer.Layer<Scripts, never, Sql> = implement(Scripts, {
  byReservation,
  keepReading,
  byId,
  hasAny,
  isRemoved,
  countOf,
  voiceOf,
  insert,
  remove,
  list,
  medianSeconds7d,
})
