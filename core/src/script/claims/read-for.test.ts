import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Logger from "effect/Logger"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { type BackendCall, BackendUsage } from "#script/ports.ts"
import { readFor } from "./read-for.ts"
import { ClaimsReader } from "./reader.ts"

test("a model that is slow holds nobody up: its call is recorded, and the log says so", async () => {
  const calls: Array<BackendCall> = []
  const said: Array<unknown> = []
  const log = Logger.make(({ message }) => void said.push(message))
  const slow: (typeof ClaimsReader)["Service"] = {
    read: (_sentences, _context, onLost = () => Effect.void) =>
      Effect.never.pipe(Effect.onInterrupt(() => onLost({ tokens: 25, cost: 0.5 }))),
  }
  const context = { language: "english", market: "US", promotes: "nothing", profession: null } as const
  const reading = await Effect.runPromise(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        readFor({ userId: "ada", id: "s1" }, "Tea helps.", context, [], new Set()),
      )
      yield* TestClock.adjust("8 seconds")
      return yield* Fiber.join(fiber)
    }).pipe(
      Effect.provideService(ClaimsReader, slow),
      Effect.provideService(BackendUsage, {
        record: (call) => Effect.sync(() => void calls.push(call)),
      }),
      Effect.provide(Logger.layer([log])),
      Effect.provide(TestClock.layer()),
    ),
  )
  expect(reading).toBeNull()
  expect(calls).toEqual([
    {
      userId: "ada",
      actionType: "claims_reading",
      tokensUsed: 25,
      apiCost: 0.5,
      duration: 8_000,
      success: false,
      errorMessage: "AnswerLost",
      metadata: { scriptId: "s1" },
    },
  ])
  expect(JSON.stringify(said)).toContain("without its model")
})
