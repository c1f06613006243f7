import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import type * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { leaseSeconds } from "#quota/lease.ts"
import { generationOutcome } from "#script/outcome.ts"
import { Scripts } from "#script/ports.ts"
import { WriterUnavailable } from "#script/rejections.ts"
import type { FaultyStorage } from "./faulty.ts"
import { books, click, good, request, run as runOn, type Storage, type Write } from "./writing-harness.ts"

/** What is told of a click whose answer got lost, for any storage: never that nothing was used while it may be charged. */
export const outcomeContract = (
  name: string,
  storage: () => Layer.Layer<Storage>,
  newUser: () => string,
  faulty: (failAt: number) => FaultyStorage<Storage>,
) => {
  const run = <A, E>(
    write: Write,
    program: Parameters<typeof runOn<A, E>>[1],
    on: Layer.Layer<Storage> = storage(),
  ) => runOn(write, program, { storage: on, newUser })

  describe(`asking after a script (${name})`, () => {
    test("whoever lost the answer is told by the key what became of the click", () => {
      const started = Latch.makeUnsafe()
      const goOn = Latch.makeUnsafe()
      const slow: Write = (order, onText) =>
        Latch.open(started).pipe(Effect.andThen(goOn.await), Effect.andThen(good(order, onText)))
      return run(slow, (userId) =>
        Effect.gen(function* () {
          const asked = generationOutcome(userId, "click-1")
          expect(yield* asked).toEqual({ state: "unknown" })
          const click1 = yield* Effect.forkChild(click(request(userId)))
          yield* started.await
          expect(yield* asked).toEqual({ state: "running" })
          yield* Latch.open(goOn)
          const script = yield* Fiber.join(click1)
          expect(yield* asked).toEqual({ state: "done", script })
        }),
      )
    })

    test("a click that failed is known to have used nothing, until it is sent again", () => {
      let isDown = true
      const started = Latch.makeUnsafe()
      const goOn = Latch.makeUnsafe()
      const failing: Write = (order, onText) =>
        isDown
          ? Effect.fail(new WriterUnavailable({ retryAfterSeconds: null }))
          : Latch.open(started).pipe(Effect.andThen(goOn.await), Effect.andThen(good(order, onText)))
      return run(failing, (userId) =>
        Effect.gen(function* () {
          yield* Effect.flip(click(request(userId)))
          expect(yield* generationOutcome(userId, "click-1")).toEqual({ state: "released" })
          isDown = false
          const again = yield* Effect.forkChild(click(request(userId)))
          yield* started.await
          expect(yield* generationOutcome(userId, "click-1")).toEqual({ state: "running" })
          yield* Latch.open(goOn)
          const script = yield* Fiber.join(again)
          expect(yield* generationOutcome(userId, "click-1")).toEqual({ state: "done", script })
        }),
      )
    })

    test("a click whose script was deleted stays charged, and sent again it writes no other", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          const script = yield* click(request(userId))
          yield* Scripts.use((scripts) => scripts.remove(userId, script.id, "2026-03-10T10:00:00Z"))
          expect(yield* generationOutcome(userId, "click-1")).toEqual({ state: "deleted" })
          expect(yield* Effect.flip(click(request(userId)))).toMatchObject({ _tag: "ScriptDeleted" })
          expect(yield* books(userId)).toMatchObject({ charged: 1 })
        }),
      ))

    test("a click that the month refused is known to have used nothing", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          for (let n = 1; n <= 5; n += 1) yield* click(request(userId, { idempotencyKey: `click-${n}` }))
          yield* Effect.flip(click(request(userId, { idempotencyKey: "click-6" })))
          expect(yield* generationOutcome(userId, "click-6")).toEqual({ state: "released" })
        }),
      ))

    test("killed at any call, what is told of the click agrees with the books, and is final after the lease", async () => {
      const told = new Set<string>()
      const final = new Set(["unknown", "released"])
      for (let failAt = 1, isReached = true; isReached; failAt += 1) {
        const { layer, wasKilled, revive } = faulty(failAt)
        isReached = await run(
          good,
          (userId) =>
            Effect.gen(function* () {
              yield* Effect.exit(click(request(userId)))
              const killed = wasKilled()
              revive()
              const { state } = yield* generationOutcome(userId, "click-1")
              const { charged } = yield* books(userId)
              told.add(state)
              expect({ failAt, done: state === "done" }).toEqual({ failAt, done: charged === 1 })
              yield* TestClock.adjust(`${leaseSeconds + 1} seconds`)
              const later = yield* generationOutcome(userId, "click-1")
              const isFinal = charged === 1 ? later.state === "done" : final.has(later.state)
              expect({ failAt, isFinal, later: later.state }).toMatchObject({ failAt, isFinal: true })
              return killed
            }),
          layer,
        )
      }
      expect([...told].sort()).toEqual(["done", "running", "unknown"])
    })
  })
}
