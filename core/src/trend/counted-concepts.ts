import {
  endsKnownPair,
  isCommon,
  isCommonPair,
  isEligible,
  isEligiblePair,
  isWord,
  knownPairOf,
} from "#reading/concepts.ts"
import type { Family } from "./counts.ts"
import type { WordNumbers } from "#text/word-numbers.ts"
import { pairOf } from "./pairs.ts"

/**
 * The concepts of one run by their numbers, from 0 up: stems and pairs that may be a topic, in the order in which the
 * window holds them. What is known of a term is found out once.
 */
export interface CountedConcepts {
  readonly count: () => number
  /** Whether a stem may open a pair. */
  readonly isOpening: (stem: number) => boolean
  /** The number of a stem or a pair, given to it when it is new; below zero for what is no topic. */
  readonly ofStem: (stem: number) => number
  readonly ofPair: (first: number, second: number) => number
  /** The same for the history, which adds none: below zero for what the window does not hold. */
  readonly meetStem: (stem: number) => number
  readonly pairMet: (first: number, second: number) => number
  /** Every pair is met, so that those that are a known subject are counted. */
  readonly meetPair: (first: number, second: number) => void
  readonly knownPairs: () => number
  /** The families of all stems that were met and may be a topic. */
  readonly stemFamilies: () => ReadonlyArray<Family>
  readonly familyOf: (concept: number) => Family
  readonly nameOf: (concept: number) => string
}

interface Named {
  readonly name: string
  readonly family: Family
}

const familyOfWord = (word: string): Family | null =>
  !isWord(word) ? null : isEligible(word) ? "known" : isCommon(word) ? "common" : null

/** What a stem is by itself, by its number: an opening of pairs, and a concept of a family. */
const stemsBy = (termOf: WordNumbers["termOf"]) => {
  const opens: Array<boolean | undefined> = []
  const families: Array<Family | null | undefined> = []
  return {
    isOpening: (stem: number): boolean => (opens[stem] ??= isWord(termOf(stem))),
    familyOf: (stem: number): Family | null => {
      const before = families[stem]
      return before === undefined ? (families[stem] = familyOfWord(termOf(stem))) : before
    },
  }
}

/** The pairs that are a known subject, by their second stem and then by their first. */
const knownPairsBy = (termOf: WordNumbers["termOf"]) => {
  const bySecond: Array<Map<number, boolean> | null | undefined> = []
  let known = 0
  return {
    known: () => known,
    isKnown: (first: number, second: number): boolean => {
      let byFirst = bySecond[second]
      if (byFirst === undefined) bySecond[second] = byFirst = endsKnownPair(termOf(second)) ? new Map() : null
      if (byFirst === null) return false
      const before = byFirst.get(first)
      if (before !== undefined) return before
      const own = knownPairOf(termOf(first), termOf(second)) !== undefined
      byFirst.set(first, own)
      if (own) known++
      return own
    },
  }
}

export const countedConcepts = (termOf: WordNumbers["termOf"]): CountedConcepts => {
  const stems = stemsBy(termOf)
  const pairs = knownPairsBy(termOf)
  const named: Array<Named> = []
  const byStem: Array<number | undefined> = []
  const byPair = new Map<number, number>()
  const met: Array<Family> = []

  const ofStem = (stem: number, isNew: boolean): number => {
    const before = byStem[stem]
    if (before !== undefined) return before
    const family = stems.familyOf(stem)
    if (family !== null) met.push(family)
    const own = family !== null && isNew ? named.length : -1
    byStem[stem] = own
    if (family !== null && isNew) named.push({ name: termOf(stem), family })
    return own
  }
  const pairFamily = (first: number, second: number): Family => {
    if (pairs.isKnown(first, second)) return "known"
    return isCommonPair(termOf(first), termOf(second)) ? "common" : "pair"
  }
  const ofPair = (first: number, second: number): number => {
    const key = pairOf(first, second)
    const before = byPair.get(key)
    if (before !== undefined) return before
    const own = isEligiblePair(termOf(first), termOf(second)) ? named.length : -1
    byPair.set(key, own)
    if (own >= 0)
      named.push({ name: `${termOf(first)}_${termOf(second)}`, family: pairFamily(first, second) })
    return own
  }
  return {
    count: () => named.length,
    isOpening: stems.isOpening,
    ofStem: (stem) => ofStem(stem, true),
    ofPair,
    meetStem: (stem) => ofStem(stem, false),
    pairMet: (first, second) => byPair.get(pairOf(first, second)) ?? -1,
    meetPair: pairs.isKnown,
    knownPairs: pairs.known,
    stemFamilies: () => met,
    familyOf: (concept) => named[concept]?.family ?? "known",
    nameOf: (concept) => named[concept]?.name ?? "",
  }
}
