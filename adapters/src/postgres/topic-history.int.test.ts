import { TopicArchive } from "@rounds/core/topic/archive.ts"
import { Editions } from "@rounds/core/topic/ports.ts"
import type { DailyCount } from "@rounds/core/topic/topic.ts"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { PostgresEditions } from "./editions.ts"
import { PostgresKernel } from "./kernel.ts"
import { PostgresTopicArchive } from "./topic-archive.ts"

const DAY = 86_400_000
const LAST = Date.parse("2026-11-20T00:00:00Z")
const dayBefore = (ago: number): string => new Date(LAST - ago * DAY).toISOString().slice(0, 10)

let runtime: ManagedRuntime.ManagedRuntime<Editions | TopicArchive, never>
beforeAll(async () => {
  const url = await testDatabase()
  runtime = ManagedRuntime.make(
    Layer.mergeAll(PostgresEditions, PostgresTopicArchive).pipe(Layer.provideMerge(PostgresKernel(url, 2))),
  )
})
afterAll(() => runtime.dispose())

/** Thirty-one days with as many posts each, up to the day so long before the last. */
const month = (ago: number, posts: number): ReadonlyArray<DailyCount> =>
  Array.from({ length: 31 }, (_, at) => ({
    day: dayBefore(ago + 30 - at),
    posts,
    comments: 2 * posts,
    upvotes: 3 * posts,
  }))

interface Published {
  readonly ago: number
  readonly posts: number
  /** Counted by its question among so many; else by its subject. */
  readonly among?: number
  readonly source?: string
}

/** An edition of a day with one topic, whose id it gives. */
const publish = async ({ ago, posts, among, source = "test" }: Published): Promise<string> => {
  const at = new Date(LAST - ago * DAY + 9 * 3_600_000).toISOString()
  const id = `${dayBefore(ago)}-zinc-${source}-${among ?? "subject"}`
  const topic = sampleTopic({ id, themeKey: "zinc" })
  const engagementData = { ...topic.engagementData, days: month(ago, posts), among: among ?? null }
  await runtime.runPromise(
    Editions.use((editions) =>
      editions.publish(
        {
          id: crypto.randomUUID(),
          asOf: at,
          finishedAt: at,
          source,
          sampleDate: null,
          postsToday: 1,
          postsAnalysed: 1,
          communities: 1,
          topics: 1,
        },
        null,
        [{ ...topic, engagementData }],
      ),
    ),
  )
  return id
}

const daysOf = (id: string) => runtime.runPromise(TopicArchive.use((archive) => archive.daysOf(id)))

test("a theme's days are those of all its editions, 90 at most and none of a time in which it was in no edition", async () => {
  await publish({ ago: 200, posts: 9 })
  await publish({ ago: 80, posts: 1 })
  const middle = await publish({ ago: 35, posts: 2 })
  const newest = await publish({ ago: 0, posts: 4 })
  const days = await daysOf(newest)
  const known = [
    // Of the first month only what lies within 90 days: its last ten.
    ...Array.from({ length: 10 }, (_, at) => [dayBefore(89 - at), 1]),
    ...Array.from({ length: 31 }, (_, at) => [dayBefore(65 - at), 2]),
    ...Array.from({ length: 31 }, (_, at) => [dayBefore(30 - at), 4]),
  ]
  expect(days.map(({ day, posts }) => [day, posts])).toEqual(known)
  expect(days.at(-1)).toEqual({ day: "2026-11-20", posts: 4, comments: 8, upvotes: 12 })
  // An older topic is read as it was known then.
  expect((await daysOf(middle)).at(-1)?.day).toBe(dayBefore(35))
})

test("what another source has of it, and counts of a question beside those of its subject, are no part of it", async () => {
  const other = await publish({ ago: 0, posts: 7, source: "other" })
  expect((await daysOf(other)).map(({ posts }) => posts)).toEqual(Array.from({ length: 31 }, () => 7))
  const asked = await publish({ ago: 1, posts: 1, among: 9, source: "third" })
  const whole = await publish({ ago: 0, posts: 5, source: "third" })
  // The newest edition counted the subject on all days but the first of the other's.
  expect((await daysOf(asked)).map(({ day }) => day)).toEqual([dayBefore(31)])
  expect(await daysOf(whole)).toHaveLength(31)
  expect(await daysOf("nobody's")).toEqual([])
})
