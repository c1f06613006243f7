import { Transactions } from "@rounds/core/kernel/atomically.ts"
import { AlreadyCollected, CollectionRunning, type Edition, Editions } from "@rounds/core/topic/ports.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type postgres from "postgres"
import { query, Sql, type Statements } from "./client.ts"
import { readableOf } from "./documents.ts"
import { editionColumns, editionOfRow } from "./edition-rows.ts"
import { bounded, fromPostgres } from "./faults.ts"
import { rowOfTopic, topicColumns, topicOfRow } from "./topic-rows.ts"

/** The advisory lock of the one collection that may run. */
export const COLLECTION_LOCK = "rounds.collection"

/** Editions and their topics. Readers see the old edition until the new one is complete. */
export const PostgresEditions = Layer.effect(
  Editions,
  Effect.gen(function* () {
    const sql = yield* Sql
    const transactions = yield* Transactions
    const run = <A>(effect: Effect.Effect<A, never, Sql>) => Effect.provideService(effect, Sql, sql)
    return {
      newestOf: (source) => run(newestOf(source)),
      preceding: (source, asOf) => run(preceding(source, asOf)),
      fulfils: (source, dueOn) => run(fulfils(source, dueOn)),
      topicsOf: (editionId) => run(topicsOf(editionId)),
      yardstick: (isSample) => run(yardstick(isSample)),
      publish: (edition, dueOn, topics, byHand) =>
        transactions
          .atomically(run(publish(edition, dueOn, topics, byHand !== undefined)))
          .pipe(
            Effect.flatMap((published) =>
              published ? Effect.void : Effect.fail(new AlreadyCollected({ day: dueOn ?? "" })),
            ),
          ),
      alone: <A, E, R>(work: Effect.Effect<A, E, R>) =>
        Effect.acquireUseRelease(
          Effect.tryPromise({
            try: () => lockInTime(sql),
            catch: (cause) => fromPostgres("editions.alone", cause),
          }).pipe(Effect.orDie),
          (held): Effect.Effect<A, E | CollectionRunning, R> =>
            held === null ? Effect.fail(new CollectionRunning({})) : work,
          (held) => Effect.promise(async () => held?.release()),
        ),
    }
  }),
)

const newestOf = (source: string) =>
  query("editions.newestOf", async (sql) => {
    const [row] = await sql`
      SELECT ${editionColumns(sql)} FROM editions WHERE source = ${source}
      ORDER BY finished_at DESC, id LIMIT 1`
    return row === undefined ? null : editionOfRow(row)
  })

const preceding = (source: string, asOf: string) =>
  query("editions.preceding", async (sql) => {
    const day = `${asOf.slice(0, 10)}T00:00:00Z`
    const [row] = await sql`
      SELECT ${editionColumns(sql)} FROM editions
      WHERE source = ${source} AND as_of >= ${day}::timestamptz - interval '2 days' AND as_of < ${day}
      ORDER BY as_of DESC, finished_at DESC, id LIMIT 1`
    return row === undefined ? null : editionOfRow(row)
  })

const fulfils = (source: string, dueOn: string) =>
  query("editions.fulfils", async (sql) => {
    const found = await sql`SELECT 1 FROM editions WHERE source = ${source} AND due_on = ${dueOn}`
    return found.length > 0
  })

const topicsOf = (editionId: string) =>
  query(
    "editions.topicsOf",
    (sql) => sql`
      SELECT ${topicColumns(sql)} FROM trending_topics AS topic WHERE edition_id = ${editionId} AND trend_velocity <> 'steady'
      ORDER BY rank LIMIT 100`,
  ).pipe(
    Effect.flatMap(readableOf(topicOfRow)),
    Effect.map(({ documents }) => documents),
  )

/** How many editions a new one is measured by. */
const MEASURED_BY = 7

const yardstick = (isSample: boolean) =>
  query("editions.yardstick", async (sql) => {
    const rows = await sql`
      SELECT ${editionColumns(sql)}, by_hand FROM editions WHERE (sample_date IS NOT NULL) = ${isSample}
      ORDER BY finished_at DESC, id LIMIT ${MEASURED_BY}`
    const [any] = await sql`SELECT 1 FROM editions LIMIT 1`
    const byHand = rows.findIndex((row) => row["by_hand"] === true)
    const counted = byHand === -1 ? rows : rows.slice(0, byHand + 1)
    return { editions: counted.map(editionOfRow), isAnyPublished: any !== undefined }
  })

const publish = (edition: Edition, dueOn: string | null, topics: ReadonlyArray<Topic>, byHand: boolean) =>
  query("editions.publish", async (sql) => {
    const inserted = await sql`
      INSERT INTO editions (id, as_of, due_on, finished_at, source, sample_date, posts_today, posts_analysed,
                            communities, topics, by_hand, steady, not_read)
      VALUES (${edition.id}, ${edition.asOf}, ${dueOn}, ${edition.finishedAt}, ${edition.source},
              ${edition.sampleDate}, ${edition.postsToday}, ${edition.postsAnalysed}, ${edition.communities},
              ${edition.topics}, ${byHand},
              ${sql.json(edition.steady ?? [])},
              ${sql.json((edition.notRead ?? []).map(({ language, posts }) => ({ language, posts })))})
      ON CONFLICT (source, due_on) DO NOTHING`
    if (inserted.count === 0) return false
    await sql`UPDATE trending_topics SET is_active = false WHERE is_active`
    await insertTopics(sql, edition.id, topics)
    await archive(sql, edition.source, topics)
    return true
  })

/** A topic of the same theme and day keeps its id and its first `created_at` when the day is collected again. */
const insertTopics = (sql: Statements, editionId: string, topics: ReadonlyArray<Topic>) => {
  const rows = topics.map((topic, at) => ({
    ...rowOfTopic(topic, at + 1),
    edition_id: editionId,
    is_active: true,
  }))
  const replaced = Object.keys(rows[0] ?? {}).filter((column) => column !== "id" && column !== "created_at")
  if (replaced.length === 0) return Promise.resolve([])
  return sql`
    INSERT INTO trending_topics
    SELECT * FROM jsonb_populate_recordset(NULL::trending_topics, ${sql.json(rows)})
    ON CONFLICT (id) DO UPDATE SET (${sql(replaced)}) =
      (SELECT ${sql.unsafe(replaced.map((column) => `excluded.${column}`).join(", "))})`
}

/** What a topic's numbers count; its daily counts are kept as counts of that. */
const countedIn = ({ engagementData }: Topic): "question" | "subject" =>
  (engagementData.among ?? null) === null ? "subject" : "question"

/**
 * One row per theme and day: the counts that every number of the topic can be computed from again. `of` says whether the
 * subject was counted, or those of its posts alone that share the topic's question.
 */
const archive = (sql: Statements, source: string, topics: ReadonlyArray<Topic>) => {
  const rows = topics.flatMap((topic) =>
    topic.engagementData.days.map((day, at, days) => ({
      theme_key: topic.themeKey,
      archive_date: day.day,
      engagement_data: {
        posts: day.posts,
        comments: day.comments,
        upvotes: day.upvotes,
        of: countedIn(topic),
      },
      forum_examples: at === days.length - 1 ? topic.redditQuotes : [],
    })),
  )
  return sql`
    INSERT INTO theme_archives AS held (source, theme_key, archive_date, engagement_data, forum_examples)
    SELECT ${source}, theme_key, archive_date, engagement_data, forum_examples
    FROM jsonb_populate_recordset(NULL::theme_archives, ${sql.json(rows)})
    ON CONFLICT (source, theme_key, archive_date) DO UPDATE SET
      engagement_data = excluded.engagement_data,
      forum_examples = CASE WHEN excluded.forum_examples = '[]' THEN held.forum_examples
                            ELSE excluded.forum_examples END`
}

/** A lock that comes when nobody waits for it any more is given back. */
const lockInTime = async (sql: postgres.Sql) => {
  const locking = lock(sql)
  try {
    return await bounded("editions.alone", locking)
  } catch (cause) {
    locking.then(
      (held) => held?.release(),
      () => {},
    )
    throw cause
  }
}

/** The lock lives as long as its connection: a killed process frees it. Null when another process holds it. */
const lock = async (sql: postgres.Sql) => {
  const connection = await sql.reserve()
  const [row] = await connection`SELECT pg_try_advisory_lock(hashtext(${COLLECTION_LOCK})) AS held`
  if (row?.["held"] !== true) {
    connection.release()
    return null
  }
  return {
    release: async () => {
      await connection`SELECT pg_advisory_unlock(hashtext(${COLLECTION_LOCK}))`.catch(() => {})
      connection.release()
    },
  }
}
