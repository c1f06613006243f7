import type { WordNumbers } from "#text/word-numbers.ts"
import { holdsConcept } from "./concepts.ts"
import { type Numbered, rowOfPost } from "./numbered-terms.ts"
import type { ReadPost } from "./read-post.ts"

/** The numbers of the one or two stems of a concept on a shelf; below zero for a stem that no post there holds. */
interface Parts {
  readonly first: number
  /** Null for a single stem. */
  readonly second: number | null
}

const partsOf = (concept: string, { known }: WordNumbers): Parts => {
  if (!concept.includes("_")) return { first: known(concept), second: null }
  const [first = "", second = ""] = concept.split("_")
  return { first: known(first), second: known(second) }
}

const holdsParts = (
  { block, from: start, to: end }: Numbered,
  { first, second }: Parts,
  from: number,
  to: number,
): boolean => {
  const last = Math.min(end, start + to)
  if (second === null) {
    for (let at = start + from; at < last; at++) if (block[at] === first) return true
    return false
  }
  for (let at = start + from + 1; at < last; at++)
    if (block[at] === second && block[at - 1] === first) return true
  return false
}

/** Whether a stem, or two neighbouring stems, stand among the terms of a post from one place up to another. */
export const postHolds = (post: ReadPost, concept: string, from = 0, to = Infinity): boolean => {
  const held = rowOfPost(post)
  return held === null
    ? holdsConcept(post.terms.slice(from, to), concept)
    : holdsParts(held, partsOf(concept, held.words), from, to)
}

/** How many posts hold it. */
export const holding = (posts: ReadonlyArray<ReadPost>, concept: string): number =>
  posts.reduce((sum, post) => sum + (postHolds(post, concept) ? 1 : 0), 0)
