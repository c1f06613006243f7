import { documentReader } from "@rounds/core/kernel/document.ts"
import { type StoredScript } from "@rounds/core/script/ports.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { ScriptDocument } from "@rounds/core/script/script-document.ts"
import type postgres from "postgres"
import type { Statements } from "./client.ts"
import { scriptCursor } from "./cursor.ts"

/** The columns of `generated_scripts` under the names of `Script`. */
export const scriptColumns = (sql: Statements) => sql`
  id, user_id AS "userId", topic_id AS "topicId", topic_title AS "topicTitle", language,
  script_format AS "scriptFormat", content_tone AS "contentTone", target_platform AS "targetPlatform", duration,
  market, promotes,
  beats, sources, hooks, post, reading, citations, kept, version, rewrites, script_content AS "scriptContent", acting_directions AS "actingDirections",
  optimization_tips AS "optimizationTips", hashtags, estimated_engagement AS "estimatedEngagement", disclaimer,
  words, spoken_seconds AS "spokenSeconds", words_per_minute AS "wordsPerMinute", claims, writer,
  made_by_ai AS "madeByAi", sample_date::text AS "sampleDate", created_at AS "createdAt"`

/** A row of `scriptColumns`, of whatever release. */
export const scriptOfRow = (row: postgres.Row) =>
  read(String(row["id"]), { ...row, createdAt: createdAtOf(row) })

const read = documentReader("script", ScriptDocument)

const createdAtOf = (row: postgres.Row): string => {
  const createdAt: unknown = row["createdAt"]
  return createdAt instanceof Date ? createdAt.toISOString() : String(createdAt)
}

/** A script as one record of the insert statement. */
export const rowOfScript = (sql: Statements, { script, reservationId, isFree = false }: StoredScript) => ({
  id: script.id,
  user_id: script.userId,
  reservation_id: reservationId,
  is_free: isFree,
  ...changingColumns(sql, script),
  topic_id: script.topicId,
  topic_title: script.topicTitle,
  language: script.language,
  script_format: script.scriptFormat,
  content_tone: script.contentTone,
  target_platform: script.targetPlatform,
  duration: script.duration,
  market: script.market,
  promotes: script.promotes,
  hooks: json(sql, script.hooks),
  post: json(sql, script.post),
  optimization_tips: json(sql, script.optimizationTips),
  hashtags: [...script.hashtags],
  estimated_engagement: script.estimatedEngagement,
  disclaimer: script.disclaimer,
  words_per_minute: script.wordsPerMinute,
  writer: script.writer,
  made_by_ai: script.madeByAi,
  sample_date: script.sampleDate,
  created_at: script.createdAt,
})

/** What an edit changes of a script. */
export const changingColumns = (sql: Statements, script: Script) => ({
  beats: json(sql, script.beats),
  script_content: script.scriptContent,
  acting_directions: script.actingDirections,
  words: script.words,
  spoken_seconds: script.spokenSeconds,
  claims: json(sql, script.claims),
  reading: json(sql, script.reading),
  sources: json(sql, script.sources),
  citations: json(sql, script.citations),
  kept: json(sql, script.kept),
  version: script.version,
  rewrites: script.rewrites,
})

// Decoded values of our own schemas are plain JSON; the driver's type cannot see it.
export const json = (sql: Statements, value: unknown) => sql.json(value as postgres.JSONValue)

/** Where a page ended, by its last row, which need not be readable. */
export const cursorAfter = (row: postgres.Row): string =>
  scriptCursor.after({ at: createdAtOf(row), id: String(row["id"]) })
