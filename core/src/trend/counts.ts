import {
  endsKnownPair,
  isCommon,
  isCommonPair,
  isEligible,
  isEligiblePair,
  isWord,
  knownPairOf,
} from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp, referencePosts } from "#text/lexicon.ts"
import { eachPair, firstOf, numbered, pairSketch, secondOf, vocabulary, type Vocabulary } from "./pairs.ts"
import { priorPosts, tailOf } from "./poisson.ts"
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
  /** Posts in the history, counted in the same way. */
  readonly history: ReadonlyArray<ReadPost>
  /** Posts expected in the window, all communities together. */
  readonly expected: number
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

/** A concept by its number: a stem below zero, a pair at zero and above. */
type Key = number
const stemKey = (id: number): Key => -1 - id

const familyOfWord = (word: string): Family | null =>
  isEligible(word) ? "known" : isCommon(word) ? "common" : null

/** What is known of a term by its number, found out once. */
interface Term {
  readonly word: boolean
  readonly family: Family | null
  readonly endsKnownPair: boolean
}

const termsBy = ({ termOf }: Vocabulary) => {
  const known: Array<Term | undefined> = []
  return (id: number): Term => {
    const before = known[id]
    if (before !== undefined) return before
    const term = termOf(id)
    const word = isWord(term)
    const own: Term = {
      word,
      family: word ? familyOfWord(term) : null,
      endsKnownPair: endsKnownPair(term),
    }
    known[id] = own
    return own
  }
}

/** Takes each concept of a post once, and of posts with one author key every concept once. */
const oncePerAuthor = () => {
  const byAuthor = new Map<string, Set<Key>>()
  return (authorKey: string | null): Set<Key> => {
    if (authorKey === null) return new Set()
    const seen = byAuthor.get(authorKey) ?? new Set()
    byAuthor.set(authorKey, seen)
    return seen
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
  const words = vocabulary()
  const termBy = termsBy(words)
  const read = (posts: ReadonlyArray<ReadPost>) =>
    posts.flatMap((post) => (post.sensitive === null ? [{ post, ids: numbered(post.terms, words) }] : []))
  const window = read(stretch.window)
  const history = read(stretch.history)
  const isOpening = (id: number): boolean => termBy(id).word
  const often = pairSketch()
  for (const { ids } of window) eachPair(ids, isOpening, often.add)
  const all = pairSketch()
  const knownPairs = new Set<Key>()
  const meet = (key: Key): void => {
    all.add(key)
    const second = secondOf(key)
    if (!termBy(second).endsKnownPair || knownPairs.has(key)) return
    if (knownPairOf(words.termOf(firstOf(key)), words.termOf(second)) !== undefined) knownPairs.add(key)
  }
  const eligible = new Map<Key, boolean>()
  const isTakingPart = (key: Key): boolean => {
    const before = eligible.get(key)
    if (before !== undefined) return before
    const own = isEligiblePair(words.termOf(firstOf(key)), words.termOf(secondOf(key)))
    eligible.set(key, own)
    return own
  }

  const inWindow = new Map<Key, Array<ReadPost>>()
  const takeWindow = oncePerAuthor()
  for (const { post, ids } of window) {
    const seen = takeWindow(post.authorKey)
    const take = (key: Key): void => {
      if (seen.has(key)) return
      seen.add(key)
      const posts = inWindow.get(key)
      if (posts === undefined) inWindow.set(key, [post])
      else posts.push(post)
    }
    for (const id of ids) if (id >= 0 && termBy(id).family !== null) take(stemKey(id))
    eachPair(ids, isOpening, (key) => {
      meet(key)
      if (often.atLeast(key, leastPosts) && isTakingPart(key)) take(key)
    })
  }
  for (const [key, posts] of inWindow) if (key >= 0 && posts.length < leastPosts) inWindow.delete(key)

  const inHistory = new Map<Key, { readonly posts: Array<ReadPost>; expected: number }>()
  const met = new Set<number>()
  const takeHistory = oncePerAuthor()
  for (const { post, ids } of history) {
    const seen = takeHistory(post.authorKey)
    const total = totals.get(post.community)
    const ratio = total === undefined ? 0 : total.window / total.history
    const take = (key: Key): void => {
      if (seen.has(key)) return
      seen.add(key)
      const entry = inHistory.get(key)
      if (entry === undefined) inHistory.set(key, { posts: [post], expected: ratio })
      else {
        entry.posts.push(post)
        entry.expected += ratio
      }
    }
    for (const id of ids) {
      if (id < 0 || termBy(id).family === null) continue
      met.add(id)
      if ((inWindow.get(stemKey(id))?.length ?? 0) >= leastPosts) take(stemKey(id))
    }
    eachPair(ids, isOpening, (key) => {
      meet(key)
      if (often.atLeast(key, leastPosts) && inWindow.has(key)) take(key)
    })
  }

  const conceptOf = (key: Key): string =>
    key < 0 ? words.termOf(-1 - key) : `${words.termOf(firstOf(key))}_${words.termOf(secondOf(key))}`
  const overall = window.length / Math.max(1, history.length)
  const usual = (key: Key, concept: string): { readonly posts: number; readonly expected: number } => {
    const entry = inHistory.get(key)
    if (baseline === "warm") return { posts: entry?.posts.length ?? 0, expected: entry?.expected ?? 0 }
    const posts = lookUp(concept)?.posts ?? 0
    return { posts, expected: (posts / referencePosts) * window.length }
  }
  const exposureOf = (posts: number, expected: number): number =>
    baseline === "warm"
      ? (expected + priorPosts * overall) / (posts + priorPosts)
      : window.length / referencePosts
  const familyOf = (key: Key): Family => {
    if (key < 0) return termBy(-1 - key).family ?? "known"
    if (knownPairs.has(key)) return "known"
    return isCommonPair(words.termOf(firstOf(key)), words.termOf(secondOf(key))) ? "common" : "pair"
  }
  const counts: Array<Count> = []
  const tests = { known: knownPairs.size, pair: all.different(), common: 0 }
  for (const [key, posts] of inWindow) {
    const family = familyOf(key)
    if (key < 0) tests[family]++
    if (posts.length < leastPosts) continue
    const concept = conceptOf(key)
    const { posts: before, expected } = usual(key, concept)
    counts.push({
      concept,
      family,
      posts,
      history: inHistory.get(key)?.posts ?? [],
      expected,
      tail: tailOf(posts.length, before, exposureOf(before, expected)),
    })
  }
  for (const id of met) if (!inWindow.has(stemKey(id))) tests[familyOf(stemKey(id))]++
  return { counts, tests }
}
