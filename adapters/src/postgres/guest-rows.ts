import type { GuestGeneration } from "@rounds/core/guest/guest-generation.ts"
import { documentReader, type UnreadableDocument } from "@rounds/core/kernel/document.ts"
import { ScriptDocument } from "@rounds/core/script/script-document.ts"
import * as Result from "effect/Result"
import type postgres from "postgres"
import type { Statements } from "./client.ts"

/** The columns of `guest_generations` under the names of `GuestGeneration`. Times become ISO 8601 in UTC. */
export const guestColumns = (sql: Statements) => sql`
  id, guest_cookie_id AS "guestId", key_hash AS "key", topic_id AS "topicId", script, copy_count AS "copyCount",
  to_char(claimed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "claimedAt",
  to_char(adopted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "adoptedAt"`

const read = documentReader("guest script", ScriptDocument)

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

/** A row of `guestColumns`, of whatever release. */
export const guestOfRow = (row: postgres.Row): Result.Result<GuestGeneration, UnreadableDocument> => {
  const id = String(row["id"])
  const stored: unknown = row["script"]
  return Result.map(stored === null ? Result.succeed(null) : read(id, stored), (script) => ({
    id,
    guestId: String(row["guestId"]),
    key: textOf(row["key"]),
    topicId: String(row["topicId"]),
    claimedAt: String(row["claimedAt"]),
    adoptedAt: textOf(row["adoptedAt"]),
    copyCount: Number(row["copyCount"]),
    script,
  }))
}
