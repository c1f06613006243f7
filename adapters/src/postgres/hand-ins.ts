import { type HandIn, HandIns } from "@rounds/core/admin/hand-ins.ts"
import * as Effect from "effect/Effect"
import { isAccountId } from "./account-rows.ts"
import { query, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

interface Row extends Omit<HandIn, "at" | "takenBack"> {
  readonly at: Date
  readonly backAt: Date | null
  readonly backBy: string
  readonly backByEmail: string | null
  readonly backWhy: string
  readonly removed: number | null
}

const handInOf = ({ backAt, backBy, backByEmail, backWhy, removed, ...row }: Row): HandIn => ({
  ...row,
  at: row.at.toISOString(),
  takenBack:
    backAt === null
      ? null
      : { at: backAt.toISOString(), by: backBy, byEmail: backByEmail, why: backWhy, removed: removed ?? 0 },
})

/** Of a post that came with an upload: whether another one that stands has it too. */
const isShared = (sql: Statements) => sql`EXISTS (
  SELECT 1 FROM uploaded_posts other JOIN post_uploads standing ON standing.id = other.upload_id
  WHERE other.source = mine.source AND other.post_id = mine.post_id AND other.upload_id <> mine.upload_id
    AND standing.taken_back_at IS NULL)`

const read = async (sql: Statements, which: ReturnType<Statements>, limit: number) =>
  (
    await sql<Row[]>`
      SELECT upload.id, upload.file, upload.communities, upload.posts, upload.stored, upload.at,
             coalesce(did.done_by, '') AS by, doer.email AS "byEmail", coalesce(did.why, '') AS why,
             held.leaving, held.staying, upload.taken_back_at AS "backAt", upload.removed,
             coalesce(undid.done_by, '') AS "backBy", undoer.email AS "backByEmail", coalesce(undid.why, '') AS "backWhy"
      FROM (SELECT * FROM post_uploads WHERE ${which} ORDER BY at DESC, id LIMIT ${limit}) AS upload
      LEFT JOIN admin_actions did ON did.action = 'posts_uploaded' AND did.subject = 'upload ' || upload.id
      LEFT JOIN admin_actions undid ON undid.action = 'upload_taken_back' AND undid.subject = 'upload ' || upload.id
      LEFT JOIN accounts doer ON doer.id = CASE WHEN did.done_by ~ '^[0-9a-f-]{36}$' THEN did.done_by::uuid END
      LEFT JOIN accounts undoer ON undoer.id = CASE WHEN undid.done_by ~ '^[0-9a-f-]{36}$' THEN undid.done_by::uuid END
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE NOT shared)::int AS leaving, count(*) FILTER (WHERE shared)::int AS staying
        FROM (SELECT ${isShared(sql)} AS shared FROM uploaded_posts mine
              WHERE mine.upload_id = upload.id AND upload.taken_back_at IS NULL) AS posts) AS held
      ORDER BY upload.at DESC, upload.id`
  ).map(handInOf)

/** `post_uploads` with the posts of each in `uploaded_posts`; who and why stand in `admin_actions`. */
export const PostgresHandIns = implement(HandIns, {
  page: ({ before, limit }) =>
    query("handIns.page", (sql) => read(sql, before === undefined ? sql`true` : sql`at < ${before}`, limit)),
  byId: (id) =>
    isAccountId(id)
      ? query("handIns.byId", async (sql) => (await read(sql, sql`id = ${id}`, 1))[0] ?? null)
      : Effect.succeed(null),
  add: ({ id, file, communities, posts, stored, at }, postIds) =>
    query("handIns.add", async (sql) => {
      await sql`
        INSERT INTO post_uploads (id, file, communities, posts, stored, at)
        VALUES (${id}, ${file}, ${communities}, ${posts}, ${stored}, ${at})`
      await sql`
        INSERT INTO uploaded_posts (upload_id, post_id)
        SELECT ${id}, post_id FROM unnest(${[...postIds]}::text[]) AS given(post_id) ON CONFLICT DO NOTHING`
    }),
  takeBack: (id, at) =>
    query("handIns.takeBack", async (sql) => {
      const [open] = await sql`
        SELECT id FROM post_uploads WHERE id = ${id} AND taken_back_at IS NULL FOR UPDATE`
      if (open === undefined) return null
      const gone = await sql<{ readonly id: string }[]>`
        DELETE FROM posts USING uploaded_posts mine
        WHERE mine.upload_id = ${id} AND posts.source = mine.source AND posts.id = mine.post_id
          AND NOT ${isShared(sql)}
        RETURNING posts.id`
      await sql`
        DELETE FROM known_posts WHERE source = 'upload'
          AND key IN (SELECT hashtextextended(given.id, 0) FROM unnest(${gone.map((post) => post.id)}::text[]) AS given(id))`
      await sql`UPDATE post_uploads SET taken_back_at = ${at}, removed = ${gone.length} WHERE id = ${id}`
      return gone.length
    }),
})
