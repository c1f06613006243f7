import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { redditReader } from "./reddit.ts"

const API = "https://oauth.reddit.com"

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() =>
  server.use(
    http.post("https://www.reddit.com/api/v1/access_token", () =>
      HttpResponse.json({ access_token: "a-token", expires_in: 3600 }),
    ),
  ),
)

const child = (id: string, fields: object = {}) => ({
  kind: "t3",
  data: { id, title: `Title ${id}`, subreddit: "nutrition", created_utc: 1_795_000_000, ...fields },
})
const listing = (...children: ReadonlyArray<object>) => ({ kind: "Listing", data: { after: null, children } })

const gives = (...children: ReadonlyArray<object>) =>
  server.use(http.get(`${API}/api/info`, () => HttpResponse.json(listing(...children))))

const many = Array.from({ length: 30 }, (_, at) => `p${at}`)
const goneOf = Effect.fn("goneOf")(function* (ids: ReadonlyArray<string>) {
  const reader = yield* redditReader({
    clientId: "our-app",
    clientSecret: Redacted.make("our-secret"),
    userAgent: "web:rounds:0.1 (by /u/operator)",
  })
  return yield* reader.gone(
    "nutrition",
    ids.map((id) => ({ id, createdAt: 0 })),
  )
})

test("posts that are deleted, removed or no longer known are gone", async () => {
  gives(child("a"), child("b", { author: "[deleted]" }), child("c", { removed_by_category: "moderator" }))
  expect(await Effect.runPromise(goneOf(["a", "b", "c", "d"]))).toEqual(["b", "c", "d"])
})

test("a post that is given and cannot be read is not gone", async () => {
  gives(child("a"), child("b", { title: null }))
  expect(await Effect.runPromise(goneOf(["a", "b", "c"]))).toEqual(["c"])
})

test("an answer without any of many posts is an outage, unless the community is closed", async () => {
  gives()
  server.use(http.get(`${API}/r/nutrition/new`, () => HttpResponse.json(listing(child("a")))))
  expect(await Effect.runPromise(Effect.flip(goneOf(many)))).toMatchObject({
    reason: "Answered as if all posts had been deleted at once.",
  })
  expect(await Effect.runPromise(goneOf(many.slice(0, 3)))).toHaveLength(3)
  server.use(
    http.get(`${API}/r/nutrition/new`, () => HttpResponse.json({ reason: "private" }, { status: 403 })),
  )
  expect(await Effect.runPromise(goneOf(many))).toEqual(many)
})
