import { letterOf, toBase64 } from "#script/claims/learned/base64.ts"
import { type KeptWeights, mostSteps, stepPower } from "#script/claims/learned/weights.ts"
import type { Vocabulary } from "./examples.ts"
import { add } from "./learning.ts"
import { type Network, unitCount } from "./network.ts"

export interface Models {
  readonly vocabulary: Vocabulary
  readonly network: Network
}

export interface Thresholds {
  readonly trusted: ReadonlyArray<number>
  readonly look: ReadonlyArray<number>
}

/** A model as it is kept: three bits a weight of a feature. */
export const keptOf = ({ vocabulary, network }: Models, thresholds: Thresholds): KeptWeights => {
  const { weights, units, out } = evened(network)
  return {
    features: toBase64(differences([...vocabulary.keys()])),
    ...steps(weights),
    units: [...units].map(rounded),
    out: [...out].map(rounded),
    bias: [...network.bias].map(rounded),
    ...keptThresholds(thresholds),
  }
}

/** Thresholds as they are kept. */
export const keptThresholds = ({ trusted, look }: Thresholds): Thresholds => ({
  trusted: trusted.map(rounded),
  look: look.map(rounded),
})

/** The same network with units of like size, so that the same steps fit all: what a unit loses its outputs gain. */
const evened = ({ weights, units, out }: Network): Pick<Network, "weights" | "units" | "out"> => {
  const outputs = out.length / unitCount
  const squares = new Float64Array(unitCount)
  weights.forEach((weight, i) => add(squares, i % unitCount, weight ** 2))
  const sizes = squares.map((sum) => Math.sqrt((sum * unitCount) / Math.max(1, weights.length)) || 1)
  return {
    weights: weights.map((weight, i) => weight / (sizes[i % unitCount] ?? 1)),
    units: units.map((unit, u) => unit / (sizes[u] ?? 1)),
    out: out.map((weight, i) => weight * (sizes[Math.floor(i / outputs)] ?? 1)),
  }
}

const rounded = (value: number): number => Number(value.toPrecision(5))

/** Weights in steps of three bits, two in a letter; the few that are far out are cut. */
const steps = (weights: Float32Array) => {
  const sizes = weights.map(Math.abs).toSorted()
  const most = rounded(sizes[Math.floor(sizes.length * 0.9995)] ?? 1)
  const stepOf = (weight = 0) => {
    const size = Math.min(mostSteps, Math.round((Math.abs(weight) / most) ** (1 / stepPower) * mostSteps))
    return mostSteps + Math.sign(weight) * size
  }
  const letters: Array<string> = []
  for (let i = 0; i < weights.length; i += 2)
    letters.push(letterOf(stepOf(weights[i]) * 8 + stepOf(weights[i + 1])))
  return { weights: letters.join(""), most }
}

const differences = (hashes: ReadonlyArray<number>): Uint8Array => {
  const bytes: Array<number> = []
  let before = 0
  for (const hash of hashes) {
    let step = hash - before
    before = hash
    while (step >= 128) {
      bytes.push(step % 128)
      step = Math.floor(step / 128)
    }
    bytes.push(step + 128)
  }
  return Uint8Array.from(bytes)
}
