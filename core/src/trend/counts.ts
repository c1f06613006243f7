import { type NumberedTerms, numberedTerms } from "#reading/held-posts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp, referencePosts } from "#text/lexicon.ts"
import { countedConcepts } from "./counted-concepts.ts"
import { differentPairs, eachPair, pairSketch, placeOf } from "./pairs.ts"
import { priorPosts, tailOf } from "./poisson.ts"
import { postings } from "./postings.ts"
import { usualOf } from "./usual.ts"
import type { Stretch } from "./window.ts"

/**
 * What is tested together: subjects and words that may be one; pairs of words that nobody has named yet; and words that
 * are as common elsewhere, which must be a far greater surprise ("easter").
 */
export type Family = "known" | "pair" | "common"

/** One concept (a stem or a pair) and its posts, counted alike in window and history. */
export interface Count {
  readonly concept: string
  readonly family: Family
  /** Posts in the window, at most one of each author. */
  readonly posts: ReadonlyArray<ReadPost>
  /** Posts in the history, counted in the same way; listed when they are asked for. */
  readonly history: ReadonlyArray<ReadPost>
  /** Posts expected in the window, all communities together. */
  readonly expected: number
  /** The same, steadied by how often the archive holds it. */
  readonly usual: number
  /** Upper tail probability of the window's count. */
  readonly tail: number
}

export interface Counts {
  /** Concepts with enough posts in the window to be a topic. */
  readonly counts: ReadonlyArray<Count>
  /** Every concept that could have stood out: what the tests of a family are corrected for. */
  readonly tests: { readonly [F in Family]: number }
}

/** Fewer posts, or fewer people, are no topic. */
export const leastPosts = 3

/** A number for each author, below zero for one who is not known. */
const authorNumbers = (): ((authorKey: string | null) => number) => {
  const known = new Map<string, number>()
  return (authorKey) => {
    if (authorKey === null) return -1
    const before = known.get(authorKey)
    if (before !== undefined) return before
    known.set(authorKey, known.size)
    return known.size - 1
  }
}

/** Numbers by the order in which terms are met, whatever else was numbered: the same posts are counted in the same way. */
const inOrderOfMeeting = ({ words, termsOf }: NumberedTerms) => {
  const own = new Int32Array(words.count()).fill(-1)
  const met: Array<number> = []
  return {
    termOf: (id: number): string => words.termOf(met[id] ?? 0),
    idsOf: (post: ReadPost): Int32Array =>
      termsOf(post).map((number) => {
        const known = own[number] ?? -1
        if (number < 0 || known >= 0) return known
        own[number] = met.length
        met.push(number)
        return met.length - 1
      }),
  }
}

/**
 * Counts every concept in window and history and tests the window's count. Expected posts are summed over
 * communities, each against its own history, so that switching a community on or off or reading more of it is no
 * trend: E = sum over s of B_s * N_window,s / N_history,s. Without a baseline the reference archive stands in for it.
 * Sensitive posts are not counted, on either side. All neighbouring pairs are counted; those that cannot reach
 * `leastPosts` in the window are told apart by a sketch of fixed size, so memory grows with the window alone.
 */
export const countConcepts = (stretch: Stretch): Counts => {
  const { totals, baseline } = stretch
  const window = stretch.window.filter(({ sensitive }) => sensitive === null)
  const history = stretch.history.filter(({ sensitive }) => sensitive === null)
  const { idsOf, termOf } = inOrderOfMeeting(numberedTerms([...window, ...history]))
  const concepts = countedConcepts(termOf)
  const often = pairSketch()
  const different = differentPairs()
  const numbers = window.map(idsOf)
  for (const ids of numbers)
    eachPair(ids, concepts.isOpening, (first, second) => often.add(placeOf(first, second)))

  const inWindow = postings()
  const authorOf = authorNumbers()
  for (const [at, ids] of numbers.entries()) {
    inWindow.open(authorOf(window[at]?.authorKey ?? null))
    for (const id of ids) {
      const concept = id < 0 ? -1 : concepts.ofStem(id)
      if (concept >= 0) inWindow.take(concept)
    }
    eachPair(ids, concepts.isOpening, (first, second) => {
      const place = placeOf(first, second)
      different.add(place)
      concepts.meetPair(first, second)
      if (!often.atLeast(place, leastPosts)) return
      const concept = concepts.ofPair(first, second)
      if (concept >= 0) inWindow.take(concept)
    })
  }
  const windowOf = inWindow.close(concepts.count())
  const posts = Array.from({ length: concepts.count() }, (_, concept) => windowOf(concept))
  const isEnough = (concept: number): boolean => concept >= 0 && (posts[concept]?.length ?? 0) >= leastPosts

  const inHistory = postings()
  const pastAuthorOf = authorNumbers()
  for (const post of history) {
    inHistory.open(pastAuthorOf(post.authorKey))
    const ids = idsOf(post)
    for (const id of ids) {
      const concept = id < 0 ? -1 : concepts.meetStem(id)
      if (isEnough(concept)) inHistory.take(concept)
    }
    eachPair(ids, concepts.isOpening, (first, second) => {
      const place = placeOf(first, second)
      different.add(place)
      concepts.meetPair(first, second)
      if (!often.atLeast(place, leastPosts)) return
      const concept = concepts.pairMet(first, second)
      if (isEnough(concept)) inHistory.take(concept)
    })
  }
  const historyOf = inHistory.close(concepts.count())
  const ratios = Float64Array.from(history, ({ community }) => {
    const total = totals.get(community)
    return total === undefined ? 0 : total.window / total.history
  })

  const overall = window.length / Math.max(1, history.length)
  const usual = (concept: number, name: string): { readonly posts: number; readonly expected: number } => {
    if (baseline === "warm") {
      const before = historyOf(concept)
      let expected = 0
      for (const post of before) expected += ratios[post] ?? 0
      return { posts: before.length, expected }
    }
    const known = lookUp(name)?.posts ?? 0
    return { posts: known, expected: (known / referencePosts) * window.length }
  }
  const exposureOf = (before: number, expected: number): number =>
    baseline === "warm"
      ? (expected + priorPosts * overall) / (before + priorPosts)
      : window.length / referencePosts
  const archiveOf = (name: string): number | null => {
    const known = baseline === "warm" ? lookUp(name) : undefined
    return known === undefined ? null : (known.posts / referencePosts) * history.length
  }
  const counts: Array<Count> = []
  const tests = { known: concepts.knownPairs(), pair: different.count(), common: 0 }
  for (const family of concepts.stemFamilies()) tests[family]++
  for (const [concept, own] of posts.entries()) {
    if (own.length < leastPosts) continue
    const name = concepts.nameOf(concept)
    const { posts: before, expected } = usual(concept, name)
    const exposure = exposureOf(before, expected)
    counts.push({
      concept: name,
      family: concepts.familyOf(concept),
      posts: postsAt(own, window),
      get history() {
        return postsAt(historyOf(concept), history)
      },
      expected,
      usual: usualOf({ before, expected, exposure, archive: archiveOf(name) }),
      tail: tailOf(own.length, before, exposure),
    })
  }
  return { counts, tests }
}

const postsAt = (places: Int32Array, posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> =>
  Array.from(places, (at) => posts[at]).filter((post) => post !== undefined)
