import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as TestClock from "effect/testing/TestClock"
import { expect, test } from "vitest"
import { quota } from "#quota/aggregate.ts"
import { CountingIds } from "#testing/memory-kernel.ts"
import { dispatch } from "./dispatch.ts"
import { ConcurrencyConflict, EventStore } from "./event-store.ts"
import { ActorId } from "./stamped.ts"

const conflict = new ConcurrencyConflict({ streamId: "quota-one", expectedVersion: 0 })

/** A store in which somebody else was faster, `conflicts` times in a row. Notes when each try came. */
const busyStore = (conflicts: number, tries: Array<number>) =>
  Layer.succeed(EventStore, {
    load: () => Effect.succeed({ version: 0, events: [], receipt: null }),
    append: () =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        tries.push(now)
        return tries.length <= conflicts ? Effect.fail(conflict) : Effect.void
      }),
    erase: () => Effect.void,
    inTurn: (_, effect) => effect,
  })

const grant = dispatch(
  quota,
  { id: "one", by: ActorId.make("tester") },
  { _tag: "GrantQuota", extraScripts: 1, extraTopicViews: 0, until: null },
)

const attempt = (conflicts: number, seed: string) => {
  const tries: Array<number> = []
  const work = Effect.gen(function* () {
    const running = yield* Effect.forkChild(Effect.exit(grant))
    for (let passed = 0; passed < 1_000; passed += 1) yield* TestClock.adjust("1 millis")
    return { exit: yield* Fiber.join(running), tries }
  }).pipe(
    Effect.provide(Layer.mergeAll(busyStore(conflicts, tries), CountingIds, TestClock.layer())),
    Random.withSeed(seed),
  )
  return Effect.runPromise(work)
}

const pauses = (tries: ReadonlyArray<number>) => tries.slice(1).map((at, before) => at - (tries[before] ?? 0))

test("a command that meets somebody else pauses before each further try, longer each time, and ends in half a second", async () => {
  const { exit, tries } = await attempt(Infinity, "a")
  expect(exit).toMatchObject({ _tag: "Failure" })
  const waited = pauses(tries)
  expect(waited).toHaveLength(9)
  // Doubled from 2 ms up to 100 ms, a fifth around; the clock of the test ticks in milliseconds.
  const around = [2, 4, 8, 16, 32, 64, 100, 100, 100]
  waited.forEach((pause, at) => {
    expect(pause).toBeGreaterThanOrEqual(Math.floor((around[at] ?? 0) * 0.8))
    expect(pause).toBeLessThanOrEqual(Math.ceil((around[at] ?? 0) * 1.2) + 1)
  })
  expect(tries.at(-1)).toBeLessThan(550)
})

test("a command whose rivals are done succeeds at its next try", async () => {
  const { exit, tries } = await attempt(3, "a")
  expect(exit).toMatchObject({ _tag: "Success", value: [{ _tag: "QuotaGranted", extraScripts: 1 }] })
  expect(tries).toHaveLength(4)
})

test("two commands that met do not pause alike", async () => {
  const [one, other] = await Promise.all([attempt(Infinity, "a"), attempt(Infinity, "b")])
  expect(pauses(one.tries)).not.toEqual(pauses(other.tries))
})
