import { monitorEventLoopDelay } from "node:perf_hooks"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Analysis } from "@rounds/core/topic/analysis.ts"
import { collect } from "@rounds/core/collection/collect.ts"
import type { CollectionStage } from "@rounds/core/topic/ports.ts"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { RecordedForum } from "#forum/recorded.ts"
import { askerOf, byHand, runnerOn, storesOf } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { ThreadedAnalysis } from "./analysis.ts"

const url = await testDatabase()

const analysed = (onStage: (stage: CollectionStage) => Effect.Effect<void>) =>
  Effect.flatMap(Analysis, (analysis) =>
    analysis.of({
      source: "recorded",
      sources: ["recorded"],
      asOf: "2026-11-20T09:00:00.000Z",
      days: 31,
      onStage,
    }),
  )

/** Runs it with the longest time, in milliseconds, for which nothing else could be answered. */
const watched = async <A>(work: Effect.Effect<A>) => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const found = await Effect.runPromise(work)
  delay.disable()
  return { found, longest: delay.max / 1e6 }
}

test("a thread finds the same topics, tells how far it is, and holds nobody up meanwhile", async () => {
  await runnerOn(url)(collect(byHand), RecordedForum())
  // What is written by hand counts from here on, in a thread too.
  await askerOf(url)(
    (sql) => sql`
      INSERT INTO lexicon_rows (key, kind, line, retired, changed_at)
      VALUES ('creatine', 'supplement', 'creatine the powder | creatine | creatine | kreatin', false, now())`,
  )
  const stages: Array<CollectionStage> = []
  const noted = analysed((stage) => Effect.sync(() => void stages.push(stage)))
  const here = await watched(noted.pipe(Effect.provide(storesOf(url))))
  const stagesHere = stages.splice(0)
  const beside = await watched(noted.pipe(Effect.provide(Layer.merge(storesOf(url), ThreadedAnalysis(url)))))
  expect(beside.found).toEqual(here.found)
  expect(beside.found.topics.length).toBeGreaterThan(9)
  const called = [...beside.found.topics, ...beside.found.steady].map((topic) => JSON.stringify(topic))
  expect(called.filter((topic) => topic.includes("creatine the powder")).length).toBeGreaterThan(0)
  expect(stages).toEqual(stagesHere)
  expect(beside.longest).toBeLessThan(here.longest / 2)
}, 120_000)

test("a database that does not answer the thread is an outage, and one that is given up ends", async () => {
  const nowhere = await Effect.runPromiseExit(
    analysed(() => Effect.void).pipe(
      Effect.provide(Layer.merge(storesOf(url), ThreadedAnalysis("postgres://127.0.0.1:9/nothing"))),
    ),
  )
  expect(Exit.isFailure(nowhere) && Cause.squash(nowhere.cause)).toBeInstanceOf(Outage)
  const stopped = await Effect.runPromise(
    analysed(() => Effect.void).pipe(
      Effect.provide(Layer.merge(storesOf(url), ThreadedAnalysis(url))),
      Effect.timeoutOption("1 millis"),
    ),
  )
  expect(stopped._tag).toBe("None")
}, 120_000)
