import { gzipSync } from "node:zlib"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expect, test } from "vitest"
import { outletServer } from "#testing/outlet-server.ts"
import { authorKeys } from "./author-keys.ts"
import { stackExchangeReader } from "./stack-exchange.ts"

const server = outletServer()
const NOON = Date.parse("2026-11-20T12:00:00Z") / 1000
const reader = (key: string | null = null) =>
  stackExchangeReader(server.outlet(), { api: `http://${server.host()}`, key }, authorKeys("secret"))
const query = { community: "fitness/protein", perDay: 100, since: NOON - 86_400, before: NOON }

const question = (id: number, hoursAgo = 1) => ({
  question_id: id,
  title: "How much &quot;protein&quot;?",
  body: "<p>I lift &amp; run.</p>",
  creation_date: NOON - hoursAgo * 3600,
  score: 4,
  answer_count: 2,
  link: `https://fitness.stackexchange.com/questions/${id}/how-much`,
  owner: {
    user_id: 99,
    display_name: "Jane Doe",
    link: "https://fitness.stackexchange.com/users/99/jane-doe",
  },
})

const gives = (...answers: ReadonlyArray<object>) => {
  let at = 0
  server.answers((_, response) => {
    const answer = answers[Math.min(at++, answers.length - 1)]
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(JSON.stringify(answer)))
  })
}

test("gives the questions of a tag in plain text and without who asked", async () => {
  gives({ items: [question(1)], has_more: false, quota_remaining: 299 })
  const posts = await Effect.runPromise(reader("a-key").posts(query))
  expect(posts).toMatchObject([
    { id: "fitness-1", title: 'How much "protein"?', body: "I lift & run.", score: 4, comments: 2 },
  ])
  expect(JSON.stringify(posts)).not.toMatch(/jane/i)
  const [asked = ""] = server.asked()
  const search = new URL(asked, "http://forum.example").searchParams
  expect(asked).toMatch(/^\/2\.3\/questions\?/)
  expect(Object.fromEntries(search)).toMatchObject({ site: "fitness", tagged: "protein", key: "a-key" })
})

test("waits as long as `backoff` asks before the next page", async () => {
  gives({ items: [question(1)], has_more: true, backoff: 30, quota_remaining: 9 }, { items: [question(2)] })
  const work = Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(reader().posts(query))
    while (server.asked().length === 0) yield* turn
    for (let second = 0; second < 29; second++) {
      yield* TestClock.adjust("1 second")
      yield* turn
    }
    const before = server.asked().length
    while (fiber.pollUnsafe() === undefined) {
      yield* TestClock.adjust("1 second")
      yield* turn
    }
    return { before, posts: yield* Fiber.join(fiber) }
  })
  const { before, posts } = await Effect.runPromise(Effect.provide(work, TestClock.layer()))
  expect(before).toBe(1)
  expect(posts.map(({ id }) => id)).toEqual(["fitness-1", "fitness-2"])
})

const turn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

test("a quota that is used up ends the day's calls, and the rest says until when", async () => {
  gives({ items: [question(1)], has_more: false, quota_remaining: 0 })
  const one = reader()
  const work = Effect.gen(function* () {
    yield* TestClock.setTime(NOON * 1000)
    yield* one.posts(query)
    return yield* Effect.flip(one.posts(query))
  })
  const refused = await Effect.runPromise(Effect.provide(work, TestClock.layer()))
  expect(refused).toMatchObject({ _tag: "SourceUnavailable", retryAfter: 12 * 3600 })
  expect(server.asked()).toHaveLength(1)
})

test("a refusal is told in the platform's words, with the rest that it asks for", async () => {
  server.answers((_, response) =>
    response.writeHead(400).end(
      JSON.stringify({
        error_id: 502,
        error_message: "too many requests from this IP, more requests available in 15038 seconds",
      }),
    ),
  )
  const refused = await Effect.runPromise(Effect.flip(reader().posts(query)))
  expect(refused).toMatchObject({ retryAfter: 15_038 })
  expect(refused.reason).toContain("too many requests")
})

test("questions that the site does not give any more are gone", async () => {
  gives({ items: [question(2)], has_more: false })
  const held = [1, 2, 3].map((id) => ({ id: `fitness-${id}`, createdAt: NOON }))
  expect(await Effect.runPromise(reader().gone("fitness/protein", held))).toEqual(["fitness-1", "fitness-3"])
  expect(server.asked()[0]).toContain("/2.3/questions/1;2;3?")
})

test("a question that is given and cannot be read is not gone", async () => {
  gives({ items: [question(2), { question_id: 3, title: null }] })
  const held = [1, 2, 3].map((id) => ({ id: `fitness-${id}`, createdAt: NOON }))
  expect(await Effect.runPromise(reader().gone("fitness", held))).toEqual(["fitness-1"])
})

test("an answer without any of many questions is an outage, and none of them is gone", async () => {
  const held = Array.from({ length: 130 }, (_, id) => ({ id: `fitness-${id}`, createdAt: NOON }))
  gives({ items: Array.from({ length: 100 }, (_, id) => question(id)) }, { items: [], has_more: false })
  expect(await Effect.runPromise(Effect.flip(reader().gone("fitness", held)))).toMatchObject({
    reason: "Answered as if all posts had been deleted at once.",
  })
  gives({ items: [], has_more: false })
  expect(await Effect.runPromise(reader().gone("fitness", held.slice(0, 3)))).toHaveLength(3)
})

test("a `backoff` of years is a rest of a day", async () => {
  gives({ items: [question(1)], has_more: false, backoff: 1e13 })
  const one = reader()
  const until = Effect.gen(function* () {
    yield* TestClock.setTime(NOON * 1000)
    yield* one.posts(query)
    return yield* one.limit?.until ?? Effect.succeed(0)
  })
  expect(await Effect.runPromise(Effect.provide(until, TestClock.layer()))).toBe((NOON + 86_400) * 1000)
})
