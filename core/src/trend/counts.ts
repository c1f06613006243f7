import { type NumberedTerms, numberedTerms } from "#reading/numbered-terms.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp, referencePosts } from "#text/lexicon.ts"
import { type CountedConcepts, countedConcepts } from "./counted-concepts.ts"
import { differentPairs, eachPair, pairSketch, placeOf, type Stems } from "./pairs.ts"
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

/** The stems of posts by the order in which they are met, whatever else was numbered: the same posts are counted in the same way. */
const inOrderOfMeeting = ({ words, rowOf }: NumberedTerms, meet: CountedConcepts["meet"]) => {
  const own = new Int32Array(words.count()).fill(-1)
  const stems = { ids: new Int32Array(256), length: 0 }
  /** Those of a post; they stand until the next are asked for. */
  return (post: ReadPost): Stems => {
    const { block, from, to } = rowOf(post)
    stems.length = to - from
    if (stems.length > stems.ids.length) stems.ids = new Int32Array(2 * stems.length)
    for (let at = from; at < to; at++) {
      const number = block[at] ?? -1
      let stem = number < 0 ? -1 : (own[number] ?? -1)
      if (stem < 0 && number >= 0) own[number] = stem = meet(words.termOf(number))
      stems.ids[at - from] = stem
    }
    return stems
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
  const concepts = countedConcepts()
  const stemsIn = inOrderOfMeeting(numberedTerms([...window, ...history]), concepts.meet)
  const often = pairSketch(window.length)
  for (const post of window)
    eachPair(stemsIn(post), concepts.isOpening, (first, second) => often.add(placeOf(first, second)))

  const different = differentPairs()
  const inWindow = postings()
  const authorOf = authorNumbers()
  for (const post of window) {
    inWindow.open(authorOf(post.authorKey))
    const stems = stemsIn(post)
    for (let at = 0; at < stems.length; at++) {
      const concept = concepts.ofStem(stems.ids[at] ?? -1)
      if (concept >= 0) inWindow.take(concept)
    }
    eachPair(stems, concepts.isOpening, (first, second) => {
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
  const isEnough = Uint8Array.from(posts, (own) => (own.length >= leastPosts ? 1 : 0))

  /** The concept that a stem of the window is, where enough posts hold it; below zero for any other. */
  const wanted = concepts.ofStems((concept) => isEnough[concept] === 1)
  const inHistory = postings()
  const pastAuthorOf = authorNumbers()
  for (const post of history) {
    inHistory.open(pastAuthorOf(post.authorKey))
    const stems = stemsIn(post)
    for (let at = 0; at < stems.length; at++) {
      const concept = wanted[stems.ids[at] ?? -1] ?? -1
      if (concept >= 0) inHistory.take(concept)
    }
    eachPair(stems, concepts.isOpening, (first, second) => {
      const place = placeOf(first, second)
      different.add(place)
      concepts.meetPair(first, second)
      if (!often.atLeast(place, leastPosts)) return
      const concept = concepts.pairMet(first, second)
      if (isEnough[concept] === 1) inHistory.take(concept)
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
  const tests = {
    known: concepts.knownPairs() + concepts.stemsOf("known"),
    pair: different.count(),
    common: concepts.stemsOf("common"),
  }
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

const postsAt = (places: Int32Array, posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const found: Array<ReadPost> = []
  for (const place of places) {
    const post = posts[place]
    if (post !== undefined) found.push(post)
  }
  return found
}
