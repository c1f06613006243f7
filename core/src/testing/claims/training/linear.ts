import type { Example } from "./examples.ts"
import { add, rounds, sequence, softmax } from "./learning.ts"

/** A multinomial logistic regression: per feature a weight for every output. */
export interface Linear {
  readonly weights: Float32Array
  readonly bias: Float64Array
}

const RATE = 0.5
const DECAY = 1e-5
const ROUNDS = 12
/** Features that are left out at random while it learns, so that none is relied on alone. */
const WITHOUT = 0.35
const SCALE = 1 / (1 - WITHOUT)

/** Learns by stochastic gradients whose steps shrink where much was learned (AdaGrad). */
export const trainLinear = (examples: ReadonlyArray<Example>, features: number, outputs: number): Linear => {
  const weights = new Float32Array(features * outputs)
  const learned = new Float32Array(features * outputs).fill(1e-6)
  const bias = new Float64Array(outputs)
  const p = new Float64Array(outputs)
  const random = sequence(1)
  rounds(examples, { count: ROUNDS, random }, ({ rows, values, label }, rate) => {
    const kept: Array<number> = []
    for (let f = 0; f < rows.length; f += 1) if (random() >= WITHOUT) kept.push(f)
    p.set(bias)
    for (const f of kept) {
      const at = (rows[f] ?? 0) * outputs
      for (let c = 0; c < outputs; c += 1) add(p, c, (weights[at + c] ?? 0) * (values[f] ?? 0) * SCALE)
    }
    softmax(p)
    for (let c = 0; c < outputs; c += 1) {
      const miss = (p[c] ?? 0) - (c === label ? 1 : 0)
      if (Math.abs(miss) < 1e-4) continue
      add(bias, c, -(rate * RATE * 0.05 * miss))
      for (const f of kept) {
        const at = (rows[f] ?? 0) * outputs + c
        const step = miss * (values[f] ?? 0) * SCALE + DECAY * (weights[at] ?? 0)
        add(learned, at, step * step)
        add(weights, at, -((rate * RATE * step) / Math.sqrt(learned[at] ?? 0)))
      }
    }
  })
  return { weights, bias }
}
