import { Outage } from "@rounds/core/kernel/outage.ts"
import { Analysis } from "@rounds/core/topic/analysis.ts"
import { collect } from "@rounds/core/collection/collect.ts"
import { type CollectionStage, Posts } from "@rounds/core/topic/ports.ts"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { RecordedForum } from "#forum/recorded.ts"
import { ago, askerOf, byHand, NOW, post, runnerOn, storesOf } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { longestWork } from "#testing/longest-work.ts"
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

const everything = { source: "recorded", since: 0, before: ago(-1), after: null }

test("a thread finds the same topics, tells how far it is, and holds nobody up meanwhile", async () => {
  await runnerOn(url)(collect(byHand), RecordedForum())
  // What is written by hand counts from here on, in a thread too.
  await askerOf(url)(
    (sql) => sql`
      INSERT INTO lexicon_rows (key, kind, line, retired, changed_at)
      VALUES ('creatine', 'supplement', 'creatine the powder | creatine | creatine | kreatin', false, now())
      ON CONFLICT DO NOTHING`,
  )
  const stages: Array<CollectionStage> = []
  const noted = analysed((stage) => Effect.sync(() => void stages.push(stage)))
  const here = await longestWork(Effect.runPromise(noted.pipe(Effect.provide(storesOf(url)))))
  const stagesHere = stages.splice(0)
  const beside = await longestWork(
    Effect.runPromise(noted.pipe(Effect.provide(Layer.merge(storesOf(url), ThreadedAnalysis(url))))),
  )
  expect({ ...beside.found, postsRead: 0 }).toEqual({ ...here.found, postsRead: 0 })
  // The subjects have changed, so what the collection read counts no more; what was read here does.
  expect(here.found.postsRead).toBeGreaterThan(1000)
  expect(beside.found.postsRead).toBe(0)
  expect(beside.found.topics.length).toBeGreaterThan(9)
  const called = [...beside.found.topics, ...beside.found.steady].map((topic) => JSON.stringify(topic))
  expect(called.filter((topic) => topic.includes("creatine the powder")).length).toBeGreaterThan(0)
  expect(stages).toEqual(stagesHere)
  expect(here.longest).toBeGreaterThan(50)
  expect(beside.longest).toBeLessThan(50)
}, 240_000)

test("a day's run reads only what is new, and finds what reading everything would", async () => {
  const run = <A, E>(effect: Effect.Effect<A, E, Layer.Success<ReturnType<typeof storesOf>>>) =>
    Effect.runPromise(effect.pipe(Effect.provide(storesOf(url))))
  const again = () => run(analysed(() => Effect.void))
  const before = await again()
  expect(before.postsRead).toBe(0)
  const fresh = ["a", "b", "c"].map((id) =>
    post({ id: `new-${id}`, createdAt: ago(1), title: "Is fibre safe?" }),
  )
  await run(Posts.use((posts) => posts.store("recorded", fresh, NOW)))
  const known = await run(Posts.use((posts) => posts.page({ ...everything, limit: 2 })))
  const [first, second] = known
  if (first === undefined || second === undefined) throw new Error("No posts are held.")
  await run(
    Posts.use((posts) =>
      posts.store(
        "recorded",
        [
          { ...first, score: first.score + 5 },
          { ...second, body: "Said otherwise" },
        ],
        NOW,
      ),
    ),
  )
  const today = await again()
  expect(today.postsRead).toBe(4)
  await askerOf(url)((sql) => sql`UPDATE posts SET reading = '{"terms": 7}' WHERE id = ${first.id}`)
  expect((await again()).postsRead).toBe(1)
  await askerOf(url)((sql) => sql`UPDATE posts SET reading = NULL, read_by = NULL`)
  const anew = await again()
  expect(anew.postsRead).toBeGreaterThan(1000)
  expect({ ...anew, postsRead: 0 }).toEqual({ ...today, postsRead: 0 })
}, 240_000)

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
}, 300_000)
