import { sequenceOf, stemsOf } from "#reading/concepts.ts"
import { postHolds } from "#reading/held-concepts.ts"
import { otherWordsOf } from "#reading/other-words.ts"
import { knownShare, similarity, vectorOf } from "#text/lexicon.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { type Head, isAdded } from "./telling.ts"

/** So few other words say nothing of the sense that a word is meant in. */
const fewWords = 8
/** A word among words that have less than this to do with it means something else: an orange envelope, a breast stroke. */
const strange = 0.15

/** The words of a concept, and the direction of those that have one. */
interface Meant {
  readonly parts: ReadonlyArray<string>
  readonly direction: Float64Array | null
}

/** What the concepts mean that posts were asked for, found once. */
const meanings = new Map<string, Meant>()
const meaningsAtMost = 20_000

const meantBy = (concept: string): Meant => {
  const before = meanings.get(concept)
  if (before !== undefined) return before
  const parts = concept.split("_")
  const own = { parts, direction: knownShare(parts) === 0 ? null : vectorOf(parts) }
  if (meanings.size < meaningsAtMost) meanings.set(concept, own)
  return own
}

/** Whether a word that a post holds stands among words that go with it. */
export const isInSense = (post: ReadPost, concept: string): boolean => {
  const { parts, direction } = meantBy(concept)
  if (direction === null) return true
  const others = otherWordsOf(post, parts)
  return others.count < fewWords || similarity(direction, others.direction()) >= strange
}

/** A name may say more than the word that was counted ("acids in skin care"): so much of that must lie in a post's words. */
const fitting = 0.25

const isNamedRightly = (post: ReadPost, { name, concept }: Head["subject"]): boolean => {
  const counted = concept.split("_")
  const more = stemsOf(sequenceOf(name)).filter((term) => !counted.includes(term) && !isAdded(term))
  if (more.length === 0 || knownShare(more) === 0 || more.some((term) => post.terms.includes(term)))
    return true
  const others = stemsOf(post.terms).filter((term) => !counted.includes(term))
  return similarity(vectorOf(more), vectorOf(others)) >= fitting
}

/** Whether a post is about a subject: its title or one of its questions names it, among words that go with it. */
export const isAbout = (post: ReadPost, { concept, subject }: Head): boolean => {
  const { about } = post
  return (
    (postHolds(post, concept, 0, about) || postHolds(post, subject.concept, 0, about)) &&
    isInSense(post, subject.concept) &&
    (!subject.listed || isNamedRightly(post, subject))
  )
}
