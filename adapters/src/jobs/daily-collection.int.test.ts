import { makeLibrary } from "@rounds/core/evidence/library.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { beforeEach, expect, test } from "vitest"
import { joined } from "@rounds/core/collection/joined.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import { connectPool } from "#postgres/client.ts"
import { PostgresBackendUsage } from "#postgres/backend-usage.ts"
import { PostgresCollectionLog } from "#postgres/collection-log.ts"
import { PostgresCollectionProgress } from "#postgres/collection-progress.ts"
import { PostgresCommunities } from "#postgres/communities.ts"
import { PostgresEditions } from "#postgres/editions.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresPosts } from "#postgres/posts.ts"
import { PostgresSourceStandings } from "#postgres/source-standings.ts"
import { PostgresWithheldEditions } from "#postgres/withheld-editions.ts"
import { testDatabase } from "#testing/database.ts"
import { PgBossClient } from "./boss.ts"
import { CatchUp, collectDaily, dailyCollection } from "./daily-collection.ts"
import { PgBossJobs } from "./jobs.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)

/** One post a day is enough to be an edition. */
const Forum = Layer.succeed(
  ForumSource,
  joined([
    {
      kind: "reddit",
      name: "live",
      sampleDate: null,
      posts: ({ community, before }) =>
        Effect.succeed([
          {
            id: community,
            community,
            title: "How much fibre should I eat a day?",
            body: "",
            createdAt: before - 3600,
            score: 1,
            comments: 1,
            authorKey: null,
            flair: null,
            permalink: "https://www.reddit.com/r/nutrition/",
            url: null,
            over18: false,
            stickied: false,
            removed: false,
            automated: false,
          },
        ]),
      gone: () => Effect.succeed([]),
    },
  ]),
)

const Process = Layer.mergeAll(
  PostgresPosts,
  PostgresEditions,
  PostgresCommunities,
  PostgresCollectionLog,
  PostgresCollectionProgress,
  PostgresSourceStandings,
  PostgresWithheldEditions,
  PostgresBackendUsage,
  PgBossJobs.pipe(Layer.provide(PgBossClient(url, [dailyCollection]))),
  Forum,
  Layer.succeed(EvidenceLibrary, { library: Effect.succeed(makeLibrary([])) }),
).pipe(Layer.provideMerge(PostgresKernel(url)))

const run = <A, E>(effect: Effect.Effect<A, E, Layer.Success<typeof Process>>, now: string) =>
  Effect.runPromise(
    Effect.andThen(TestClock.setTime(Date.parse(now)), effect).pipe(
      Effect.provide(Process),
      Effect.provide(TestClock.layer()),
    ),
  )

const job = (createdAt: string) => ({ id: "job", data: null, createdAt: Date.parse(createdAt) })
const start = Effect.scoped(Layer.build(CatchUp))
const queued = () => sql`SELECT singleton_key FROM pgboss.job WHERE name = ${dailyCollection.name}`
const due = () => sql`SELECT due_on::text FROM editions ORDER BY finished_at`

beforeEach(async () => {
  await sql`TRUNCATE editions, posts CASCADE`
  await sql`DELETE FROM pgboss.job`.catch(() => {})
})

test("a job fulfils the schedule of its own day, also when it is done later and more than once", async () => {
  await run(collectDaily.handle(job("2026-11-20T09:00:02Z")), "2026-11-20T09:00:05Z")
  await run(collectDaily.handle(job("2026-11-20T09:00:02Z")), "2026-11-21T08:59:00Z")
  await run(collectDaily.handle(job("2026-11-21T09:00:00Z")), "2026-11-21T09:00:05Z")
  expect(await due()).toEqual([{ due_on: "2026-11-20" }, { due_on: "2026-11-21" }])
})

test("a collection that was due while no worker ran is queued once at start, however many workers start", async () => {
  await run(collectDaily.handle(job("2026-11-19T09:00:00Z")), "2026-11-19T09:00:05Z")
  await run(Effect.all([start, start], { concurrency: 2 }), "2026-11-20T11:00:00Z")
  await run(start, "2026-11-20T11:30:00Z")
  expect(await queued()).toEqual([{ singleton_key: "2026-11-20" }])
})

test("nothing is queued at start before the hour, when the day before has its edition", async () => {
  await run(collectDaily.handle(job("2026-11-19T09:00:00Z")), "2026-11-19T09:00:05Z")
  await run(start, "2026-11-20T08:59:00Z")
  expect(await queued()).toEqual([])
})

test("a new house has something to catch up on", async () => {
  await run(start, "2026-11-20T08:00:00Z")
  expect(await queued()).toEqual([{ singleton_key: "2026-11-19" }])
})
