import * as Context from "effect/Context"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import type { ForumReader } from "@rounds/core/collection/source-ports.ts"
import { redditReader } from "./reddit.ts"

const TOKEN = "https://www.reddit.com/api/v1/access_token"
const NEW = "https://oauth.reddit.com/r/:community/new"
const BEFORE = 1_795_000_000

const asked: Array<Request> = []
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  asked.length = 0
})

const token = http.post(TOKEN, ({ request }) => {
  asked.push(request.clone())
  return HttpResponse.json({ access_token: "a-token", token_type: "bearer", expires_in: 3600, scope: "*" })
})

const child = (id: string, age: number, fields: object = {}) => ({
  kind: "t3",
  data: {
    id,
    title: `Title ${id}`,
    selftext: "Text",
    author: "somebody",
    subreddit: "nutrition",
    created_utc: BEFORE - age,
    score: 3,
    num_comments: 2,
    ...fields,
  },
})

const listing = (after: string | null, ...children: ReadonlyArray<object>) => ({
  kind: "Listing",
  data: { after, children },
})

const answers = (answer: (request: Request) => Response | Promise<Response>) =>
  server.use(
    token,
    http.get(NEW, ({ request }) => {
      asked.push(request.clone())
      return answer(request)
    }),
  )

const source = redditReader({
  clientId: "our-app",
  clientSecret: Redacted.make("our-secret"),
  userAgent: "web:rounds:0.1 (by /u/operator)",
})

class Reader extends Context.Service<Reader, ForumReader>()("test/Reader") {}

const read = Effect.flatMap(Reader, (forum) =>
  forum.posts({ community: "nutrition", perDay: 100, since: BEFORE - 86_400, before: BEFORE }),
)

const run = <A, E>(effect: Effect.Effect<A, E, Reader>) =>
  Effect.runPromise(effect.pipe(Effect.provideServiceEffect(Reader, source)))

/** As `run`, while the clock goes on by itself: rests and pauses take no time. */
const runPatiently = <A, E>(effect: Effect.Effect<A, E, Reader>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(effect.pipe(Effect.provideServiceEffect(Reader, source)))
      while (fiber.pollUnsafe() === undefined) {
        yield* TestClock.adjust("1 second")
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      }
      return yield* Fiber.join(fiber)
    }).pipe(Effect.provide(TestClock.layer())),
  )

test("says who asks, signs in with the application's own credentials, and asks with the token", async () => {
  answers(() => HttpResponse.json(listing(null, child("a", 60))))
  const posts = await run(read)
  expect(posts).toMatchObject([{ id: "a", community: "nutrition" }])
  const [first, second] = asked
  expect(first?.headers.get("authorization")).toBe(`Basic ${btoa("our-app:our-secret")}`)
  expect(await first?.text()).toBe("grant_type=client_credentials")
  expect(second?.headers.get("authorization")).toBe("bearer a-token")
  expect(new URL(second?.url ?? "").searchParams.get("raw_json")).toBe("1")
  for (const request of asked)
    expect(request.headers.get("user-agent")).toBe("web:rounds:0.1 (by /u/operator)")
})

test("one token serves many calls", async () => {
  answers(() => HttpResponse.json(listing(null, child("a", 60))))
  await run(Effect.all([read, read, read], { concurrency: 3 }))
  expect(asked.filter(({ url }) => url === TOKEN)).toHaveLength(1)
})

test("reads page after page until the posts are older than asked for", async () => {
  const pages = [
    listing("t3_1", child("a", 60), child("b", 40_000)),
    listing("t3_2", child("c", 80_000), child("d", 90_000)),
  ]
  answers((request) => HttpResponse.json(pages[new URL(request.url).searchParams.has("after") ? 1 : 0]))
  expect((await run(read)).map(({ id }) => id)).toEqual(["a", "b", "c"])
  expect(asked.filter(({ url }) => url !== TOKEN)).toHaveLength(2)
})

test("a listing with more children than asked for is read whole", async () => {
  const children = Array.from({ length: 102 }, (_, at) => child(`p${at}`, at, { stickied: at < 2 }))
  answers(() => HttpResponse.json(listing(null, ...children)))
  const all = Effect.flatMap(Reader, (forum) =>
    forum.posts({ community: "nutrition", perDay: 200, since: 0, before: BEFORE + 1 }),
  )
  expect(await run(all)).toHaveLength(102)
})

test.each([
  [
    "403",
    () => HttpResponse.json({ reason: "quarantined", error: 403 }, { status: 403 }),
    "private or quarantined",
  ],
  ["404", () => HttpResponse.json({ reason: "banned", error: 404 }, { status: 404 }), "does not exist"],
  [
    "302",
    () =>
      new HttpResponse(null, {
        status: 302,
        headers: { location: "https://www.reddit.com/subreddits/search" },
      }),
    "elsewhere",
  ],
  ["HTML", () => HttpResponse.html("<html>Are you human?</html>"), "a page instead of data"],
  ["nothing", () => new HttpResponse("", { status: 200 }), "nothing"],
  ["other JSON", () => HttpResponse.json({ message: "hello" }), "no listing"],
])("an answer of %s makes the community unavailable and says why", async (_, answer, reason) => {
  answers(answer)
  const failure = await runPatiently(Effect.flip(read))
  expect(failure).toMatchObject({ _tag: "SourceUnavailable", community: "nutrition", retryAfter: null })
  expect(failure.reason).toContain(reason)
})

test("refused credentials are said to be that", async () => {
  server.use(http.post(TOKEN, () => HttpResponse.json({ error: 401 }, { status: 401 })))
  expect((await run(Effect.flip(read))).reason).toBe("The forum did not accept our credentials.")
})

test("after 429 it waits as long as it is told and then goes on", async () => {
  const times: Array<number> = []
  server.use(
    token,
    http.get(NEW, () => {
      times.push(0)
      return times.length === 1
        ? new HttpResponse("slow down", { status: 429, headers: { "retry-after": "30" } })
        : HttpResponse.json(listing(null, child("a", 60)))
    }),
  )
  expect(await runPatiently(read)).toHaveLength(1)
  expect(times).toHaveLength(2)
})

test("a wait of more than two minutes gives the community up and says for how long", async () => {
  answers(() => new HttpResponse("", { status: 429, headers: { "x-ratelimit-reset": "543.5" } }))
  const failure = await runPatiently(Effect.flip(read))
  expect(failure.retryAfter).toBeGreaterThan(400)
  expect(asked.filter(({ url }) => url !== TOKEN)).toHaveLength(1)
})

test("after a long limit the communities that wait for its end are read", async () => {
  let calls = 0
  answers(() => {
    calls += 1
    return calls === 1
      ? new HttpResponse("", { status: 429, headers: { "x-ratelimit-reset": "400" } })
      : HttpResponse.json(listing(null, child("a", 60)))
  })
  const communities = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
  const outcomes = await runPatiently(
    Effect.flatMap(Reader, (forum) =>
      Effect.forEach(
        communities,
        (community) => Effect.exit(forum.posts({ community, perDay: 100, since: 0, before: BEFORE })),
        { concurrency: 4 },
      ),
    ),
  )
  expect(outcomes.filter(({ _tag }) => _tag === "Success").length).toBeGreaterThanOrEqual(5)
})

test("a page that fails keeps the page before, and what it says comes next is no part of the address", async () => {
  answers((request) =>
    new URL(request.url).searchParams.has("after")
      ? new HttpResponse("", { status: 404 })
      : HttpResponse.json(listing("t3_x&limit=1#", child("a", 60))),
  )
  expect((await runPatiently(read)).map(({ id }) => id)).toEqual(["a"])
  const second = asked.map(({ url }) => new URL(url)).find((url) => url.searchParams.has("after"))
  expect(second?.searchParams.get("after")).toBe("t3_x&limit=1#")
  expect(second?.searchParams.getAll("limit")).toEqual(["100"])
})

test("when the allowance of the headers is used up, the next call waits for its renewal", async () => {
  answers(() =>
    HttpResponse.json(listing(null, child("a", 60)), {
      headers: { "x-ratelimit-remaining": "0.0", "x-ratelimit-reset": "45.5", "x-ratelimit-used": "100" },
    }),
  )
  const elapsed = await runPatiently(
    Effect.gen(function* () {
      yield* read
      const start = yield* Clock.currentTimeMillis
      yield* read
      return (yield* Clock.currentTimeMillis) - start
    }),
  )
  expect(elapsed).toBeGreaterThanOrEqual(45_000)
})

test("a platform that is down is asked twice more, and its recovery is used", async () => {
  let calls = 0
  answers(() => {
    calls += 1
    return calls < 3
      ? new HttpResponse("", { status: 503 })
      : HttpResponse.json(listing(null, child("a", 60)))
  })
  expect(await runPatiently(read)).toHaveLength(1)
  expect(calls).toBe(3)
})

test("a rest of years is one of a day", async () => {
  answers(() => new HttpResponse("", { status: 429, headers: { "retry-after": "1e13" } }))
  const until = await runPatiently(
    Effect.gen(function* () {
      const forum = yield* Reader
      yield* Effect.flip(read)
      const limit = forum.limit === undefined ? 0 : yield* forum.limit.until
      return limit - (yield* Clock.currentTimeMillis)
    }),
  )
  expect(until).toBeLessThanOrEqual(86_400_000)
  expect(until).toBeGreaterThan(80_000_000)
})
