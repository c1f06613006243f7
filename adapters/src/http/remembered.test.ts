import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, test } from "vitest"
import { remembered } from "./remembered.ts"

const slow = (fails: (call: number) => boolean) => {
  let calls = 0
  const ask = remembered(60_000, (about: string) =>
    Effect.gen(function* () {
      calls += 1
      const call = calls
      yield* Effect.sleep("10 millis")
      if (fails(call)) return yield* Effect.fail("no")
      return { about, call }
    }),
  )
  return { ask, calls: () => calls }
}

test("many who ask at once are answered by one computation, with the same object", async () => {
  const { ask, calls } = slow(() => false)
  const all = Array.from({ length: 20 }, () => ask("today"))
  const answers = await Effect.runPromise(Effect.all(all, { concurrency: "unbounded" }))
  expect(calls()).toBe(1)
  expect(new Set(answers).size).toBe(1)
  expect(await Effect.runPromise(ask("tomorrow"))).toEqual({ about: "tomorrow", call: 2 })
})

test("a failure, or one who leaves, is nobody else's", async () => {
  const failing = slow((call) => call === 1)
  const exits = await Effect.runPromise(
    Effect.all([Effect.exit(failing.ask("today")), Effect.exit(failing.ask("today"))], {
      concurrency: "unbounded",
    }),
  )
  expect(exits.map(({ _tag }) => _tag)).toEqual(["Failure", "Success"])
  const left = slow(() => false)
  const answer = await Effect.runPromise(
    Effect.gen(function* () {
      const first = yield* Effect.forkDetach(left.ask("today"))
      yield* Effect.yieldNow
      const second = yield* Effect.forkDetach(left.ask("today"))
      yield* Fiber.interrupt(first)
      return yield* Fiber.join(second)
    }),
  )
  expect(answer.about).toBe("today")
})
