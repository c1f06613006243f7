import { holdsConcept, sequenceOf, stemsOf } from "#reading/concepts.ts"
import { knownShare, similarity, vectorOf } from "#text/lexicon.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { type Head, isAdded } from "./telling.ts"

/** So few other words say nothing of the sense that a word is meant in. */
const fewWords = 8
/** A word among words that have less than this to do with it means something else: an orange envelope, a breast stroke. */
const strange = 0.15

/** Directions of the concepts that posts were asked for, found once. */
const directions = new Map<string, Float64Array>()
const directionsAtMost = 20_000

const directionOf = (concept: string): Float64Array => {
  const before = directions.get(concept)
  if (before !== undefined) return before
  const own = vectorOf(concept.split("_"))
  if (directions.size < directionsAtMost) directions.set(concept, own)
  return own
}

/** Whether a word that a post holds stands among words that go with it. */
export const isInSense = ({ terms }: ReadPost, concept: string): boolean => {
  const parts = concept.split("_")
  if (knownShare(parts) === 0) return true
  const others = stemsOf(terms).filter((term) => !parts.includes(term))
  return others.length < fewWords || similarity(directionOf(concept), vectorOf(others)) >= strange
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
  const terms = post.terms.slice(0, post.about)
  return (
    (holdsConcept(terms, concept) || holdsConcept(terms, subject.concept)) &&
    isInSense(post, subject.concept) &&
    (!subject.listed || isNamedRightly(post, subject))
  )
}
