import { collect, collectFailed } from "@rounds/core/collection/collect.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import { type ForumReader, ForumSource, SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { beforeEach, expect, test } from "vitest"
import { ago, askerOf, byHand, forget, liveReader, NOW, post, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()
// Each run is a process of its own: nothing is known but what is stored.
const run = runnerOn(url)
const rows = askerOf(url)
const MINUTE = 60_000

beforeEach(async () => {
  await forget(url)()
  await rows((sql) => sql`UPDATE subreddit_config SET is_active = name IN ('nutrition', 'Fitness')`)
})

const posts = [
  post({ id: "a", createdAt: ago(1) }),
  post({ id: "b", createdAt: ago(1.5), community: "Fitness" }),
]

/** A forum that notes who is asked for, and does not give Fitness. */
const noting = (broken: ReadonlyArray<string> = ["Fitness"]) => {
  const asked: Array<string> = []
  const reader = liveReader(posts, { broken })
  const source = Layer.succeed(
    ForumSource,
    joined([
      {
        ...reader,
        posts: (query) =>
          Effect.suspend(() => {
            asked.push(query.community)
            return reader.posts(query)
          }),
      },
    ]),
  )
  return { asked, source }
}

const standings = () =>
  rows(
    (sql) => sql`
      SELECT community, failures, extract(epoch FROM next_try_at - ${new Date(NOW)})::integer / 60 AS rests,
        last_ok_at IS NOT NULL AS answered FROM source_standings ORDER BY community`,
  )

test("a community that fails is left alone for a while by the schedule, in whatever process, and by an operator never", async () => {
  const first = noting()
  await run(collect(byHand), first.source)
  expect(first.asked.toSorted()).toEqual(["Fitness", "nutrition"])
  expect(await standings()).toEqual([
    { community: "Fitness", failures: 1, rests: 5, answered: false },
    { community: "nutrition", failures: 0, rests: null, answered: true },
  ])
  const soon = noting()
  expect(await run(collectFailed(byHand.onStage), soon.source, NOW + 4 * MINUTE)).toBeNull()
  await run(collect(byHand), soon.source, NOW + 4 * MINUTE)
  expect(soon.asked).toEqual(["nutrition"])
  const operator = noting()
  await run(collect({ ...byHand, despiteRests: true }), operator.source, NOW + 4 * MINUTE)
  expect(operator.asked.toSorted()).toEqual(["Fitness", "nutrition"])
  const later = noting([])
  const edition = await run(collectFailed(byHand.onStage), later.source, NOW + 30 * MINUTE)
  expect([later.asked, edition?.communities]).toEqual([["Fitness"], 2])
  expect(await standings()).toMatchObject([{ failures: 0, rests: null, answered: true }, {}])
})

/** A source that gives nothing before a time, and says so. */
const limited = () => {
  let until = 0
  const told: Array<number> = []
  const reader: ForumReader = {
    ...liveReader(posts),
    posts: ({ community }) => {
      until = NOW + 90 * MINUTE
      return Effect.fail(
        new SourceUnavailable({ community, reason: "The source's limit is used up.", retryAfter: 5400 }),
      )
    },
    limit: {
      until: Effect.sync(() => until),
      restUntil: (at) =>
        Effect.sync(() => {
          told.push(at)
          until = at
        }),
    },
  }
  return { told, source: Layer.succeed(ForumSource, joined([reader])) }
}

test("a process that starts anew keeps to the rest that a source asked the one before for", async () => {
  const before = limited()
  await run(Effect.flip(collect(byHand)), before.source)
  expect(before.told).toEqual([])
  const after = limited()
  await run(Effect.flip(collect({ ...byHand, despiteRests: true })), after.source, NOW + MINUTE)
  expect(after.told).toEqual([NOW + 90 * MINUTE])
  expect(await standings()).toMatchObject([
    { community: "Fitness", failures: 2 },
    { community: "nutrition", failures: 2 },
  ])
})

test("a recording is read as it is: nothing of it is noted", async () => {
  const recording = { ...liveReader(posts, { broken: ["Fitness"] }), sampleDate: "2026-11-20" }
  await run(collect(byHand), Layer.succeed(ForumSource, joined([recording])))
  expect(await standings()).toEqual([])
})
