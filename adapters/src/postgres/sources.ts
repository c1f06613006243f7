import { type LastReading, type Source, Sources, type SourceStanding } from "@rounds/core/admin/sources.ts"
import * as Effect from "effect/Effect"
import { query, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

interface Row extends Omit<Source, "createdAt" | "last" | "standing"> {
  readonly createdAt: Date
  readonly readAt: Date | null
  readonly success: boolean
  readonly postsCollected: number
  readonly duration: number
  readonly errorMessage: string | null
  readonly lastOkAt: Date | null
  readonly failingSince: Date | null
  /** Null before its first reading. */
  readonly failures: number | null
  readonly restsUntil: Date | null
}

const sourceOf = ({
  createdAt,
  readAt,
  success,
  postsCollected,
  duration,
  errorMessage,
  lastOkAt,
  failingSince,
  failures,
  restsUntil,
  ...row
}: Row): Source => {
  const last: LastReading | null =
    readAt === null ? null : { at: readAt.toISOString(), success, postsCollected, duration, errorMessage }
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const standing: SourceStanding | null =
    failures === null
      ? null
      : { lastOkAt: iso(lastOkAt), failingSince: iso(failingSince), failures, restsUntil: iso(restsUntil) }
  return { ...row, createdAt: createdAt.toISOString(), last, standing }
}

const read = (sql: Statements, id: string | null) => sql<Row[]>`
  SELECT source.id, source.source, source.name, source.title, source.is_active AS "isActive", source.post_limit AS "postLimit",
    source.created_at AS "createdAt", last.created_at AS "readAt", last.success,
    last.posts_collected AS "postsCollected", last.duration, last.error_message AS "errorMessage",
    standing.last_ok_at AS "lastOkAt", standing.failing_since AS "failingSince", standing.failures,
    standing.next_try_at AS "restsUntil"
  FROM subreddit_config AS source LEFT JOIN LATERAL (
    SELECT * FROM scraping_logs WHERE subreddit_name = source.key ORDER BY created_at DESC LIMIT 1) AS last ON true
    LEFT JOIN source_standings AS standing ON standing.community = source.key
  WHERE ${id === null ? sql`true` : sql`source.id::text = ${id}`}
  ORDER BY lower(coalesce(source.title, source.name)), source.key LIMIT 500`

/** `subreddit_config`, with what `scraping_logs` says of the last reading and `source_standings` of those before. */
export const PostgresSources = implement(Sources, {
  all: query("sources.all", (sql) => read(sql, null)).pipe(Effect.map((rows) => rows.map(sourceOf))),
  byId: (id) =>
    query("sources.byId", (sql) => read(sql, id)).pipe(
      Effect.map(([row]) => (row === undefined ? null : sourceOf(row))),
    ),
  add: ({ source, name, title, postLimit }) =>
    query("sources.add", async (sql) => {
      const [row] = await sql<{ id: string }[]>`
        INSERT INTO subreddit_config (source, name, title, post_limit)
        VALUES (${source}, ${name}, ${title}, ${postLimit})
        ON CONFLICT DO NOTHING RETURNING id`
      const [added] = row === undefined ? [] : await read(sql, row.id)
      return added === undefined ? null : sourceOf(added)
    }),
  change: (id, { name, title, postLimit, isActive }) =>
    query("sources.change", async (sql) => {
      const changed = await sql`
        UPDATE subreddit_config AS held
        SET name = ${name}, title = ${title}, post_limit = ${postLimit}, is_active = ${isActive}
        WHERE id::text = ${id} AND NOT EXISTS (
          SELECT 1 FROM subreddit_config AS other
          WHERE other.source = held.source AND other.id <> held.id
            AND (lower(other.name) = lower(${name}) OR lower(other.title) = lower(${title})))`
      return changed.count === 0 ? "taken" : "done"
    }),
})
