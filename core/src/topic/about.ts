import { sequenceOf, stemsOf } from "#reading/concepts.ts"
import { postHolds } from "#reading/held-concepts.ts"
import { otherWordsOf } from "#reading/other-words.ts"
import { knownShare, similarity, vectorOf } from "#text/lexicon.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { type Head, isAdded } from "./telling.ts"

/** So few other words say nothing of the sense that a word is meant in. */
const fewWords = 8
/** A word among words that have less than this to do with it means something else: an orange envelope, a breast stroke. */
const strange = 0.15

/** The words of a concept, and the direction of those that have one. */
interface Meant {
  readonly parts: ReadonlyArray<string>
  readonly direction: Float64Array | null
  /** Whether posts mean it so, as far as they were asked: a post is asked of a rise, of its question and of its week. */
  readonly by: WeakMap<ReadPost, boolean>
}

/** What the concepts mean that posts were asked for, found once. */
const meanings = new Map<string, Meant>()
const meaningsAtMost = 20_000

const meantBy = (concept: string): Meant => {
  const before = meanings.get(concept)
  if (before !== undefined) return before
  const parts = concept.split("_")
  const own = { parts, direction: knownShare(parts) === 0 ? null : vectorOf(parts), by: new WeakMap() }
  if (meanings.size < meaningsAtMost) meanings.set(concept, own)
  return own
}

/** Whether a word that a post holds stands among words that go with it. */
export const isInSense = (post: ReadPost, concept: string): boolean => {
  const { parts, direction, by } = meantBy(concept)
  if (direction === null) return true
  const before = by.get(post)
  if (before !== undefined) return before
  const others = otherWordsOf(post, parts)
  const own = others.count < fewWords || similarity(direction, others.direction()) >= strange
  by.set(post, own)
  return own
}

/** A name may say more than the word that was counted ("acids in skin care"): so much of that must lie in a post's words. */
const fitting = 0.25

/** What names say more than the word that was counted, found once: most say nothing. */
const saidMore = ofSubjects((): WeakMap<Head["subject"], ReadonlyArray<string>> => new WeakMap())

const moreIn = (subject: Head["subject"], counted: ReadonlyArray<string>): ReadonlyArray<string> => {
  const known = saidMore()
  const before = known.get(subject)
  if (before !== undefined) return before
  const stems = stemsOf(sequenceOf(subject.name))
  const own = stems.filter((term) => !counted.includes(term) && !isAdded(term))
  known.set(subject, own)
  return own
}

/** Whether what a name says more than the word that was counted lies in the words of a post. */
export const isNamedRightly = (post: ReadPost, subject: Head["subject"]): boolean => {
  const counted = subject.concept.split("_")
  const more = moreIn(subject, counted)
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
