import { PublicRecords } from "@rounds/core/insight/ports.ts"
import { collect, collectPosts } from "@rounds/core/collection/collect.ts"
import { Posts } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { beforeEach, expect, test } from "vitest"
import { RecordedForum } from "#forum/recorded.ts"
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
import { PostgresPublicRecords } from "./public-records.ts"
import { PostgresScripts } from "./scripts.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)

beforeEach(forget(url))

const records = (isSample: boolean) =>
  Effect.runPromise(
    PublicRecords.use((port) => port.read(isSample)).pipe(
      Effect.provide(
        PostgresPublicRecords.pipe(Layer.provide(PostgresScripts), Layer.provideMerge(storesOf(url))),
      ),
    ),
  )

test("a post counts once, however often it is collected", async () => {
  await run(collect(byHand), RecordedForum())
  const { postsRead } = await records(true)
  const [held] = await rows((sql) => sql`SELECT count(*)::integer AS posts FROM posts WHERE NOT removed`)
  expect(postsRead).toBe(held?.["posts"])
  await run(collect(byHand), RecordedForum(), NOW + 1000)
  await run(collect(byHand), RecordedForum(), NOW + 2000)
  expect((await records(true)).postsRead).toBe(postsRead)
})

test("a post counts once, also under another file's name and after it was purged", async () => {
  const posts = [post({ id: "a", createdAt: ago(1) }), post({ id: "b", createdAt: ago(2) })]
  const upload = (source: string) =>
    run(
      collectPosts({
        source,
        asOf: new Date(NOW).toISOString(),
        posts: Stream.fromIterable(posts),
        onStage: byHand.onStage,
      }),
      forum([]),
    )
  await upload("one.jsonl")
  await upload("two.jsonl")
  expect((await records(false)).postsRead).toBe(2)
  await run(
    Posts.use((port) => port.purge(NOW + DAY * 1000)),
    forum([]),
  )
  await upload("three.jsonl")
  expect((await records(false)).postsRead).toBe(2)
})

test("figures of real posts hold no sample, and the other way round", async () => {
  await run(collect(byHand), RecordedForum())
  expect((await records(false)).postsRead).toBe(0)
  expect((await records(true)).postsRead).toBeGreaterThan(4000)
})

test("a removed post is not counted", async () => {
  await run(
    collect(byHand),
    forum([post({ id: "a", createdAt: ago(1) }), post({ id: "b", createdAt: ago(1), removed: true })]),
  )
  expect(await records(false)).toMatchObject({ postsRead: 1, analysedSince: "2026-11-20" })
})
