import { Sources, shownSource } from "@rounds/core/admin/sources.ts"
import { takeBack } from "@rounds/core/admin/take-back.ts"
import { uploadPosts } from "@rounds/core/admin/uploads.ts"
import { collect } from "@rounds/core/collection/collect.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { PostgresAdminActions } from "#postgres/admin-actions.ts"
import { PostgresHandIns } from "#postgres/hand-ins.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresSources } from "#postgres/sources.ts"
import { ago, askerOf, byHand, post, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { uploadReader } from "./uploads.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)
const uploads = Layer.succeed(ForumSource, joined([uploadReader]))
const operator = Layer.mergeAll(PostgresSources, PostgresAdminActions, PostgresHandIns).pipe(
  Layer.provideMerge(PostgresKernel(url)),
)
const handed = [
  post({ id: "upload-1", createdAt: ago(1), community: "Clinic questions" }),
  post({ id: "upload-2", createdAt: ago(2), community: "clinic QUESTIONS" }),
]
const upload = () =>
  run(
    uploadPosts({ file: "october.csv", posts: handed }, { by: "cli", why: "Asked in October" }).pipe(
      Effect.provide(operator),
    ),
    uploads,
  )

test("uploaded posts bring their community, count in the next edition, and a second time change nothing", async () => {
  expect(await upload()).toMatchObject({ communities: ["upload:Clinic questions"], posts: 2, stored: 2 })
  expect(await upload()).toMatchObject({ communities: ["upload:Clinic questions"], posts: 2, stored: 0 })
  const added = await rows((sql) => sql`SELECT name FROM subreddit_config WHERE source = 'upload'`)
  expect(added).toEqual([{ name: "Clinic questions" }])
  const edition = await run(collect(byHand), uploads)
  expect(edition).toMatchObject({ source: "upload", postsAnalysed: 2, communities: 1 })
  const noted = await rows(
    (sql) => sql`SELECT action, why FROM admin_actions WHERE action = 'posts_uploaded'`,
  )
  expect(noted).toEqual(
    Array.from({ length: 2 }, () => ({ action: "posts_uploaded", why: "Asked in October" })),
  )
})

test("a file of times to come is kept out as a whole, and the rows at fault are told", async () => {
  const coming = [
    post({ id: "upload-7", createdAt: ago(1), community: "Rooms" }),
    post({ id: "upload-8", createdAt: ago(-9), community: "Rooms" }),
  ]
  const refused = await run(
    Effect.flip(uploadPosts({ file: "2036.csv", posts: coming }, { by: "cli", why: "" })).pipe(
      Effect.provide(operator),
    ),
    uploads,
  )
  expect(refused).toMatchObject({
    _tag: "UploadRefused",
    faults: [{ row: 2, field: "created_at", problem: "in_future" }],
  })
  expect(await rows((sql) => sql`SELECT name FROM subreddit_config WHERE name = 'Rooms'`)).toEqual([])
})

test("what is taken back counts in no later edition, and the published one stays as it was read", async () => {
  const more = [...handed, post({ id: "upload-3", createdAt: ago(1), community: "Clinic questions" })]
  const { id } = await run(
    uploadPosts({ file: "more.csv", posts: more }, { by: "cli", why: "" }).pipe(Effect.provide(operator)),
    uploads,
  )
  const read = await run(collect(byHand), uploads)
  expect(read.postsAnalysed).toBe(3)
  const back = () =>
    run(takeBack(id, { by: "cli", why: "Not asked in October" }).pipe(Effect.provide(operator)), uploads)
  // The other two came with an earlier upload, too.
  expect(await back()).toMatchObject({ id, takenBack: { by: "cli", removed: 1 } })
  expect(await back()).toMatchObject({ takenBack: { removed: 1 } })
  const known = await rows(
    (sql) => sql`SELECT count(*)::int AS count FROM known_posts WHERE source = 'upload'`,
  )
  expect(known).toEqual([{ count: 2 }])
  const stays = await rows((sql) => sql`SELECT posts_analysed FROM editions WHERE id = ${read.id}`)
  expect(stays).toEqual([{ posts_analysed: 3 }])
  expect((await run(collect(byHand), uploads)).postsAnalysed).toBe(2)
  const noted = await rows((sql) => sql`SELECT why FROM admin_actions WHERE action = 'upload_taken_back'`)
  expect(noted).toEqual([{ why: "Not asked in October" }])
})

test("a community that came with an upload and holds no post has neither been asked nor answered", async () => {
  const alone = [post({ id: "upload-9", createdAt: ago(1), community: "Waiting room" })]
  const { id } = await run(
    uploadPosts({ file: "room.csv", posts: alone }, { by: "cli", why: "" }).pipe(Effect.provide(operator)),
    uploads,
  )
  await run(takeBack(id, { by: "cli", why: "Wrong file" }).pipe(Effect.provide(operator)), uploads)
  expect(await run(collect(byHand), uploads)).toMatchObject({ communities: 1 })
  const { sources } = await run(
    Effect.gen(function* () {
      const all = yield* (yield* Sources).all
      return {
        sources: yield* Effect.forEach(
          all.filter(({ source }) => source === "upload"),
          shownSource,
        ),
      }
    }).pipe(Effect.provide(operator)),
    uploads,
  )
  expect(sources.map(({ name, health }) => [name, health])).toEqual([
    ["Clinic questions", "fine"],
    ["Waiting room", "unread"],
  ])
})
