import { joined } from "@rounds/core/collection/joined.ts"
import { keyOf } from "@rounds/core/reading/community-name.ts"
import { collect, collectFailed } from "@rounds/core/collection/collect.ts"
import { purgeGone } from "@rounds/core/collection/purge.ts"
import { Communities, ForumSource, SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { beforeEach, expect, test } from "vitest"
import { ago, askerOf, byHand, forget, liveReader, NOW, post, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)

const lemmy = "nutrition@lemmy.example"
const feed = "https://news.example/feed"

beforeEach(async () => {
  await forget(url)()
  await rows(async (sql) => {
    await sql`UPDATE subreddit_config SET is_active = name IN ('nutrition', 'Fitness')`
    await sql`DELETE FROM subreddit_config WHERE source <> 'reddit'`
    await sql`INSERT INTO subreddit_config (source, name, title)
      VALUES ('lemmy', ${lemmy}, NULL), ('feed', ${feed}, 'Health news')`
  })
})

const several = (...readers: ReadonlyArray<ReturnType<typeof liveReader>>) =>
  Layer.succeed(ForumSource, joined(readers))

const reddit = liveReader([
  post({ id: "a", createdAt: ago(1) }),
  post({ id: "b", createdAt: ago(1.5), community: "Fitness" }),
])
const unavailable = new SourceUnavailable({
  community: "nutrition",
  reason: "It is closed.",
  retryAfter: null,
})
const posts = [post({ id: "lemmy.example-1", createdAt: ago(2), community: lemmy })]

test("an edition joins the posts of all its sources, each with its own communities", async () => {
  const edition = await run(collect(byHand), several(reddit, liveReader(posts, { kind: "lemmy" })))
  expect(edition).toMatchObject({ source: "lemmy+live", communities: 3, postsAnalysed: 3, sampleDate: null })
  expect(await rows((sql) => sql`SELECT source, community FROM posts ORDER BY source, community`)).toEqual([
    { source: "lemmy", community: `lemmy:${lemmy}` },
    { source: "live", community: "Fitness" },
    { source: "live", community: "nutrition" },
  ])
})

test("a source that fails keeps none of the others back, and is asked again alone", async () => {
  const broken = liveReader(posts, { kind: "lemmy", broken: [lemmy] })
  const edition = await run(collect(byHand), several(reddit, broken))
  expect(edition).toMatchObject({ communities: 2, postsAnalysed: 2 })
  const later = await run(
    collectFailed(byHand.onStage),
    several(liveReader([], { broken: ["nutrition", "Fitness"] }), liveReader(posts, { kind: "lemmy" })),
    NOW + 7_200_000,
  )
  expect(later).toMatchObject({ communities: 3, postsAnalysed: 3 })
})

test("what was deleted is purged at each source, also when one of them does not answer", async () => {
  const both = [...posts, post({ id: "lemmy.example-2", createdAt: ago(3), community: lemmy })]
  await run(collect(byHand), several(reddit, liveReader(both, { kind: "lemmy" })))
  const silent = { ...reddit, gone: () => Effect.fail(unavailable) }
  const failure = await run(
    Effect.flip(purgeGone()),
    several(silent, liveReader(both, { kind: "lemmy", gone: ["lemmy.example-2"] })),
  )
  expect(failure).toMatchObject({ _tag: "SourceUnavailable" })
  expect(await rows((sql) => sql`SELECT id FROM posts ORDER BY id`)).toEqual([
    { id: "a" },
    { id: "b" },
    { id: "lemmy.example-1" },
  ])
})

test("the database and the product call a community alike", async () => {
  await rows(
    (sql) => sql`INSERT INTO subreddit_config (source, name)
    VALUES ('stackexchange', 'fitness/protein'), ('upload', 'Clinic questions')`,
  )
  const held = new Map(
    (await rows((sql) => sql<{ id: string; key: string }[]>`SELECT id, key FROM subreddit_config`)).map(
      ({ id, key }) => [id, key],
    ),
  )
  const all = await run(
    Communities.use((communities) => communities.all),
    several(),
  )
  expect(new Set(all.map(({ source }) => source)).size).toBe(5)
  for (const community of all) expect(held.get(community.id)).toBe(keyOf(community))
})
