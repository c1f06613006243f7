import { collect } from "@rounds/core/collection/collect.ts"
import { Analysis } from "@rounds/core/topic/analysis.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RecordedForum } from "#forum/recorded.ts"
import { type Measurement, withDatabase } from "#testing/bench-database.ts"
import { byHand, runnerOn, storesOf } from "#testing/collecting.ts"
import { ThreadedAnalysis } from "./analysis.ts"

/** Between two looks, in milliseconds. */
const LOOK = 5

const analysed = Effect.flatMap(Analysis, (analysis) =>
  analysis.of({
    source: "recorded",
    sources: ["recorded"],
    asOf: "2026-11-20T09:00:00.000Z",
    days: 31,
    onStage: () => Effect.void,
  }),
)

/** The longest, in milliseconds, that this thread did not look up: by its processor's time, and by the clock. */
const heldUp = async (work: Effect.Effect<unknown>) => {
  let cpu = 0
  let clock = 0
  let before = process.threadCpuUsage()
  let seen = performance.now()
  const look = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    cpu = Math.max(cpu, (user + system) / 1000)
    clock = Math.max(clock, performance.now() - seen - LOOK)
    before = process.threadCpuUsage()
    seen = performance.now()
  }, LOOK)
  await Effect.runPromise(work)
  await new Promise((done) => setTimeout(done, 2 * LOOK))
  clearInterval(look)
  return { cpu, clock }
}

/** How long the server's thread holds anybody up while an edition is found: in a thread of its own, beside here. */
export const bench = (): Promise<ReadonlyArray<Measurement>> =>
  withDatabase(async (url) => {
    await runnerOn(url)(collect(byHand), RecordedForum())
    const here = await heldUp(analysed.pipe(Effect.provide(storesOf(url))))
    const beside = await heldUp(
      analysed.pipe(Effect.provide(Layer.merge(storesOf(url), ThreadedAnalysis(url)))),
    )
    const measured = (name: string, ours: number, baseline: number, aim: string): Measurement => ({
      name,
      unit: "ms",
      ours,
      baseline,
      baselineName: "in the server's own thread",
      ratio: ours / baseline,
      aim,
    })
    return [
      measured("longest hold-up during an edition, processor", beside.cpu, here.cpu, "at most 50"),
      measured("longest hold-up during an edition, clock", beside.clock, here.clock, "at most 50"),
    ]
  })
