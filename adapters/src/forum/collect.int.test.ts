import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { beforeEach, expect, test } from "vitest"
import { collect, collectPosts, collectUnlessToday, type CollectionRun } from "@rounds/core/topic/collect.ts"
import { type CollectionStage, ForumSource, SourceUnavailable, Topics } from "@rounds/core/topic/ports.ts"
import type { Post } from "@rounds/core/topic/post.ts"
import { purgeGone, purgeOld } from "@rounds/core/topic/purge.ts"
import { connectPool, query, Sql } from "#postgres/client.ts"
import { PostgresCollectionLog } from "#postgres/collection-log.ts"
import { PostgresCommunities } from "#postgres/communities.ts"
import { PostgresEditions } from "#postgres/editions.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresPosts } from "#postgres/posts.ts"
import { PostgresTopics } from "#postgres/topics.ts"
import { testDatabase } from "#testing/database.ts"
import { RecordedForum } from "./recorded.ts"

const url = await testDatabase()
const NOW = Date.parse("2026-11-20T12:00:00Z")
const DAY = 86_400

const Stores = Layer.mergeAll(
  PostgresPosts,
  PostgresTopics,
  PostgresEditions,
  PostgresCommunities,
  PostgresCollectionLog,
).pipe(Layer.provideMerge(PostgresKernel(url)))

type Needs = Layer.Success<typeof Stores> | ForumSource

/** Runs with a clock that stands at `now`. */
const run = <A, E>(effect: Effect.Effect<A, E, Needs>, source: Layer.Layer<ForumSource>, now = NOW) =>
  Effect.runPromise(
    Effect.andThen(TestClock.setTime(now), effect).pipe(
      Effect.provide(Layer.mergeAll(Stores, source)),
      Effect.provide(TestClock.layer()),
    ),
  )

const rows = <A>(ask: (sql: Sql["Service"]) => Promise<A>) => {
  const sql = connectPool(url, 1)
  return ask(sql).finally(() => sql.end())
}

const byHand: CollectionRun = { asOf: null, dueOn: null, onStage: () => Effect.void }

const post = (fields: Partial<Post> & Pick<Post, "id" | "createdAt">): Post => ({
  community: "nutrition",
  title: "How much fibre should I eat a day?",
  body: "I eat beans and oats and still do not reach it.",
  score: 10,
  comments: 4,
  authorKey: null,
  flair: null,
  permalink: `https://www.reddit.com/r/nutrition/comments/${fields.id}/`,
  url: null,
  over18: false,
  stickied: false,
  removed: false,
  automated: false,
  ...fields,
})

/** A live forum that gives these posts, and fails for communities named in `broken`. */
const forum = (
  posts: ReadonlyArray<Post>,
  more: { broken?: ReadonlyArray<string>; gone?: ReadonlyArray<string> } = {},
) =>
  Layer.succeed(ForumSource, {
    name: "live",
    sampleDate: null,
    posts: ({ community, since, before }) =>
      more.broken?.includes(community)
        ? Effect.fail(new SourceUnavailable({ community, reason: "It is closed.", retryAfter: null }))
        : Effect.succeed(
            posts.filter(
              (one) => one.community === community && one.createdAt >= since && one.createdAt < before,
            ),
          ),
    gone: (ids) => Effect.succeed(ids.filter((id) => more.gone?.includes(id))),
  })

beforeEach(() =>
  rows((sql) => sql`TRUNCATE posts, editions, trending_topics, theme_archives, scraping_logs CASCADE`),
)

const at = (days: number) => NOW / 1000 - days * DAY

test("the sample data give an edition of ten and more distinct topics with every label", async () => {
  const edition = await run(collect(byHand), RecordedForum())
  expect(edition).toMatchObject({
    source: "recorded",
    sampleDate: "2026-11-20",
    asOf: "2026-11-20T09:00:00.000Z",
    communities: 19,
  })
  const topics = await run(
    Topics.use((topics) => topics.list({ specialty: null, limit: 10 })),
    RecordedForum(),
  )
  expect(topics).toHaveLength(10)
  expect(new Set(topics.map(({ themeKey }) => themeKey)).size).toBe(10)
  expect(new Set(topics.map(({ trendVelocity }) => trendVelocity))).toEqual(
    new Set(["viral", "hot", "emerging", "rising"]),
  )
})

test("collecting the same posts twice changes nothing but the time of the edition", async () => {
  const all = () =>
    Promise.all([
      rows((sql) => sql`SELECT * FROM posts ORDER BY source, id`),
      rows(
        (sql) =>
          sql`SELECT to_jsonb(t) - 'edition_id' - 'updated_at' AS topic FROM trending_topics t ORDER BY id`,
      ),
      rows(
        (sql) =>
          sql`SELECT to_jsonb(a) - 'created_at' AS day FROM theme_archives a ORDER BY theme_key, archive_date`,
      ),
    ])
  await run(collect(byHand), RecordedForum())
  const once = await all()
  await run(collect(byHand), RecordedForum(), NOW + 3_600_000)
  expect(await all()).toEqual(once)
})

test("the daily counts in the archive are those that the topic shows", async () => {
  await run(collect(byHand), RecordedForum())
  const [topic] = await run(
    Topics.use((topics) => topics.list({ specialty: null, limit: 1 })),
    RecordedForum(),
  )
  const archived = await rows(
    (sql) => sql`
      SELECT archive_date::text AS day, engagement_data->'posts' AS posts FROM theme_archives
      WHERE theme_key = ${topic?.themeKey ?? ""} ORDER BY archive_date`,
  )
  expect(archived.map(({ day, posts }) => [day, posts])).toEqual(
    topic?.engagementData.days.map(({ day, posts }) => [day, posts]),
  )
})

test("one community that fails is logged and stops none of the others", async () => {
  const source = forum([post({ id: "a", createdAt: at(1), community: "Fitness" })], { broken: ["nutrition"] })
  const edition = await run(collect(byHand), source)
  expect(edition.communities).toBe(18)
  const logged = await rows(
    (sql) => sql`SELECT subreddit_name, success, error_message, posts_collected FROM scraping_logs`,
  )
  expect(logged).toHaveLength(19)
  expect(logged.filter(({ success }) => success === false)).toEqual([
    { subreddit_name: "nutrition", success: false, error_message: "It is closed.", posts_collected: 0 },
  ])
})

test("a collection that reads nothing keeps the edition before and logs every community", async () => {
  await run(collect(byHand), forum([post({ id: "a", createdAt: at(1) })]))
  const names = (await rows((sql) => sql`SELECT name FROM subreddit_config`)).map(({ name }) => String(name))
  const failed = await run(Effect.flip(collect(byHand)), forum([], { broken: names }))
  expect(failed).toMatchObject({ _tag: "NothingCollected", source: "live" })
  expect(await rows((sql) => sql`SELECT id FROM editions`)).toHaveLength(1)
  expect(await rows((sql) => sql`SELECT id FROM scraping_logs WHERE NOT success`)).toHaveLength(19)
})

test("a day's schedule is fulfilled once, also when two collections finish side by side", async () => {
  const source = forum([post({ id: "a", createdAt: at(1) })])
  const scheduled = { ...byHand, dueOn: "2026-11-20" }
  const outcomes = await Promise.all([1, 2, 3].map(() => run(Effect.exit(collect(scheduled)), source)))
  expect(outcomes.filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
  expect(await run(Effect.flip(collect(scheduled)), source)).toMatchObject({ _tag: "AlreadyCollected" })
  expect(await rows((sql) => sql`SELECT id FROM editions`)).toHaveLength(1)
})

test("while one collection runs, another is refused", async () => {
  const source = forum([post({ id: "a", createdAt: at(1) })])
  const inner = await run(
    Effect.gen(function* () {
      const refused: Array<unknown> = []
      yield* collect({
        ...byHand,
        onStage: (stage) =>
          stage._tag === "Grouping"
            ? Effect.flip(collect(byHand)).pipe(
                Effect.map((failure) => refused.push(failure)),
                Effect.orDie,
                Effect.provide(Layer.mergeAll(Stores, source)),
              )
            : Effect.void,
      })
      return refused
    }),
    source,
  )
  expect(inner).toMatchObject([{ _tag: "CollectionRunning" }])
})

test("topics are made only once a day unless somebody collects by hand", async () => {
  const source = forum([post({ id: "a", createdAt: at(1) })])
  const first = await run(collectUnlessToday(byHand.onStage), source)
  const again = await run(collectUnlessToday(byHand.onStage), source, NOW + 3_600_000)
  expect(again).toEqual(first)
  const tomorrow = await run(collectUnlessToday(byHand.onStage), source, NOW + DAY * 1000)
  expect(tomorrow.id).not.toBe(first.id)
})

test("progress tells every community, then grouping, then publishing", async () => {
  const stages: Array<CollectionStage> = []
  await run(
    collect({ ...byHand, onStage: (stage) => Effect.sync(() => stages.push(stage)) }),
    forum([post({ id: "a", createdAt: at(1) })]),
  )
  expect(stages.map(({ _tag }) => _tag)).toEqual([
    ...Array.from({ length: 20 }, () => "Collecting"),
    "Grouping",
    "Publishing",
  ])
  expect(stages[19]).toEqual({ _tag: "Collecting", done: 19, of: 19 })
})

test("a post that comes back as removed loses its text at once", async () => {
  await run(collect(byHand), forum([post({ id: "a", createdAt: at(1) })]))
  await run(collect(byHand), forum([post({ id: "a", createdAt: at(1), removed: true })]))
  expect(await rows((sql) => sql`SELECT title, body, removed FROM posts`)).toEqual([
    { title: "", body: "", removed: true },
  ])
})

test("posts deleted upstream are purged", async () => {
  const posts = [post({ id: "a", createdAt: at(1) }), post({ id: "b", createdAt: at(2) })]
  await run(collect(byHand), forum(posts))
  expect(await run(purgeGone(), forum(posts, { gone: ["b"] }))).toBe(1)
  expect(await rows((sql) => sql`SELECT id FROM posts`)).toEqual([{ id: "a" }])
})

test("raw posts are gone before they have been held for 30 days, their daily counts stay", async () => {
  await run(collect(byHand), RecordedForum())
  expect(await run(purgeOld(), RecordedForum(), NOW + 28 * DAY * 1000)).toBe(0)
  expect(await run(purgeOld(), RecordedForum(), NOW + 30 * DAY * 1000)).toBeGreaterThan(3000)
  expect(await rows((sql) => sql`SELECT id FROM posts`)).toEqual([])
  expect((await rows((sql) => sql`SELECT 1 FROM theme_archives`)).length).toBeGreaterThan(100)
})

test("an uploaded file is a source of its own: no other source's posts are its history", async () => {
  const upload = (source: string, posts: ReadonlyArray<Post>) =>
    collectPosts({
      source,
      asOf: new Date(NOW).toISOString(),
      posts: Stream.fromIterable(posts),
      onStage: byHand.onStage,
    })
  await run(
    upload("one.jsonl", [post({ id: "a", createdAt: at(1) }), post({ id: "b", createdAt: at(40) })]),
    forum([]),
  )
  const second = await run(upload("two.jsonl", [post({ id: "c", createdAt: at(1) })]), forum([]))
  expect(second).toMatchObject({ source: "two.jsonl", postsAnalysed: 1, sampleDate: null })
  expect(await rows((sql) => sql`SELECT source, id FROM posts ORDER BY id`)).toEqual([
    { source: "one.jsonl", id: "a" },
    { source: "two.jsonl", id: "c" },
  ])
})

test("a topic of an older edition is still found by its id", async () => {
  await run(collect(byHand), RecordedForum())
  const list = Topics.use((topics) => topics.list({ specialty: null, limit: 10 }))
  const [first] = await run(list, RecordedForum())
  await run(collect(byHand), forum([post({ id: "a", createdAt: at(1) })]))
  expect(await run(list, RecordedForum())).toEqual([])
  const found = await run(
    Topics.use((topics) => topics.byId(first?.id ?? "")),
    RecordedForum(),
  )
  expect(found).toEqual({ ...first, isActive: false })
})

test("filtering by specialty gives topics of that specialty, best first", async () => {
  await run(collect(byHand), RecordedForum())
  const topics = await run(
    Topics.use((topics) => topics.list({ specialty: "dietitian", limit: 10 })),
    RecordedForum(),
  )
  expect(topics.length).toBeGreaterThan(1)
  for (const { specialtyRelevance } of topics) {
    expect(specialtyRelevance.map(({ specialty }) => specialty)).toContain("dietitian")
  }
})
