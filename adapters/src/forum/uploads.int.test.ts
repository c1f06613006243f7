import { uploadPosts } from "@rounds/core/admin/uploads.ts"
import { collect } from "@rounds/core/collection/collect.ts"
import { joined } from "@rounds/core/collection/joined.ts"
import { ForumSource } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { PostgresAdminActions } from "#postgres/admin-actions.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresSources } from "#postgres/sources.ts"
import { ago, askerOf, byHand, post, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { uploadReader } from "./uploads.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)
const uploads = Layer.succeed(ForumSource, joined([uploadReader]))
const operator = Layer.mergeAll(PostgresSources, PostgresAdminActions).pipe(
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
  expect(await upload()).toEqual({ communities: ["upload:Clinic questions"], posts: 2, stored: 2 })
  expect(await upload()).toEqual({ communities: ["upload:Clinic questions"], posts: 2, stored: 0 })
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
