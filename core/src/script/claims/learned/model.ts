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
  /** How far every unit is awake; one below nothing sleeps. */
  readonly units: Float64Array
}

const outputs = claimClasses.length + 1

/** Reads a plain text with the model of its language: a network with one row of few units. */
export const readingOf = (
  plain: string,
  language: Language,
  { rows, weights, units: rest, out, bias }: Weights,
): Reading => {
  const features = featuresOf(plain, language)
  const units = Float64Array.from(rest)
  const count = units.length
  features.hashes.forEach((hash, i) => {
    const row = rows.rowOf(hash)
    if (row < 0) return
    const value = features.values[i] ?? 0
    for (let u = 0; u < count; u += 1) units[u] = (units[u] ?? 0) + (weights[row * count + u] ?? 0) * value
  })
  const scores = Float64Array.from(bias)
  units.forEach((unit, u) => {
    if (unit <= 0) return
    for (let c = 0; c < outputs; c += 1) scores[c] = (scores[c] ?? 0) + (out[u * outputs + c] ?? 0) * unit
  })
  const [lawful = 0, ...broken] = scores
  const most = Math.max(...broken)
  const powers = broken.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return {
    odds: most + Math.log(all) - lawful,
    shares: powers.map((power) => power / all),
    features,
    units,
  }
}

/** The words that spoke most for a class against none, heaviest first. */
export const heaviest = (
  { features, units }: Reading,
  at: number,
  weights: Weights,
  count: number,
): ReadonlyArray<number> => {
  const perFeature = units.length
  // What a unit that is awake says for the class against none.
  const says = units.map((unit, u) =>
    unit > 0 ? (weights.out[u * outputs + at + 1] ?? 0) - (weights.out[u * outputs] ?? 0) : 0,
  )
  const byWord = new Float64Array(features.tokens.length)
  features.hashes.forEach((hash, i) => {
    const row = weights.rows.rowOf(hash)
    if (row < 0) return
    const first = features.first[i] ?? 0
    const last = features.last[i] ?? 0
    if (last - first > 8) return
    let weight = 0
    for (let u = 0; u < perFeature; u += 1)
      weight += (says[u] ?? 0) * (weights.weights[row * perFeature + u] ?? 0)
    const part = (weight * (features.values[i] ?? 0)) / (first === last ? 1 : 2)
    byWord[first] = (byWord[first] ?? 0) + part
    if (last !== first) byWord[last] = (byWord[last] ?? 0) + part
  })
  return [...byWord.keys()]
    .filter((i) => (byWord[i] ?? 0) > 0 && /[\p{L}\p{N}]/u.test(features.tokens[i]?.word ?? ""))
    .toSorted((one, two) => (byWord[two] ?? 0) - (byWord[one] ?? 0))
    .slice(0, count)
}
