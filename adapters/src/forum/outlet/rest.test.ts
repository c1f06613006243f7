import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import fc from "fast-check"
import { expect, test } from "vitest"
import { makeSourceRest } from "./rest.ts"

const NOW = Date.parse("2026-11-20T12:00:00Z")
const DAY = 86_400_000

const untilOf = (work: (rest: ReturnType<typeof makeSourceRest>) => Effect.Effect<void>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* TestClock.setTime(NOW)
      const source = makeSourceRest()
      yield* work(source)
      return yield* source.limit.until
    }).pipe(Effect.provide(TestClock.layer())),
  )

test("a source rests as long as it asks for, and never longer than a day, however it is told", async () => {
  expect(await untilOf(({ rest }) => rest(90_000))).toBe(NOW + 90_000)
  expect(await untilOf(({ limit }) => limit.restUntil(NOW + 90_000))).toBe(NOW + 90_000)
  expect(await untilOf(({ rest }) => Effect.andThen(rest(90_000), rest(1)))).toBe(NOW + 90_000)
  await fc.assert(
    fc.asyncProperty(fc.double({ min: DAY, noNaN: true }), async (millis) => {
      expect(await untilOf(({ rest }) => rest(millis))).toBe(NOW + DAY)
      expect(await untilOf(({ limit }) => limit.restUntil(NOW + millis))).toBe(NOW + DAY)
    }),
  )
})
