import { holdsConcept, sequenceOf } from "#reading/concepts.ts"
import { leastPosts } from "#trend/counts.ts"
import type { Told, Trend } from "#trend/trends.ts"
import { sharingPosts } from "#wording/titles.ts"
import { isAbout } from "./about.ts"
import { phraseOf } from "./naming.ts"
import { isBorne } from "./telling.ts"

/** Fewer of the posts that rose than this do not stand for the rise. */
const standingFor = 0.6

/** What posts only name is called as they write it, not by a name of ours that says more than the word. */
const wordOf = (trend: Trend): Told => {
  const { concept, posts, subject } = trend
  const word = { ...trend, told: posts, tells: "word" as const }
  if (sequenceOf(subject.name).join("_") === concept) return word
  const name = phraseOf(concept, posts) ?? subject.name
  return { ...word, subject: { ...subject, name, listed: false } }
}

/**
 * A trend with those of its posts that it can be told by: those that share a question on the subject, else those that
 * are about the subject, where they stand for the rise. Where most only name the subject it is told as a word, by all.
 */
export const toldOf = (trend: Trend): Told => {
  if (trend.posts.every(({ text }) => text === null)) return { ...trend, told: trend.posts, tells: "subject" }
  const about = trend.posts.filter((post) => isAbout(post, trend))
  const named = about.filter(({ terms }) => holdsConcept(terms, trend.subject.concept))
  const standsFor = ({ length }: ReadonlyArray<unknown>): boolean =>
    length >= leastPosts && length >= standingFor * trend.posts.length
  if (
    !standsFor(about) ||
    named.length < standingFor * about.length ||
    (trend.subject.listed && !isBorne(trend, about))
  )
    return wordOf(trend)
  const sharing = sharingPosts(about, trend)
  return sharing !== null && standsFor(sharing)
    ? { ...trend, told: sharing, tells: "question" }
    : { ...trend, told: about, tells: "subject" }
}
