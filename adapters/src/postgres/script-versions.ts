import { createHash } from "node:crypto"
import { approvedWords } from "@rounds/core/script/approval/approval.ts"
import { documentReader } from "@rounds/core/kernel/document.ts"
import {
  type Replacement,
  type ScriptVersion,
  ScriptVersions,
  versionsKept,
} from "@rounds/core/script/editing/ports.ts"
import { VersionDocument } from "@rounds/core/script/editing/version-document.ts"
import type { Script } from "@rounds/core/script/script.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type postgres from "postgres"
import { query, type Sql, type Statements } from "./client.ts"
import { oneOf, readableOf } from "./documents.ts"
import { implement } from "./implement.ts"
import { changingColumns, json } from "./script-rows.ts"

/** What an approval is bound to. */
export const wordsSha256 = (script: Pick<Script, "beats">): string =>
  createHash("sha256").update(approvedWords(script.beats)).digest("hex")

/** A version as one record of the insert statement. */
export const rowOfVersion = (sql: Statements, script: Script, made: ScriptVersion["made"], at: string) => ({
  script_id: script.id,
  version: script.version,
  user_id: script.userId,
  made,
  made_at: at,
  beats: json(sql, script.beats),
  words: approvedWords(script.beats),
  words_sha256: wordsSha256(script),
})

/** The first version is only written down when a second one comes. */
export const keepVersion = async (
  sql: Statements,
  script: Script,
  made: ScriptVersion["made"],
  at: string,
) => {
  await sql`
    INSERT INTO script_versions ${sql(rowOfVersion(sql, script, made, at))} ON CONFLICT DO NOTHING`
}

const replace = ({ before, after, made, at }: Replacement) =>
  query("scriptVersions.replace", async (sql) => {
    const moved = await sql`
      UPDATE generated_scripts SET ${sql(changingColumns(sql, after))}
      WHERE id = ${before.id} AND user_id = ${before.userId} AND version = ${before.version} RETURNING 1`
    if (moved.length === 0) return false
    if (before.version === 1) await keepVersion(sql, before, "written", before.createdAt)
    await keepVersion(sql, after, made, at)
    await sql`
      DELETE FROM script_versions v
      WHERE v.script_id = ${after.id} AND v.version <= ${after.version - versionsKept}
        AND NOT EXISTS (SELECT 1 FROM script_approvals a WHERE a.script_id = v.script_id AND a.version = v.version)`
    return true
  })

export const versionColumns = (sql: Statements) => sql`
  v.script_id::text || ' ' || v.version AS id, v.version, v.made, v.made_at AS at, v.beats,
  EXISTS (SELECT 1 FROM script_approvals a WHERE a.script_id = v.script_id AND a.version = v.version) AS "wasChecked"`

const read = documentReader("script version", VersionDocument)

export const versionOfRow = (row: postgres.Row) => {
  const at: unknown = row["at"]
  return read(String(row["id"]), { ...row, at: at instanceof Date ? at.toISOString() : String(at) })
}

/** A script that was never changed has one version: itself. */
const itself = (script: Script): ScriptVersion => ({
  version: script.version,
  made: "written",
  at: script.createdAt,
  beats: script.beats,
  wasChecked: false,
})

const list = ({
  script,
  before,
  limit,
}: {
  readonly script: Script
  readonly before: number | null
  readonly limit: number
}) => {
  const size = Math.min(Math.max(limit, 1), versionsKept)
  return query(
    "scriptVersions.list",
    (sql) => sql`
      SELECT ${versionColumns(sql)} FROM script_versions v
      WHERE v.script_id = ${script.id} AND v.user_id = ${script.userId}
        ${before === null ? sql`` : sql`AND v.version < ${before}`}
      ORDER BY v.version DESC LIMIT ${size + 1}`,
  ).pipe(
    Effect.flatMap((rows) =>
      Effect.map(readableOf(versionOfRow)(rows.slice(0, size)), ({ documents }) => {
        const next = rows.length > size ? Number(rows[size - 1]?.["version"]) : null
        const isUnchanged = documents.length === 0 && before === null && script.version === 1
        return { versions: isUnchanged ? [itself(script)] : documents, next }
      }),
    ),
  )
}

const one = (script: Script, version: number) =>
  query(
    "scriptVersions.one",
    (sql) => sql`
      SELECT ${versionColumns(sql)} FROM script_versions v
      WHERE v.script_id = ${script.id} AND v.user_id = ${script.userId} AND v.version = ${version}`,
  ).pipe(
    Effect.flatMap(oneOf(versionOfRow)),
    Effect.map((found) => found ?? (version === script.version && version === 1 ? itself(script) : null)),
  )

/** The versions of scripts, in `script_versions`. */
export const PostgresScriptVersions: Layer.Layer<ScriptVersions, never, Sql> = implement(ScriptVersions, {
  replace,
  list,
  one,
})
