import {
  endsKnownPair,
  isCommon,
  isCommonPair,
  isEligible,
  isEligiblePair,
  isWord,
  knownPairOf,
  opensKnownPair,
} from "#reading/concepts.ts"
import type { Family } from "./counts.ts"

/**
 * The concepts of one run by their numbers, from 0 up: stems and pairs that may be a topic, in the order in which the
 * window holds them. What is known of a term is found out once.
 */
export interface CountedConcepts {
  readonly count: () => number
  /** The number of a stem that was not met before; from 0 up. */
  readonly meet: (term: string) => number
  /** Whether a stem may open a pair. */
  readonly isOpening: (stem: number) => boolean
  /** The number of a stem or a pair, given to it when it is new; below zero for what is no topic. */
  readonly ofStem: (stem: number) => number
  readonly ofPair: (first: number, second: number) => number
  /** The numbers of the stems that were met so far, by the stem; below zero for what is no topic, or is not wanted. */
  readonly ofStems: (isWanted: (concept: number) => boolean) => Int32Array
  /** The same of a pair for the history, which adds none: below zero for what the window does not hold. */
  readonly pairMet: (first: number, second: number) => number
  /** Every pair is met, so that those that are a known subject are counted. */
  readonly meetPair: (first: number, second: number) => void
  readonly knownPairs: () => number
  /** How many of the stems that were met may be a topic of a family. */
  readonly stemsOf: (family: Family) => number
  readonly familyOf: (concept: number) => Family
  readonly nameOf: (concept: number) => string
}

interface Named {
  readonly name: string
  readonly family: Family
}

const familyOfWord = (word: string): Family | null =>
  !isWord(word) ? null : isEligible(word) ? "known" : isCommon(word) ? "common" : null

/** What a stem may be of a known pair, as two bits. */
const opens = 1
const ends = 2

const placeInPairs = (term: string): number =>
  (opensKnownPair(term) ? opens : 0) | (endsKnownPair(term) ? ends : 0)

/** The pairs that are a known subject, by their second stem and then by their first. `places` are those of the stems. */
const knownPairsBy = (terms: ReadonlyArray<string>, places: ReadonlyArray<number>) => {
  const bySecond: Array<Map<number, boolean> | undefined> = []
  let known = 0
  return {
    known: () => known,
    isKnown: (first: number, second: number): boolean => {
      if (((places[first] ?? 0) & opens) === 0 || ((places[second] ?? 0) & ends) === 0) return false
      const byFirst = (bySecond[second] ??= new Map<number, boolean>())
      const before = byFirst.get(first)
      if (before !== undefined) return before
      const own = knownPairOf(terms[first] ?? "", terms[second] ?? "") !== undefined
      byFirst.set(first, own)
      if (own) known++
      return own
    },
  }
}

export const countedConcepts = (): CountedConcepts => {
  const terms: Array<string> = []
  const places: Array<number> = []
  const opening: Array<boolean> = []
  const families: Array<Family | null> = []
  const byStem: Array<number> = []
  /** The concepts that are pairs, by their second stem and then by their first. */
  const byPair: Array<Map<number, number> | undefined> = []
  const pairs = knownPairsBy(terms, places)
  const named: Array<Named> = []

  const ofStem = (stem: number): number => {
    const before = byStem[stem] ?? -1
    const family = families[stem] ?? null
    if (before >= 0 || family === null) return before
    byStem[stem] = named.length
    named.push({ name: terms[stem] ?? "", family })
    return named.length - 1
  }
  const ofPair = (first: number, second: number): number => {
    const byFirst = (byPair[second] ??= new Map<number, number>())
    const before = byFirst.get(first)
    if (before !== undefined) return before
    const [one = "", other = ""] = [terms[first], terms[second]]
    const own = isEligiblePair(one, other) ? named.length : -1
    byFirst.set(first, own)
    if (own < 0) return own
    const family = pairs.isKnown(first, second) ? "known" : isCommonPair(one, other) ? "common" : "pair"
    named.push({ name: `${one}_${other}`, family })
    return own
  }
  return {
    count: () => named.length,
    meet: (term) => {
      terms.push(term)
      places.push(placeInPairs(term))
      byPair.push(undefined)
      opening.push(isWord(term))
      families.push(familyOfWord(term))
      return byStem.push(-1) - 1
    },
    isOpening: (stem) => opening[stem] === true,
    ofStem,
    ofStems: (isWanted) => Int32Array.from(byStem, (own) => (own >= 0 && isWanted(own) ? own : -1)),
    ofPair,
    pairMet: (first, second) => byPair[second]?.get(first) ?? -1,
    meetPair: pairs.isKnown,
    knownPairs: pairs.known,
    stemsOf: (family) => families.filter((own) => own === family).length,
    familyOf: (concept) => named[concept]?.family ?? "known",
    nameOf: (concept) => named[concept]?.name ?? "",
  }
}
