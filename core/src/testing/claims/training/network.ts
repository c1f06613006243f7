import type { Example } from "./examples.ts"
import { rounds, sequence, softmax } from "./learning.ts"

/** Few units between features and outputs: the features of a class share what they mean, so that less is learned by heart. */
export interface Network {
  /** Per feature a weight for every unit. */
  readonly weights: Float32Array
  readonly units: Float64Array
  /** Per unit a weight for every output. */
  readonly out: Float64Array
  readonly bias: Float64Array
}

/** Units of a network: an even number, as two weights are kept in a letter. */
export const unitCount = 24

const RATE = 0.04
const BIAS_RATE = 0.025
/** How strongly weights are drawn to nothing: chosen by sentences of hands that were left out. */
const DECAY = 1e-3
/** Features that are left out at random while it learns, so that none is relied on alone. */
const WITHOUT = 0.2
const SCALE = 1 / (1 - WITHOUT)
/**
 * Words whose letters are hidden at random while it learns: how a claim is built and what its words mean must be enough
 * to know it, as the next person speaks of something else. What is left counts for what is hidden.
 */
const HIDDEN = 0.25
const SEEN = 1 / (1 - HIDDEN)

/** More words of a text are not read. */
const mostWords = 160

/** Learns by stochastic gradients whose steps shrink where much was learned (AdaGrad). */
export const trainNetwork = (
  examples: ReadonlyArray<Example>,
  features: number,
  outputs: number,
  count: number,
): Network => {
  const random = sequence(1)
  const table = startingTable(features, random)
  const units = new Float64Array(unitCount)
  const out = new Float64Array(unitCount * outputs).map(() => random() - 0.5)
  const learnedOut = new Float64Array(unitCount * outputs).fill(1e-2)
  const bias = new Float64Array(outputs)
  const sums = new Float64Array(unitCount)
  const back = new Float64Array(unitCount)
  const misses = new Float64Array(outputs)
  const awake = new Int32Array(unitCount)
  const longest = examples.reduce((most, { rows }) => Math.max(most, rows.length), 0)
  const starts = new Int32Array(longest)
  const sizes = new Float64Array(longest)
  const hidden = new Uint8Array(mostWords)
  rounds(examples, { count, random }, ({ rows, values, first, last, label }, rate) => {
    let kept = 0
    for (let w = 0; w < mostWords; w += 1) hidden[w] = random() < HIDDEN ? 1 : 0
    for (let f = 0; f < rows.length; f += 1) {
      if (random() < WITHOUT) continue
      const from = first[f] ?? -1
      const to = last[f] ?? -1
      if (from >= 0 && (hidden[from] === 1 || hidden[to] === 1)) continue
      starts[kept] = (rows[f] ?? 0) * STRIDE
      sizes[kept] = (values[f] ?? 0) * SCALE * (from < 0 ? 1 : from === to ? SEEN : SEEN * SEEN)
      kept += 1
    }
    sums.set(units)
    for (let k = 0; k < kept; k += 1) {
      const start = starts[k] ?? 0
      const size = sizes[k] ?? 0
      for (let u = 0; u < unitCount; u += 1) sums[u] = (sums[u] ?? 0) + (table[start + u] ?? 0) * size
    }
    misses.set(bias)
    for (let u = 0; u < unitCount; u += 1) {
      const sum = sums[u] ?? 0
      if (sum <= 0) continue
      for (let c = 0; c < outputs; c += 1) misses[c] = (misses[c] ?? 0) + sum * (out[u * outputs + c] ?? 0)
    }
    softmax(misses)
    misses[label] = (misses[label] ?? 0) - 1
    for (let u = 0; u < unitCount; u += 1) {
      const sum = sums[u] ?? 0
      back[u] = 0
      if (sum <= 0) continue
      let pull = 0
      for (let c = 0; c < outputs; c += 1) {
        const at = u * outputs + c
        const weight = out[at] ?? 0
        const miss = misses[c] ?? 0
        pull += weight * miss
        const step = miss * sum + DECAY * weight
        const far = (learnedOut[at] ?? 0) + step * step
        learnedOut[at] = far
        out[at] = weight - (rate * RATE * step) / Math.sqrt(far)
      }
      back[u] = pull
      units[u] = (units[u] ?? 0) - rate * RATE * 0.05 * pull
    }
    for (let c = 0; c < outputs; c += 1) bias[c] = (bias[c] ?? 0) - rate * BIAS_RATE * (misses[c] ?? 0)
    let awakeCount = 0
    for (let u = 0; u < unitCount; u += 1) {
      if ((sums[u] ?? 0) <= 0) continue
      awake[awakeCount] = u
      awakeCount += 1
    }
    for (let k = 0; k < kept; k += 1) {
      const start = starts[k] ?? 0
      const size = sizes[k] ?? 0
      for (let a = 0; a < awakeCount; a += 1) {
        const u = awake[a] ?? 0
        const at = start + u
        const weight = table[at] ?? 0
        const step = (back[u] ?? 0) * size + DECAY * weight
        const far = (table[at + unitCount] ?? 0) + step * step
        table[at + unitCount] = far
        table[at] = weight - (rate * RATE * step) / Math.sqrt(far)
      }
    }
  })
  return { weights: weightsIn(table, features), units, out, bias }
}

/** Per feature its weights and, beside them, how much each has learned: what is read together stands together. */
const STRIDE = 2 * unitCount

const startingTable = (features: number, random: () => number): Float32Array =>
  new Float32Array(features * STRIDE).map((_, i) => (i % STRIDE < unitCount ? (random() - 0.5) * 0.2 : 1e-4))

const weightsIn = (table: Float32Array, features: number): Float32Array => {
  const weights = new Float32Array(features * unitCount)
  for (let row = 0; row < features; row += 1)
    weights.set(table.subarray(row * STRIDE, row * STRIDE + unitCount), row * unitCount)
  return weights
}
