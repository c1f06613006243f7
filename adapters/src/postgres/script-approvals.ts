import type { LastApproval } from "@rounds/core/script/approval/approval.ts"
import { ScriptApprovals } from "@rounds/core/script/approval/ports.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"
import { json } from "./script-rows.ts"
import { keepVersion, wordsSha256 } from "./script-versions.ts"

/** The row of the script is held meanwhile, so that its words cannot change beneath the approval. */
const approve = (script: Script, at: string) =>
  query("scriptApprovals.approve", async (sql) => {
    const held = await sql`
      SELECT 1 FROM generated_scripts
      WHERE id = ${script.id} AND user_id = ${script.userId} AND version = ${script.version} FOR UPDATE`
    if (held.length === 0) return false
    await keepVersion(sql, script, "written", script.createdAt)
    const row = {
      script_id: script.id,
      version: script.version,
      user_id: script.userId,
      words_sha256: wordsSha256(script),
      kept: json(sql, script.kept),
      citations: json(sql, script.citations),
      approved_at: at,
    }
    await sql`INSERT INTO script_approvals ${sql(row)} ON CONFLICT DO NOTHING`
    return true
  })

const last = (script: Script) =>
  query("scriptApprovals.last", async (sql): Promise<LastApproval | null> => {
    const [row] = await sql<
      ReadonlyArray<{ readonly version: number; readonly sha: string; readonly at: Date }>
    >`
      SELECT version, words_sha256 AS sha, approved_at AS at FROM script_approvals
      WHERE script_id = ${script.id} AND user_id = ${script.userId}
      ORDER BY approved_at DESC, version DESC LIMIT 1`
    return row === undefined
      ? null
      : { version: row.version, at: row.at.toISOString(), isOfTheseWords: row.sha === wordsSha256(script) }
  })

const checkedAmong = (scripts: ReadonlyArray<Script>) =>
  query("scriptApprovals.checkedAmong", async (sql): Promise<ReadonlySet<string>> => {
    const rows = await sql<ReadonlyArray<{ readonly id: string; readonly sha: string }>>`
      SELECT DISTINCT ON (script_id) script_id AS id, words_sha256 AS sha FROM script_approvals
      WHERE script_id = ANY(${scripts.map(({ id }) => id)}::uuid[])
      ORDER BY script_id, approved_at DESC, version DESC`
    const checked = new Map(rows.map(({ id, sha }) => [id, sha]))
    return new Set(
      scripts.filter((script) => checked.get(script.id) === wordsSha256(script)).map(({ id }) => id),
    )
  })

/** What was checked before filming, in `script_approvals`. */
export const PostgresScriptApprovals: Layer.Layer<ScriptApprovals, never, Sql> = implement(ScriptApprovals, {
  approve,
  last,
  checkedAmong,
})
