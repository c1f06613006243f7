import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { Language } from "#script/settings.ts"
import type { KeptWeights } from "#script/claims/learned/weights.ts"
import type { JudgedHand } from "./cross-hands.ts"

/** One model to fit: of all sentences, or without a hand, which it then judges. */
export interface Task {
  readonly language: Language
  readonly leftOut: string | null
}

/** What becomes of a task: the hand that was left out, judged; or, when none was, the model, still without thresholds. */
export type Fit =
  | { readonly kind: "judged"; readonly hand: JudgedHand }
  | { readonly kind: "model"; readonly kept: KeptWeights }

/** Fits models side by side in a few threads. The order of the answers is that of the tasks. */
export const fitsOf = async (tasks: ReadonlyArray<Task>): Promise<ReadonlyArray<Fit>> => {
  const fits: Array<Fit | undefined> = tasks.map(() => undefined)
  const waiting = [...tasks.entries()]
  const work = async (): Promise<void> => {
    const worker = new Worker(fileURLToPath(new URL("fit-worker.ts", import.meta.url)))
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, task] = next
      fits[place] = await fitOf(worker, task)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return fits.filter((fit) => fit !== undefined)
}

const fitOf = (worker: Worker, task: Task): Promise<Fit> =>
  new Promise((resolve, reject) => {
    worker.once("message", resolve)
    worker.once("error", reject)
    worker.postMessage(task)
  })
