import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { outletServer } from "#testing/outlet-server.ts"
import { authorKeys } from "./author-keys.ts"
import { lemmyReader } from "./lemmy.ts"

const server = outletServer()
const NOON = Date.parse("2026-11-20T12:00:00Z") / 1000
const community = () => `nutrition@${server.host()}`
const reader = () => lemmyReader(server.outlet(), authorKeys("secret"))
const read = () =>
  Effect.runPromise(
    reader().posts({ community: community(), perDay: 100, since: NOON - 864_000, before: NOON }),
  )

const view = (id: number, hoursAgo: number, post: object = {}) => ({
  post: {
    id,
    name: `Title ${id}`,
    body: "Text",
    published: new Date((NOON - hoursAgo * 3600) * 1000).toISOString().slice(0, -1),
    nsfw: false,
    removed: false,
    deleted: false,
    featured_community: false,
    ...post,
  },
  creator: { id: 7, name: "jane", actor_id: "https://lemmy.example/u/jane", bot_account: false },
  counts: { score: 5, comments: 3 },
})

/** The API as far as it is used: pages of fifty. */
const gives = (views: ReadonlyArray<object>) =>
  server.answers((request, response) => {
    const page = Number(new URL(request.url ?? "", "http://forum.example").searchParams.get("page"))
    response.writeHead(200).end(JSON.stringify({ posts: views.slice((page - 1) * 50, page * 50) }))
  })

test("gives a community's posts without their authors' names, times without a zone being UTC", async () => {
  gives([view(1, 2)])
  const posts = await read()
  expect(posts).toMatchObject([
    {
      id: `${server.host()}-1`,
      title: "Title 1",
      createdAt: NOON - 7200,
      score: 5,
      comments: 3,
      permalink: `https://${server.host()}/post/1`,
    },
  ])
  expect(JSON.stringify(posts)).not.toContain("jane")
  expect(server.asked()[0]).toContain("/api/v3/post/list?community_name=nutrition&sort=New")
})

test("reads page after page until the posts are older than asked for, whatever is pinned", async () => {
  const pinned = view(999, 5000, { featured_community: true })
  gives([pinned, ...Array.from({ length: 149 }, (_, at) => view(at + 1, at * 3))])
  expect(await read()).toHaveLength(80)
  expect(server.asked()).toHaveLength(2)
})

test("what was deleted, removed or is no longer listed is gone", async () => {
  gives([view(1, 1), view(2, 2), view(3, 3), view(4, 4)])
  const held = await read()
  gives([view(1, 1), view(2, 2, { deleted: true }), view(4, 4)])
  const gone = await Effect.runPromise(reader().gone(community(), held))
  expect(gone.map((id) => id.split("-")[1])).toEqual(["2", "3"])
})

const many = () =>
  Array.from({ length: 80 }, (_, at) => ({ id: `${server.host()}-${at + 1}`, createdAt: NOON - at * 3600 }))
const goneOf = (held: ReturnType<typeof many>) => reader().gone(community(), held)

test("a post that is listed and cannot be read is not gone", async () => {
  gives([view(1, 1), view(2, 2, { published: null }), view(3, 3, { name: null }), view(4, 4)])
  expect(await Effect.runPromise(goneOf(many().slice(0, 5)))).toEqual([`${server.host()}-5`])
})

test.each([
  ["no posts at all", []],
  ["posts of a shape that is not known", many().map((_, at) => view(at, at, { published: null }))],
  ["the newest posts alone", [view(1, 0), view(2, 1), view(3, 2)]],
])("%s of a community of many is an outage, and nothing is gone", async (_, views) => {
  gives(views.slice(0, 30))
  expect(await Effect.runPromise(Effect.flip(goneOf(many())))).toMatchObject({
    _tag: "SourceUnavailable",
    reason: "Answered as if all posts had been deleted at once.",
  })
})

test("a small community may lose all of its posts, and a large one many of them", async () => {
  gives([])
  expect(await Effect.runPromise(goneOf(many().slice(0, 3)))).toHaveLength(3)
  gives([view(1, 0), view(80, 79)])
  expect(await Effect.runPromise(goneOf(many()))).toHaveLength(78)
})

test("an instance that answers with a page makes its community unavailable, one that is not named is not asked", async () => {
  server.answers((_, response) => response.writeHead(200).end("<html>"))
  await expect(read()).rejects.toMatchObject({ reason: "Answered no posts." })
  const foreign = reader().posts({ community: "nutrition@other.example", perDay: 10, since: 0, before: NOON })
  expect(await Effect.runPromise(Effect.flip(foreign))).toMatchObject({
    reason: "The host is not among those that the configuration names.",
  })
})
