import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { beforeEach, expect, test } from "vitest"
import { collect, collectPosts } from "@rounds/core/collection/collect.ts"
import { analyse } from "@rounds/core/topic/analyse.ts"
import { Analysis } from "@rounds/core/topic/analysis.ts"
import type { CollectionStage } from "@rounds/core/topic/ports.ts"
import type { Post } from "@rounds/core/reading/post.ts"
import { purgeGone, purgeOld } from "@rounds/core/collection/purge.ts"
import {
  ago,
  askerOf,
  byHand,
  DAY,
  forget,
  forum,
  NOW,
  post,
  runnerOn,
  storesOf,
} from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { RecordedForum } from "./recorded.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)

beforeEach(forget(url))

test("one community that fails is logged and stops none of the others", async () => {
  const source = forum([post({ id: "a", createdAt: ago(1), community: "Fitness" })], {
    broken: ["nutrition"],
  })
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
  await run(collect(byHand), forum([post({ id: "a", createdAt: ago(1) })]))
  const names = (await rows((sql) => sql`SELECT name FROM subreddit_config`)).map(({ name }) => String(name))
  const failed = await run(Effect.flip(collect(byHand)), forum([], { broken: names }))
  expect(failed).toMatchObject({ _tag: "NothingCollected", source: "live" })
  expect(await rows((sql) => sql`SELECT id FROM editions`)).toHaveLength(1)
  expect(await rows((sql) => sql`SELECT id FROM scraping_logs WHERE NOT success`)).toHaveLength(19)
})

test("a day's schedule is fulfilled once, also when two collections finish side by side", async () => {
  const source = forum([post({ id: "a", createdAt: ago(1) })])
  const scheduled = { ...byHand, dueOn: "2026-11-20" }
  const outcomes = await Promise.all([1, 2, 3].map(() => run(Effect.exit(collect(scheduled)), source)))
  expect(outcomes.filter(({ _tag }) => _tag === "Success")).toHaveLength(1)
  expect(await run(Effect.flip(collect(scheduled)), source)).toMatchObject({ _tag: "AlreadyCollected" })
  expect(await rows((sql) => sql`SELECT id FROM editions`)).toHaveLength(1)
})

test("while one collection runs, another is refused", async () => {
  const source = forum([post({ id: "a", createdAt: ago(1) })])
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
                Effect.provide(Layer.mergeAll(storesOf(url), source)),
              )
            : Effect.void,
      })
      return refused
    }),
    source,
  )
  expect(inner).toMatchObject([{ _tag: "CollectionRunning" }])
})

test("progress tells every community, then grouping, then publishing", async () => {
  const stages: Array<CollectionStage> = []
  await run(
    collect({ ...byHand, onStage: (stage) => Effect.sync(() => stages.push(stage)) }),
    forum([post({ id: "a", createdAt: ago(1) })]),
  )
  expect(stages.map(({ _tag }) => _tag)).toEqual([
    ...Array.from({ length: 20 }, () => "Collecting"),
    "Grouping",
    "Publishing",
  ])
  expect(stages[19]).toEqual({ _tag: "Collecting", done: 19, of: 19 })
})

test("a post that comes back as removed loses its text at once", async () => {
  const other = post({ id: "b", createdAt: ago(1) })
  await run(collect(byHand), forum([post({ id: "a", createdAt: ago(1) }), other]))
  await run(collect(byHand), forum([post({ id: "a", createdAt: ago(1), removed: true }), other]))
  expect(await rows((sql) => sql`SELECT title, body, removed FROM posts WHERE id = 'a'`)).toEqual([
    { title: "", body: "", removed: true },
  ])
})

test("when every community answers with nothing, the edition before stays", async () => {
  await run(
    collect(byHand),
    forum([post({ id: "a", createdAt: ago(40) }), post({ id: "b", createdAt: ago(1) })]),
  )
  const later = NOW + 40 * DAY * 1000
  const failed = await run(Effect.flip(collect(byHand)), forum([]), later)
  expect(failed).toMatchObject({ _tag: "NothingCollected" })
  expect(await rows((sql) => sql`SELECT id FROM editions`)).toHaveLength(1)
})

test("posts deleted upstream are purged", async () => {
  const posts = [post({ id: "a", createdAt: ago(1) }), post({ id: "b", createdAt: ago(2) })]
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

test("a second topic of one address is left out of the edition and counted as not offered", async () => {
  const twice = {
    of: (subject: Parameters<typeof analyse>[0]) =>
      Effect.map(analyse(subject), (found) => ({ ...found, topics: [...found.topics, ...found.topics] })),
  }
  const collected = collect(byHand).pipe(Effect.provideService(Analysis, twice))
  const { topics } = await run(collected, RecordedForum())
  const [logged] = await rows(
    (sql) => sql`SELECT DISTINCT (dropped->>'count')::integer AS count FROM scraping_logs,
      jsonb_array_elements(metadata->'notOffered') AS dropped WHERE dropped->>'reason' = 'duplicate'`,
  )
  expect(topics).toBeGreaterThan(0)
  expect(Number(logged?.["count"])).toBeGreaterThanOrEqual(topics)
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
    upload("one.jsonl", [post({ id: "a", createdAt: ago(1) }), post({ id: "b", createdAt: ago(40) })]),
    forum([]),
  )
  const second = await run(upload("two.jsonl", [post({ id: "c", createdAt: ago(1) })]), forum([]))
  expect(second).toMatchObject({ source: "two.jsonl", postsAnalysed: 1, sampleDate: null })
  expect(await rows((sql) => sql`SELECT source, id FROM posts ORDER BY id`)).toEqual([
    { source: "one.jsonl", id: "a" },
    { source: "two.jsonl", id: "c" },
  ])
})

test("a collection that loses its database connection half way blocks none after it", async () => {
  const source = forum([post({ id: "a", createdAt: ago(1) })])
  const cut: Array<unknown> = []
  const cutOff = Effect.promise(async () => {
    const holders = await rows(
      (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND objid = (hashtext('rounds.collection')::bigint & 4294967295)::oid
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    cut.push(...holders)
  })
  await run(
    collect({ ...byHand, onStage: ({ _tag }) => (_tag === "Grouping" ? cutOff : Effect.void) }),
    source,
  )
  expect(cut).toHaveLength(1)
  expect(await run(collect(byHand), source)).toMatchObject({ source: "live" })
})
