import type { Post } from "@rounds/core/reading/post.ts"
import { documentOfReading, readingInDocument } from "@rounds/core/reading/reading-document.ts"
import { Posts } from "@rounds/core/topic/ports.ts"
import type { PostRead } from "@rounds/core/topic/post-reading.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"
import { implement } from "./implement.ts"

/** Rows a statement carries at most; 500 posts are well under a megabyte. */
const BATCH = 500

/** The posts table. Text of a removed post never reaches it, and leaves it when the removal is seen. */
export const PostgresPosts = implement(Posts, {
  store: (source, posts, seenAt) =>
    Effect.forEach(batches(unique(posts)), (batch) => storeBatch(source, batch, seenAt)).pipe(
      Effect.map((counts) => counts.reduce((sum, count) => sum + count, 0)),
    ),
  page: (ask) => page(ask),
  pageRead: (ask) => pageRead(ask),
  keepReadings: (source, reader, read) =>
    Effect.forEach(batches(read), (batch) => keepReadings(source, reader, batch), { discard: true }),
  newest: (source, community) => newest(source, community),
  communities: (source) =>
    query("posts.communities", async (sql) => {
      const rows = await sql<{ readonly community: string }[]>`
        SELECT DISTINCT community FROM posts WHERE source = ${source} ORDER BY community LIMIT 1000`
      return rows.map(({ community }) => community)
    }),
  remove: (source, ids) =>
    query("posts.remove", async (sql) => {
      const removed = await sql`DELETE FROM posts WHERE source = ${source} AND id = ANY(${[...ids]})`
      return removed.count
    }),
  purge: (seenBefore) =>
    query("posts.purge", async (sql) => {
      const purged = await sql`DELETE FROM posts WHERE first_seen_at < ${new Date(seenBefore)}`
      return purged.count
    }),
})

const storeBatch = (source: string, posts: ReadonlyArray<Post>, seenAt: number) =>
  query("posts.store", async (sql) => {
    const rows = posts.map((post) => ({ ...post, ...(post.removed ? WITHOUT_TEXT : {}) }))
    const stored = await sql<{ readonly inserted: boolean }[]>`
      WITH stored AS (
      INSERT INTO posts AS held (source, id, community, title, body, created_at, score, comments, author_key, flair,
                                 permalink, url, over18, stickied, removed, automated, first_seen_at)
      SELECT ${source}, id, community, title, body, to_timestamp("createdAt"), score, comments, "authorKey", flair,
             permalink, url, over18, stickied, removed, automated, ${new Date(seenAt)}
      FROM jsonb_to_recordset(${sql.json(rows)}) AS post(
        id text, community text, title text, body text, "createdAt" double precision, score integer, comments integer,
        "authorKey" text, flair text, permalink text, url text, over18 boolean, stickied boolean, removed boolean,
        automated boolean)
      ON CONFLICT (source, id) DO UPDATE SET
        title = excluded.title, body = excluded.body, score = excluded.score, comments = excluded.comments,
        flair = excluded.flair, url = excluded.url, permalink = excluded.permalink,
        author_key = CASE WHEN excluded.removed THEN NULL ELSE held.author_key END, over18 = excluded.over18,
        stickied = excluded.stickied, removed = excluded.removed, automated = excluded.automated,
        ${sql.unsafe(KEPT_READING)}
      RETURNING id, removed, (xmax = 0) AS inserted),
      known AS (
        INSERT INTO known_posts (key, source, seen_on)
        SELECT hashtextextended(id, 0), ${source}, ${new Date(seenAt).toISOString().slice(0, 10)}::date
        FROM stored WHERE NOT removed
        ON CONFLICT DO NOTHING)
      SELECT inserted FROM stored`
    return stored.filter(({ inserted }) => inserted).length
  })

/** Of other words there is no reading yet. */
const SAME_WORDS = ["title", "body", "flair", "url", "over18", "stickied", "removed", "automated"]
  .map((column) => `held.${column} IS NOT DISTINCT FROM excluded.${column}`)
  .join(" AND ")
const KEPT_READING = ["reading", "read_by"]
  .map((column) => `${column} = CASE WHEN ${SAME_WORDS} THEN held.${column} END`)
  .join(", ")

/** An address holds the title, too. */
const WITHOUT_TEXT = { title: "", body: "", permalink: "", url: null, flair: null, authorKey: null }

const page = (ask: {
  readonly source: string
  readonly community?: string
  readonly since: number
  readonly before: number
  readonly after: { readonly createdAt: number; readonly id: string } | null
  readonly limit: number
}) =>
  query("posts.page", async (sql): Promise<ReadonlyArray<Post>> => {
    const after = ask.after ?? { createdAt: ask.since, id: "" }
    return sql<Post[]>`
      SELECT id, community, title, body, extract(epoch FROM created_at)::float8 AS "createdAt", score, comments,
             author_key AS "authorKey", flair, permalink, url, over18, stickied, removed, automated
      FROM posts
      WHERE source = ${ask.source}
        ${ask.community === undefined ? sql`` : sql`AND community = ${ask.community}`}
        AND created_at < to_timestamp(${ask.before})
        AND (created_at, id) > (to_timestamp(${after.createdAt}), ${after.id})
      ORDER BY created_at, id
      LIMIT ${ask.limit}`
  })

type PageRead = Parameters<Posts["Service"]["pageRead"]>[0]

const pageRead = Effect.fnUntraced(function* (ask: PageRead) {
  const page = (yield* pageHeld(ask)).map(({ reading: stored, ...post }) => {
    const reading = stored === null ? null : readingInDocument(stored)
    return { post, reading, isLost: stored !== null && reading === null }
  })
  const lost = page.filter(({ isLost }) => isLost).map(({ post }) => post.id)
  const texts = lost.length === 0 ? null : yield* textsOf(ask.source, lost)
  return page.map(({ post, reading }) => ({ post: { ...post, ...texts?.get(post.id) }, reading }))
})

const pageHeld = ({ source, since, before, after, limit, reader, textSince }: PageRead) =>
  query("posts.pageRead", (sql) => {
    const last = after ?? { createdAt: since, id: "" }
    return sql<(Post & { readonly reading: unknown })[]>`
      SELECT id, community, CASE WHEN bare THEN '' ELSE title END AS title, CASE WHEN bare THEN '' ELSE body END AS body,
             extract(epoch FROM created_at)::float8 AS "createdAt", score, comments, author_key AS "authorKey", flair,
             permalink, url, over18, stickied, removed, automated, CASE WHEN is_read THEN reading END AS reading
      FROM posts, LATERAL (SELECT read_by IS NOT NULL AND read_by IS NOT DISTINCT FROM ${reader}) AS a(is_read),
        LATERAL (SELECT is_read AND created_at < to_timestamp(${textSince})) AS b(bare)
      WHERE source = ${source} AND NOT removed
        AND created_at < to_timestamp(${before})
        AND (created_at, id) > (to_timestamp(${last.createdAt}), ${last.id})
      ORDER BY created_at, id
      LIMIT ${limit}`
  })

/** Title and body of posts whose reading cannot be made out, so that they are read again. */
const textsOf = (source: string, ids: ReadonlyArray<string>) =>
  query("posts.texts", async (sql) => {
    const rows = await sql<{ readonly id: string; readonly title: string; readonly body: string }[]>`
      SELECT id, title, body FROM posts WHERE source = ${source} AND id = ANY(${[...ids]})`
    return new Map(rows.map(({ id, ...text }) => [id, text]))
  })

const keepReadings = (source: string, reader: string, read: ReadonlyArray<PostRead>) =>
  query("posts.keepReadings", async (sql) => {
    const rows = read.map(({ id, reading }) => ({ id, reading: documentOfReading(reading) }))
    await sql`
      UPDATE posts SET reading = made.reading, read_by = ${reader}
      FROM jsonb_to_recordset(${sql.json(rows)}) AS made(id text, reading jsonb)
      WHERE posts.source = ${source} AND posts.id = made.id AND NOT posts.removed`
  })

const newest = (source: string, community: string) =>
  query("posts.newest", async (sql) => {
    const [row] = await sql<{ readonly at: number | null }[]>`
      SELECT extract(epoch FROM max(created_at))::float8 AS at FROM posts
      WHERE source = ${source} AND community = ${community}`
    return row?.at ?? null
  })

const batches = <A>(all: ReadonlyArray<A>) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH))

/** The last of several versions of a post wins: one statement may not touch a row twice. */
const unique = (posts: ReadonlyArray<Post>) => [...new Map(posts.map((post) => [post.id, post])).values()]
