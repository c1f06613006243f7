import { claimClasses } from "#script/claims/learned/classes.ts"
import { type Example, exampleOf, numbered, type Read, type Vocabulary, vocabularyOf } from "./examples.ts"
import type { Models } from "./kept.ts"
import { add } from "./learning.ts"
import { type Linear, trainLinear } from "./linear.ts"

const outputs = claimClasses.length + 1

/** Features that are kept: those that say most, as far as the weights' size allows. */
const features = 40_000

/**
 * The model of a language. Its features are those of the labelled sentences that say most; of the ordinary lawful ones
 * it learns from those that a first model does not clearly take for lawful.
 */
export const fitted = (labelled: ReadonlyArray<Read>, lawful: ReadonlyArray<Read>): Models => {
  const wide = vocabularyOf(labelled)
  const examples = labelled.map((sentence) => exampleOf(sentence, wide))
  const first = trainLinear(examples, wide.size, outputs)
  const doubtful = lawful.flatMap((sentence) => {
    const odds = oddsOf(first, exampleOf(sentence, wide))
    return Array.from({ length: odds > nearlyClaim ? 3 : odds > clearlyLawful ? 1 : 0 }, () => sentence)
  })
  const all = [...examples, ...doubtful.map((sentence) => exampleOf(sentence, wide))]
  const linear = trainLinear(all, wide.size, outputs)
  const vocabulary = strongest(linear, examples, wide)
  return { vocabulary, linear: cut(linear, wide, vocabulary) }
}

/** The model with the features of a smaller vocabulary alone. */
const cut = ({ weights, bias }: Linear, wide: Vocabulary, vocabulary: Vocabulary): Linear => {
  const kept = new Float32Array(vocabulary.size * outputs)
  for (const [hash, row] of vocabulary) {
    const at = (wide.get(hash) ?? 0) * outputs
    kept.set(weights.subarray(at, at + outputs), row * outputs)
  }
  return { weights: kept, bias }
}

const clearlyLawful = -4

/** What the first model takes for a claim is learned three times. */
const nearlyClaim = 1

const oddsOf = ({ weights, bias }: Linear, { rows, values }: Example): number => {
  const scores = Float64Array.from(bias)
  rows.forEach((row, i) => {
    for (let c = 0; c < outputs; c += 1) add(scores, c, (weights[row * outputs + c] ?? 0) * (values[i] ?? 0))
  })
  const [lawfulScore = 0, ...broken] = scores
  return Math.max(...broken) - lawfulScore
}

const strongest = ({ weights }: Linear, examples: ReadonlyArray<Example>, wide: Vocabulary): Vocabulary => {
  if (wide.size <= features) return wide
  const said = new Float64Array(wide.size)
  for (const { rows, values } of examples) rows.forEach((row, i) => add(said, row, (values[i] ?? 0) ** 2))
  const strength = (row: number) => {
    let sum = 0
    for (let c = 0; c < outputs; c += 1) sum += (weights[row * outputs + c] ?? 0) ** 2
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
