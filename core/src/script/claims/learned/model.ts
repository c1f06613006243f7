import type { Language } from "#script/settings.ts"
import { claimClasses } from "./classes.ts"
import { type Features, featuresOf } from "./features.ts"
import type { Weights } from "./weights.ts"

/** What the models make of a text. */
export interface Reading {
  /** Log-odds that it breaks a rule at all. */
  readonly odds: number
  /** For every class how likely it is that one, if any. */
  readonly shares: ReadonlyArray<number>
  readonly features: Features
}

const outputs = claimClasses.length + 1

/** Reads a plain text with the model of its language: a multinomial logistic regression. */
export const readingOf = (plain: string, language: Language, { rows, weights, bias }: Weights): Reading => {
  const features = featuresOf(plain, language)
  const scores = Float64Array.from(bias)
  features.hashes.forEach((hash, i) => {
    const row = rows.rowOf(hash)
    if (row < 0) return
    const value = features.values[i] ?? 0
    for (let c = 0; c < outputs; c += 1)
      scores[c] = (scores[c] ?? 0) + (weights[row * outputs + c] ?? 0) * value
  })
  const [lawful = 0, ...broken] = scores
  const most = Math.max(...broken)
  const powers = broken.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return { odds: most + Math.log(all) - lawful, shares: powers.map((power) => power / all), features }
}

/** The words that spoke most for a class against none, heaviest first. */
export const heaviest = (
  { features }: Reading,
  at: number,
  weights: Weights,
  count: number,
): ReadonlyArray<number> => {
  const byWord = new Float64Array(features.tokens.length)
  features.hashes.forEach((hash, i) => {
    const row = weights.rows.rowOf(hash)
    if (row < 0) return
    const first = features.first[i] ?? 0
    const last = features.last[i] ?? 0
    if (last - first > 8) return
    const weight = (weights.weights[row * outputs + at + 1] ?? 0) - (weights.weights[row * outputs] ?? 0)
    const part = (weight * (features.values[i] ?? 0)) / (first === last ? 1 : 2)
    byWord[first] = (byWord[first] ?? 0) + part
    if (last !== first) byWord[last] = (byWord[last] ?? 0) + part
  })
  return [...byWord.keys()]
    .filter((i) => (byWord[i] ?? 0) > 0 && /[\p{L}\p{N}]/u.test(features.tokens[i]?.word ?? ""))
    .toSorted((one, two) => (byWord[two] ?? 0) - (byWord[one] ?? 0))
    .slice(0, count)
}
