/** A thread of `fits.ts`: fits the models that it is told to, one after the other. */
import { parentPort } from "node:worker_threads"
import { judgedByOthers, lessonsOf } from "./cross-hands.ts"
import { fitted } from "./fitted.ts"
import type { Fit, Task } from "./fits.ts"
import { keptOf } from "./kept.ts"
import { handsOf } from "./sentences.ts"

const fitOf = ({ language, leftOut }: Task): Fit => {
  const hand = handsOf(language).find(({ name }) => name === leftOut)
  if (hand !== undefined) return { kind: "judged", hand: judgedByOthers(language, hand) }
  if (leftOut !== null) throw new Error(`No hand of ${language} is called ${leftOut}.`)
  return {
    kind: "model",
    kept: keptOf(fitted(lessonsOf(language, null)), { trusted: [], look: [] }),
  }
}

parentPort?.on("message", (task: Task) => parentPort?.postMessage(fitOf(task)))
