import { collect, collectFailed, collectPosts } from "@rounds/core/collection/collect.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { publishByHand, WithheldEditions } from "@rounds/core/collection/withheld.ts"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { beforeEach, expect, test } from "vitest"
import { ago, askerOf, byHand, forget, forum, NOW, post, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { RecordedForum } from "./recorded.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)

beforeEach(forget(url))

const titles = () =>
  run(
    Topics.use((topics) => topics.list({ specialty: null, limit: 10 })),
    forum([]),
  ).then((list) => list.map(({ title }) => title))

const upload = (count: number) =>
  collectPosts({
    source: "bad.jsonl",
    asOf: new Date(NOW).toISOString(),
    posts: Stream.fromIterable(
      Array.from({ length: count }, (_, n) => post({ id: `u${n}`, createdAt: ago(1) })),
    ),
    onStage: byHand.onStage,
  })

test("an upload of two readable posts leaves everybody their topics, and an operator sees why", async () => {
  await run(collect(byHand), RecordedForum())
  const before = await titles()
  expect(before).toHaveLength(10)

  const refused = await run(Effect.flip(upload(2)), forum([]))
  expect(refused).toMatchObject({
    _tag: "EditionWithheld",
    shortfalls: [
      { measure: "posts", found: 2, needed: 50 },
      { measure: "topics", found: 0, needed: 1 },
    ],
  })
  expect(await titles()).toEqual(before)
  const outcomes = await rows(
    (sql) => sql`SELECT DISTINCT metadata->>'outcome' AS outcome FROM scraping_logs
      WHERE metadata->>'source' = 'bad.jsonl'`,
  )
  expect(outcomes).toEqual([{ outcome: "kept back: 2 of at least 50 posts, 0 of at least 1 topics" }])
})

test("an operator publishes an edition that was kept back, once, and later ones are measured by it", async () => {
  await run(collect(byHand), RecordedForum())
  const refused = await run(Effect.flip(upload(2)), forum([]))
  const editionId = refused._tag === "EditionWithheld" ? refused.editionId : ""
  const listed = await run(
    WithheldEditions.use((editions) => editions.all),
    forum([]),
  )
  expect(listed).toMatchObject([{ edition: { id: editionId, source: "bad.jsonl", postsAnalysed: 2 } }])

  expect(await run(publishByHand(editionId), forum([]))).toMatchObject({ id: editionId, postsAnalysed: 2 })
  expect(await titles()).toEqual([])
  expect(await run(Effect.flip(publishByHand(editionId)), forum([]))).toMatchObject({
    _tag: "EditionUnknown",
  })
  expect(await run(upload(2), forum([]), NOW + 1000)).toMatchObject({ postsAnalysed: 2 })
})

test("when most communities do not answer, the last edition stays and the day's schedule is not fulfilled", async () => {
  const posts = Array.from({ length: 60 }, (_, n) => post({ id: `p${n}`, createdAt: ago(1 + n / 60) }))
  await run(collect(byHand), forum(posts))
  const names = (await rows((sql) => sql`SELECT name FROM subreddit_config WHERE is_active`)).map(
    ({ name }) => String(name),
  )
  const broken = names.filter((name) => name !== "nutrition")
  const scheduled = { ...byHand, dueOn: "2026-11-20" }
  expect(await run(Effect.flip(collect(scheduled)), forum(posts, { broken }))).toMatchObject({
    _tag: "EditionWithheld",
    shortfalls: [{ measure: "communities", found: 1, needed: 10 }],
  })
  // After a failure a community rests for five minutes.
  expect(await run(collect(scheduled), forum(posts), NOW + 300_001)).toMatchObject({ communities: 19 })
})

test("communities that could not be read in the morning are read again later, and only those", async () => {
  const posts = [
    post({ id: "a", createdAt: ago(1) }),
    post({ id: "b", createdAt: ago(1), community: "Fitness" }),
  ]
  expect(await run(collect(byHand), forum(posts, { broken: ["Fitness"] }))).toMatchObject({
    communities: 18,
    postsAnalysed: 1,
  })
  const noon = NOW + 3_600_000
  expect(await run(collectFailed(byHand.onStage), forum(posts, { broken: ["Fitness"] }), noon)).toBeNull()
  const later = noon + 7_200_000
  expect(await run(collectFailed(byHand.onStage), forum(posts), later)).toMatchObject({
    communities: 19,
    postsAnalysed: 2,
  })
  const reads = await rows(
    (sql) => sql`SELECT subreddit_name AS name, count(*)::integer AS times FROM scraping_logs
      GROUP BY subreddit_name HAVING count(*) > 1`,
  )
  expect(reads).toEqual([{ name: "Fitness", times: 3 }])
  expect(await run(collectFailed(byHand.onStage), forum(posts), later)).toBeNull()
})
