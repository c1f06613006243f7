import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Latch from "effect/Latch"
import type * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { leaseSeconds, writerLimitSeconds } from "#quota/lease.ts"
import { DraftUnusable, Scripts, type WritingOrder } from "#script/ports.ts"
import type { WriteProgress } from "#script/progress.ts"
import { WriterUnavailable } from "#script/rejections.ts"
import { writeScript } from "#script/write.ts"
import { exampleBeat, goodDraft } from "./example-draft.ts"
import { defaultSettings, exampleTopic } from "./example-topics.ts"
import type { FaultyStorage } from "./faulty.ts"
import { books, click, good, request, run as runOn, type Storage, type Write } from "./writing-harness.ts"

/** The charging rule, for any storage: a generation is charged if and only if its script is stored. */
export const writingContract = (
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

  describe(`writing a script (${name})`, () => {
    test("a click stores one script and charges one generation", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          const seen = yield* Ref.make<ReadonlyArray<WriteProgress["_tag"]>>([])
          const script = yield* writeScript(request(userId), ({ _tag }) =>
            Ref.update(seen, (all) => [...all, _tag]),
          )
          expect(yield* Ref.get(seen)).toEqual(["Reserved", "Writing", "Checking", "Saved"])
          expect(script).toMatchObject({
            writer: "test-model",
            madeByAi: true,
            topicTitle: exampleTopic().title,
          })
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
          expect(yield* Scripts.use((port) => port.byId(userId, script.id))).toEqual(script)
        }),
      ))

    test("the same key after success gives the stored script and charges nothing", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          const first = yield* click(request(userId))
          expect(yield* click(request(userId))).toEqual(first)
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
        }),
      ))

    test("the same key for another request is refused", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          yield* click(request(userId))
          const other = request(userId, { settings: { ...defaultSettings, language: "turkish" } })
          expect(yield* Effect.flip(click(other))).toMatchObject({ _tag: "IdempotencyKeyReused" })
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
        }),
      ))

    test("the same key while the first is running is told so", () => {
      const started = Latch.makeUnsafe()
      const goOn = Latch.makeUnsafe()
      const slow: Write = (order, onText) =>
        Latch.open(started).pipe(Effect.andThen(goOn.await), Effect.andThen(good(order, onText)))
      return run(slow, (userId) =>
        Effect.gen(function* () {
          const first = yield* Effect.forkChild(click(request(userId)))
          yield* started.await
          expect(yield* Effect.flip(click(request(userId)))).toMatchObject({ _tag: "GenerationRunning" })
          yield* Latch.open(goOn)
          yield* Fiber.join(first)
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
        }),
      )
    })

    test("what is not for filming reserves nothing, and no writer is asked", () => {
      const asked: Array<string> = []
      const watched: Write = (order, onText) => {
        asked.push(order.title)
        return good(order, onText)
      }
      return run(watched, (userId) =>
        Effect.gen(function* () {
          const own = { topicId: null, topicTitle: "Chest pain at night" }
          for (const unfit of [own, { angle: "How to stop taking your statins" }]) {
            expect(yield* Effect.flip(click(request(userId, unfit)))).toMatchObject({ _tag: "NotForFilming" })
          }
          expect(asked).toEqual([])
          expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
        }),
      )
    })

    test("an unknown topic reserves nothing", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          expect(yield* Effect.flip(click(request(userId, { topicId: "none" })))).toMatchObject({
            _tag: "TopicUnknown",
          })
          expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
        }),
      ))

    test("the sixth click of a Starter month is refused, and says so", () =>
      run(good, (userId) =>
        Effect.gen(function* () {
          for (let n = 1; n <= 5; n += 1) yield* click(request(userId, { idempotencyKey: `click-${n}` }))
          const refused = yield* Effect.flip(click(request(userId, { idempotencyKey: "click-6" })))
          expect(refused).toMatchObject({ _tag: "MonthlyQuotaReached", limit: 5, used: 5 })
          expect(yield* books(userId)).toEqual({ charged: 5, scripts: 5, open: 0 })
        }),
      ))

    const failures: ReadonlyArray<readonly [title: string, write: Write, tag: string]> = [
      [
        "the writer is down",
        () => Effect.fail(new WriterUnavailable({ retryAfterSeconds: 3 })),
        "WriterUnavailable",
      ],
      [
        "the writer declines",
        () =>
          Effect.fail(new DraftUnusable({ reason: "writer_declined", tokens: 0, cost: null, problems: [] })),
        "ScriptRefused",
      ],
      [
        "the writer sends garbage",
        () => Effect.succeed({ draft: "}{", tokens: 1, cost: null }),
        "ScriptRefused",
      ],
      [
        "no draft fits",
        (order) => Effect.succeed({ draft: goodDraft(order, 40), tokens: 1, cost: null }),
        "ScriptRefused",
      ],
      [
        "every draft promises one cure after the other",
        (order) => Effect.succeed({ draft: curing(order), tokens: 1, cost: null }),
        "ScriptRefused",
      ],
    ]
    test.each(failures)("when %s the generation is given back", (_, write, tag) =>
      run(write, (userId) =>
        Effect.gen(function* () {
          expect(yield* Effect.flip(click(request(userId)))).toMatchObject({ _tag: tag })
          expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
        }),
      ),
    )

    test("a defect of the writer gives the generation back, and the same key works again", () => {
      let isBroken = true
      const broken: Write = (order, onText) => (isBroken ? Effect.die(new Error("bug")) : good(order, onText))
      return run(broken, (userId) =>
        Effect.gen(function* () {
          expect(Exit.isFailure(yield* Effect.exit(click(request(userId))))).toBe(true)
          expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
          isBroken = false
          yield* click(request(userId))
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
        }),
      )
    })

    test("a draft that fails the checks is revised, and told why", () => {
      const orders: Array<WritingOrder> = []
      const improving: Write = (order) =>
        Effect.sync(() => {
          orders.push(order)
          return {
            draft: goodDraft(order, order.revision === null ? 400 : undefined),
            tokens: 10,
            cost: 0.001,
          }
        })
      return run(improving, (userId) =>
        Effect.gen(function* () {
          yield* click(request(userId))
          expect(orders.map(({ revision }) => revision?.problems[0] ?? null)).toEqual([
            null,
            expect.stringContaining("it needs 115 to 165"),
          ])
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
        }),
      )
    })

    /** A writer that says when it has begun, and never comes back. */
    const silent = () => {
      const begun = Latch.makeUnsafe()
      const write: Write = () => Effect.andThen(begun.open, Effect.never)
      return { write, begun: Effect.andThen(begun.await, Effect.yieldNow) }
    }

    test("a writer that never answers is stopped after 60 seconds", () => {
      const { write, begun } = silent()
      return run(write, (userId) =>
        Effect.gen(function* () {
          const running = yield* Effect.forkChild(Effect.flip(click(request(userId))))
          yield* begun
          yield* TestClock.adjust(`${writerLimitSeconds} seconds`)
          expect(yield* Fiber.join(running)).toMatchObject({ _tag: "WriterTimedOut", seconds: 60 })
          expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
        }),
      )
    })

    test("a client that leaves before the answer gets the generation back", () => {
      const { write, begun } = silent()
      return run(write, (userId) =>
        Effect.gen(function* () {
          const running = yield* Effect.forkChild(click(request(userId)))
          yield* begun
          yield* Fiber.interrupt(running)
          expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
        }),
      )
    })

    test("killed at any call, a script is charged if and only if it is stored; after the lease the key works again", async () => {
      let kills = 0
      for (let isReached = true; isReached;) {
        const failAt = kills + 1
        const { layer, wasKilled, revive } = faulty(failAt)
        isReached = await run(
          good,
          (userId) =>
            Effect.gen(function* () {
              yield* Effect.exit(click(request(userId)))
              const killed = wasKilled()
              revive()
              const { charged, scripts } = yield* books(userId)
              expect({ failAt, charged }).toEqual({ failAt, charged: scripts })
              yield* TestClock.adjust(`${leaseSeconds + 1} seconds`)
              yield* click(request(userId))
              expect({ failAt, ...(yield* books(userId)) }).toMatchObject({ failAt, charged: 1, scripts: 1 })
              return killed
            }),
          layer,
        )
        if (isReached) kills += 1
      }
      expect(kills).toBeGreaterThan(8)
    })
  })
}

/** One cure after the other: a single one would be left out. */
const curing = (order: WritingOrder) => {
  const draft = goodDraft(order)
  const cures = ["Garlic cures cancer.", "Onions cure diabetes.", "Honey cures cancer for good."]
  return {
    ...draft,
    beats: draft.beats.map((beat, index) =>
      exampleBeat(beat.name, [cures[index - 1] ?? "", beat.text].join(" ").trim()),
    ),
  }
}
