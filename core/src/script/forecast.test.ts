import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { Profiles } from "#account/ports.ts"
import type { Reach } from "#account/profile.ts"
import { MemoryKernel } from "#testing/memory-kernel.ts"
import { MemoryUsageQuery } from "#testing/memory-usage-query.ts"
import { MemoryScripts } from "#testing/script/memory-scripts.ts"
import { defaultSettings } from "#testing/script/example-topics.ts"
import { books, run, type Write } from "#testing/script/writing-harness.ts"
import { forecastScript, type Intention } from "./forecast.ts"

const storage = Layer.mergeAll(MemoryScripts, MemoryUsageQuery).pipe(Layer.provideMerge(MemoryKernel))
const never: Write = () => Effect.die(new Error("no writer is asked"))

const { market: _, promotes: __, ...open } = defaultSettings
const forecast = (changes: Partial<Intention>, reach: Reach = { market: null, promotes: null }) =>
  run(
    never,
    (userId) =>
      Effect.gen(function* () {
        const said = yield* Effect.result(
          forecastScript(
            userId,
            {
              topicId: null,
              topicTitle: "Beard oil",
              angle: null,
              settings: open,
              withoutAi: false,
              ...changes,
            },
            "english",
          ),
        )
        return { said, books: yield* books(userId) }
      }).pipe(
        Effect.provide(
          Layer.succeed(Profiles, {
            of: () => Effect.succeed(null),
            save: () => Effect.die(new Error("nothing is saved here")),
            reachOf: () => Effect.succeed(reach),
            keepReach: () => Effect.die(new Error("nothing is kept here")),
          }),
        ),
      ),
    { storage, newUser: () => "ada" },
  )

const nothing = { charged: 0, scripts: 0, open: 0 }

test("a subject that the library does not have is said before anything is reserved", async () => {
  const { said, books } = await forecast({})
  expect(said).toMatchObject({
    success: { subject: null, findings: 0, sources: 0, byAi: true, market: "US", reachKnown: false },
  })
  expect(books).toEqual(nothing)
})

test("where videos are seen is asked until both answers are known", async () => {
  const known = { market: "EU", promotes: "own_service" } as const
  expect((await forecast({}, known)).said).toMatchObject({ success: { ...known, reachKnown: true } })
  expect((await forecast({}, { ...known, promotes: null })).said).toMatchObject({
    success: { market: "EU", promotes: "nothing", reachKnown: false },
  })
})

test("what is not for filming is said with the numbers of the market, and an unknown topic is none", async () => {
  const { said, books } = await forecast({
    topicTitle: "Chest pain at night",
    settings: { ...open, market: "UK" },
  })
  expect(said).toMatchObject({ failure: { _tag: "NotForFilming", kind: "emergency", market: "UK" } })
  expect(books).toEqual(nothing)
  expect((await forecast({ topicId: "none" })).said).toMatchObject({ failure: { _tag: "TopicUnknown" } })
})
