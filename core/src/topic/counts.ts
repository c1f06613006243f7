import { isEligible } from "./concepts.ts"
import { lookUp, referencePosts } from "./lexicon.ts"
import { priorPosts, tailOf } from "./poisson.ts"
import type { ReadPost } from "./read-post.ts"
import type { Stretch } from "./window.ts"

/** One concept (a stem or a pair) and its posts, counted alike in window and history. */
export interface Count {
  readonly concept: string
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
  /** Every concept that could have stood out: what the tests are corrected for. */
  readonly tests: number
}

/** Fewer posts, or fewer people, are no topic. */
export const leastPosts = 3

/** Hands out each post's concepts; of posts with one author key every concept counts once. */
const oncePerAuthor = (): ((post: ReadPost) => ReadonlyArray<string>) => {
  const byAuthor = new Map<string, Set<string>>()
  return ({ authorKey, concepts }) => {
    if (authorKey === null) return concepts
    const seen = byAuthor.get(authorKey)
    if (seen === undefined) {
      byAuthor.set(authorKey, new Set(concepts))
      return concepts
    }
    const fresh = concepts.filter((concept) => !seen.has(concept))
    for (const concept of fresh) seen.add(concept)
    return fresh
  }
}

/**
 * Counts every concept in window and history and tests the window's count. Expected posts are summed over
 * communities, each against its own history, so that switching a community on or off or reading more of it is no
 * trend: E = sum over s of B_s * N_window,s / N_history,s. Without a baseline the reference archive stands in for it.
 * Sensitive posts are not counted, on either side.
 */
export const countConcepts = (stretch: Stretch): Counts => {
  const { window, history, totals, baseline } = stretch
  const eligible = new Map<string, boolean>()
  const takesPart = (concept: string): boolean => {
    const before = eligible.get(concept)
    if (before !== undefined) return before
    const own = isEligible(concept)
    eligible.set(concept, own)
    return own
  }
  const inWindow = new Map<string, Array<ReadPost>>()
  const takeWindow = oncePerAuthor()
  for (const post of window) {
    if (post.sensitive !== null) continue
    for (const concept of takeWindow(post)) {
      if (!takesPart(concept)) continue
      const posts = inWindow.get(concept)
      if (posts === undefined) inWindow.set(concept, [post])
      else posts.push(post)
    }
  }
  const inHistory = new Map<string, { readonly posts: Array<ReadPost>; expected: number }>()
  const takeHistory = oncePerAuthor()
  for (const post of history) {
    if (post.sensitive !== null) continue
    const total = totals.get(post.community)
    const ratio = total === undefined ? 0 : total.window / total.history
    for (const concept of takeHistory(post)) {
      if (!takesPart(concept)) continue
      const entry = inHistory.get(concept)
      if (entry === undefined) inHistory.set(concept, { posts: [post], expected: ratio })
      else {
        entry.posts.push(post)
        entry.expected += ratio
      }
    }
  }
  const overall = window.length / Math.max(1, history.length)
  const usual = (concept: string): { readonly posts: number; readonly expected: number } => {
    const entry = inHistory.get(concept)
    if (baseline === "warm") return { posts: entry?.posts.length ?? 0, expected: entry?.expected ?? 0 }
    const posts = lookUp(concept)?.posts ?? 0
    return { posts, expected: (posts / referencePosts) * window.length }
  }
  const exposureOf = (posts: number, expected: number): number =>
    baseline === "warm"
      ? (expected + priorPosts * overall) / (posts + priorPosts)
      : window.length / referencePosts
  const counts: Array<Count> = []
  let tests = 0
  for (const [concept, posts] of inWindow) {
    const { posts: before, expected } = usual(concept)
    if (posts.length < leastPosts) {
      if (before === 0) tests++
      continue
    }
    tests++
    counts.push({
      concept,
      posts,
      history: inHistory.get(concept)?.posts ?? [],
      expected,
      tail: tailOf(posts.length, before, exposureOf(before, expected)),
    })
  }
  for (const concept of inHistory.keys()) {
    if ((inWindow.get(concept)?.length ?? 0) < leastPosts) tests++
  }
  return { counts, tests }
}
