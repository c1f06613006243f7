import { ArticleIndex } from "@rounds/core/evidence/ports.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { http } from "msw"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { found } from "#testing/entrez-wire.ts"
import { PubMed } from "./pubmed.ts"

const asked: Array<string> = []
const server = setupServer(
  http.post("https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi", ({ request }) => {
    asked.push(request.url)
    return found(0)
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

test.each([
  [null, 3],
  [Redacted.make("key"), 10],
])("asks at most as often as NCBI allows: %s", async (key, perSecond) => {
  asked.length = 0
  const times: Array<number> = []
  await Effect.runPromise(
    Effect.gen(function* () {
      const index = yield* ArticleIndex
      const many = Effect.all(
        Array.from({ length: 5 }, () => index.search({ subjects: ["magnesium"], words: ["insomnia"] })),
        { concurrency: 5 },
      )
      const fiber = yield* Effect.forkChild(many)
      let now = 0
      while (fiber.pollUnsafe() === undefined) {
        yield* TestClock.adjust("10 millis")
        now += 10
        for (let turns = 0; turns < 6; turns += 1)
          yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        while (times.length < asked.length) times.push(now)
      }
      yield* Fiber.join(fiber)
    }).pipe(
      Effect.provide(PubMed({ email: "library@rounds.example", key })),
      Effect.provide(TestClock.layer()),
    ),
  )
  expect(times).toHaveLength(20)
  for (const start of times)
    expect(times.filter((time) => time >= start && time < start + 990).length).toBeLessThanOrEqual(
      perSecond + 1,
    )
})
