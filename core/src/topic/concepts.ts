import { healthTerms, lookUp } from "./lexicon.ts"
import { isListed, listedConcepts } from "./subjects.ts"
import { eachToken } from "./tokens.ts"

/** Pairs that may be a subject, by their second stem, then by their first. */
const pairs: ReadonlyMap<string, ReadonlyMap<string, string>> = (() => {
  const bySecond = new Map<string, Map<string, string>>()
  for (const pair of [...listedConcepts(), ...healthTerms]) {
    const [first, second, ...more] = pair.split("_")
    if (first === undefined || second === undefined || more.length > 0) continue
    const byFirst = bySecond.get(second)
    if (byFirst === undefined) bySecond.set(second, new Map([[first, pair]]))
    else byFirst.set(first, pair)
  }
  return bySecond
})()

/** Subjects and health words count, and words never seen before, which may be names of new things. */
export const isEligible = (concept: string): boolean => {
  if (isListed(concept)) return true
  const word = lookUp(concept)
  if (word !== undefined) return word.specificity !== null
  return /^[a-z][a-z-]{3,20}$/.test(concept)
}

/**
 * What a text may be about: its distinct stems, and those of its neighbouring pairs (`hair_loss`) that are a known
 * subject, in order of first appearance. Other pairs name nothing, so they are neither kept nor counted.
 */
export const conceptsOf = (text: string): ReadonlyArray<string> => {
  const concepts = new Set<string>()
  eachToken(text, (root, _, previous) => {
    concepts.add(root)
    const pair = previous === null ? undefined : pairs.get(root)?.get(previous)
    if (pair !== undefined) concepts.add(pair)
  })
  return [...concepts]
}
