import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { type Analysed, Analysis, analysisMemoryMb } from "@rounds/core/topic/analysis.ts"
import type { CollectionStage } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"

/** What a thread is asked: posts do not travel, it reads them itself. */
export interface Asked {
  readonly databaseUrl: string
  readonly source: string
  readonly sources: ReadonlyArray<string>
  readonly asOf: string
  readonly days: number
}

/** What a thread says, the last of it one of the last three. */
export type Told =
  | { readonly stage: CollectionStage }
  | { readonly analysed: Analysed }
  | { readonly outage: Pick<Outage, "port" | "operation" | "retryAfterSeconds"> }
  | { readonly fault: string }

const file = fileURLToPath(new URL("analysis-thread.ts", import.meta.url))

/**
 * Finds topics in a thread of their own, with a connection of its own, so that whoever asks the API meanwhile is answered
 * at once. One thread for each analysis: there is one a day. It ends with the effect, whatever ends that.
 */
export const ThreadedAnalysis = (databaseUrl: string) =>
  Layer.succeed(Analysis, {
    of: ({ onStage, ...subject }) =>
      Effect.scoped(
        Effect.gen(function* () {
          const told = yield* heard({ databaseUrl, ...subject })
          for (;;) {
            const said = yield* Queue.take(told)
            if ("stage" in said) yield* onStage(said.stage)
            else if ("analysed" in said) return said.analysed
            else if ("outage" in said) return yield* Effect.die(new Outage(said.outage))
            else return yield* Effect.die(new Error(`The thread that finds topics failed: ${said.fault}`))
          }
        }),
      ),
  })

/** What a thread says that lives as long as the scope. */
const heard = Effect.fn("analysisThread")(function* (asked: Asked) {
  const told = yield* Queue.unbounded<Told>()
  yield* Effect.acquireRelease(
    Effect.sync(() => start(asked, told)),
    (thread) => Effect.promise(() => thread.terminate()),
  )
  return told
})

const start = (asked: Asked, queue: Queue.Queue<Told>): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: analysisMemoryMb }
  const thread = new Worker(file, { workerData: asked, resourceLimits })
  const tell = (said: Told) => void Queue.offerUnsafe(queue, said)
  return thread
    .on("message", tell)
    .on("messageerror", (fault) => tell({ fault: String(fault) }))
    .on("error", (fault) => tell({ fault: String(fault) }))
    .on("exit", (code) => tell({ fault: `it ended with ${code}` }))
}
