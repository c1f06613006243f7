import { claimClasses } from "#script/claims/learned/classes.ts"
import { type Example, exampleOf, numbered, type Read, type Vocabulary, vocabularyOf } from "./examples.ts"
import type { Models } from "./kept.ts"
import { add } from "./learning.ts"
import { type Network, trainNetwork, unitCount } from "./network.ts"

const outputs = claimClasses.length + 1

/** Features that are kept: those that say most, as far as the weights' size allows. */
const features = 30_000

/** What a model learns from. */
export interface Lessons {
  readonly labelled: ReadonlyArray<Read>
  /** Labelled sentences of other languages: words differ, but what they mean has the same name in every language. */
  readonly abroad: ReadonlyArray<Read>
  /** Ordinary lawful sentences. */
  readonly lawful: ReadonlyArray<Read>
}

/**
 * The model of a language. Its features are those of its labelled sentences that say most; of the ordinary lawful ones
 * it learns from those that a first model does not clearly take for lawful.
 */
export const fitted = ({ labelled, abroad, lawful }: Lessons): Models => {
  const wide = vocabularyOf(labelled)
  const own = labelled.map((sentence) => exampleOf(sentence, wide))
  const examples = [...own, ...abroad.map((sentence) => exampleOf(sentence, wide))]
  const first = trainNetwork(examples, wide.size, outputs, firstRounds)
  const doubtful = lawful.flatMap((sentence) => {
    const odds = oddsOf(first, exampleOf(sentence, wide))
    return Array.from({ length: odds > nearlyClaim ? 3 : odds > clearlyLawful ? 1 : 0 }, () => sentence)
  })
  const all = [...examples, ...doubtful.map((sentence) => exampleOf(sentence, wide))]
  const network = trainNetwork(all, wide.size, outputs, rounds)
  const vocabulary = strongest(network, own, wide)
  return { vocabulary, network: cut(network, wide, vocabulary) }
}

/** The model with the features of a smaller vocabulary alone. */
const cut = (network: Network, wide: Vocabulary, vocabulary: Vocabulary): Network => {
  const kept = new Float32Array(vocabulary.size * unitCount)
  for (const [hash, row] of vocabulary) {
    const at = (wide.get(hash) ?? 0) * unitCount
    kept.set(network.weights.subarray(at, at + unitCount), row * unitCount)
  }
  return { ...network, weights: kept }
}

/** How often a model learns from every example; the first, which only sorts the lawful ones, less often. */
const rounds = 16
const firstRounds = 5

const clearlyLawful = -6

/** What the first model takes for a claim is learned three times. */
const nearlyClaim = 1

const oddsOf = ({ weights, units, out, bias }: Network, { rows, values }: Example): number => {
  const sums = Float64Array.from(units)
  rows.forEach((row, i) => {
    for (let u = 0; u < unitCount; u += 1)
      add(sums, u, (weights[row * unitCount + u] ?? 0) * (values[i] ?? 0))
  })
  const scores = Float64Array.from(bias)
  sums.forEach((sum, u) => {
    if (sum > 0) for (let c = 0; c < outputs; c += 1) add(scores, c, sum * (out[u * outputs + c] ?? 0))
  })
  const [lawfulScore = 0, ...broken] = scores
  return Math.max(...broken) - lawfulScore
}

const strongest = (
  { weights, out }: Network,
  examples: ReadonlyArray<Example>,
  wide: Vocabulary,
): Vocabulary => {
  if (wide.size <= features) return wide
  const said = new Float64Array(wide.size)
  for (const { rows, values } of examples) rows.forEach((row, i) => add(said, row, (values[i] ?? 0) ** 2))
  const telling = Array.from({ length: unitCount }, (_, u) =>
    spread(out.subarray(u * outputs, (u + 1) * outputs)),
  )
  const strength = (row: number) => {
    let sum = 0
    for (let u = 0; u < unitCount; u += 1) sum += (weights[row * unitCount + u] ?? 0) ** 2 * (telling[u] ?? 0)
    return sum * Math.sqrt(said[row] ?? 0)
  }
  const ranked = [...wide].map(([hash, row]) => ({ hash, strength: strength(row) }))
  return numbered(
    ranked
      .toSorted((one, two) => two.strength - one.strength)
      .slice(0, features)
      .map(({ hash }) => hash),
  )
}

/** How much a unit tells outputs apart. */
const spread = (weights: Float64Array): number => {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0)
}
