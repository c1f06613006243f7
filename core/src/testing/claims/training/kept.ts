import { letterOf, toBase64 } from "#script/claims/learned/base64.ts"
import { type KeptWeights, mostSteps, stepPower } from "#script/claims/learned/weights.ts"
import type { Vocabulary } from "./examples.ts"
import type { Linear } from "./linear.ts"

export interface Models {
  readonly vocabulary: Vocabulary
  readonly linear: Linear
}

export interface Thresholds {
  readonly trusted: ReadonlyArray<number>
  readonly look: ReadonlyArray<number>
}

/** A model as it is kept: three bits a weight. */
export const keptOf = ({ vocabulary, linear }: Models, thresholds: Thresholds): KeptWeights => ({
  features: toBase64(differences([...vocabulary.keys()])),
  ...steps(linear.weights),
  bias: [...linear.bias].map(rounded),
  trusted: thresholds.trusted.map(rounded),
  look: thresholds.look.map(rounded),
})

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
