import { holdsConcept, sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import { leastPosts } from "#trend/counts.ts"
import type { Told, Trend } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isAbout } from "./about.ts"
import { phraseOf } from "./naming.ts"
import { isQuality } from "./no-thing.ts"
import { chanceOfSharing, narrowed, partOf, sharingPart } from "./questions.ts"
import { isBorne, saysMore } from "./telling.ts"

/** Fewer of the posts that rose than this do not stand for the rise. */
const standingFor = 0.6

/** A name of ours holds where so many of the posts write more of it than the word that was counted. */
const written = 0.5

/**
 * The word that was counted, as posts write it, where our name for it says more than most of them do ("hospital stays" of
 * any hospital). Null where the name holds, where it is another word for what is typical of health ("excess weight" of
 * "overweight"), and where the word alone only says how something is.
 */
const shortOf = ({ concept, posts, subject }: Trend): string | null => {
  const known = lookUp(concept)
  if (!subject.listed || concept.includes("_") || known === undefined) return null
  const terms = sequenceOf(subject.name).filter((term) => term !== "")
  if (!terms.includes(concept) && known.specificity !== null) return null
  const more = terms.filter((term) => term !== concept)
  const saying = posts.filter((post) => more.some((term) => post.terms.includes(term)))
  if (more.length === 0 || saying.length >= written * posts.length) return null
  const name = phraseOf(concept, posts, 1)
  const singular = (word: string): string => word.toLowerCase().replace(/s$/, "")
  const own = subject.name.split(/[ -]/).find((word) => termsOf(word)[0] === concept)
  const isOther = own !== undefined && name !== null && singular(own) !== singular(name)
  return name === null || isOther || isQuality({ ...subject, name }) ? null : name
}

/** What posts only name is called as they write it where a name of ours says more than the word ("breast health"). */
const wordOf = (trend: Trend): Told => {
  const { concept, posts, subject } = trend
  const word = { ...trend, told: posts, tells: "word" as const, shares: null }
  // "Calorie counting" is what posts write as "counting calories".
  const parts = (written: ReadonlyArray<string>): string => written.toSorted().join("_")
  if (parts(sequenceOf(subject.name)) === parts(concept.split("_"))) return word
  const short = shortOf(trend)
  if (subject.listed && !saysMore(subject) && short === null) return word
  const name = short ?? phraseOf(concept, posts) ?? subject.name
  return { ...word, subject: { ...subject, name, listed: false } }
}

/** A part of a rise that is plainly about its subject is told for itself. */
const goodPart = 0.4
/** What plainly rises is no chance: half of it may stand for it. */
const halfOf = 0.5
/** What chance explains less often than this rises plainly. */
const plainRise = 0.004

/**
 * What chance explains more often than this does not rise where posts only name it, sooner where hardly one of them is
 * about it. Of a word that nobody wrote before, and of two words that come together, to name them is enough.
 */
const chanceOfWord = { aside: 0.02, heard: 0.03 }
const heardIn = 2
/** Three posts that name a word of all days rise by chance sooner than three on a word that nobody wrote before. */
const chanceOfThree = { known: 0.003, new: 0.006 }
/** The same where posts are about it and share no question. */
const chanceOfSubject = 0.05

const chanceOf = (told: Told, trend: Trend): number => {
  const { concept, posts, subject } = trend
  if (told.tells === "question" && told.shares !== null)
    return chanceOfSharing({ shares: told.shares, posts: told.told })
  if (told.tells === "subject") return chanceOfSubject
  const isNew = lookUp(concept) === undefined
  if (posts.length <= leastPosts) return chanceOfThree[isNew ? "new" : "known"]
  const about = posts.filter((post) => isAbout(post, told)).length
  const isThing = told.subject.name.includes(" ") || (shortOf(trend) !== null && subject.name.includes(" "))
  const isHeard = isNew || isThing || about >= heardIn
  return chanceOfWord[isHeard ? "heard" : "aside"]
}

/** Whether hardly more posts came than chance brings on any day; where they share no question, sooner. */
export const isInPassing = (told: Told, trend: Trend): boolean =>
  !trend.significant && trend.tail > chanceOf(told, trend)

/**
 * A trend with those of its posts that it can be told by: those that share a question on the subject, else those that
 * are about the subject, where they stand for the rise; else by a good part of it that does either, counted by itself.
 * Where most only name the subject it is told as a word, by all.
 */
export const toldOf = (trend: Trend, stretch: Stretch): Told => {
  const subject = { ...trend, told: trend.posts, tells: "subject" as const, shares: null }
  const asked = narrowed(trend)
  if (trend.posts.every(({ text }) => text === null)) return asked ?? subject
  const isNamed = (posts: ReadonlyArray<ReadPost>): boolean => !trend.subject.listed || isBorne(trend, posts)
  if (asked !== null && isNamed(asked.told)) return asked
  const about = trend.posts.filter((post) => isAbout(post, trend))
  const named = about.filter(({ terms }) => holdsConcept(terms, trend.subject.concept))
  const isWell = named.length >= standingFor * about.length && isNamed(about)
  const standsFor = (share: number): boolean =>
    isWell && about.length >= leastPosts && about.length >= share * trend.posts.length
  // What plainly rises is counted whole.
  const isWhole = trend.significant || trend.tail <= plainRise || stretch.baseline === "cold"
  const part = isWhole ? null : sharingPart(trend, stretch)
  if (part !== null && isNamed(part.told)) return part
  if (standsFor(isWhole ? halfOf : standingFor)) return { ...subject, told: about }
  if (isWhole || !standsFor(goodPart)) return wordOf(trend)
  const before = trend.history.filter((post) => isAbout(post, trend))
  const counted = partOf(trend, about, before, stretch)
  return counted.growth > 1 ? { ...subject, ...counted, told: about } : wordOf(trend)
}

/**
 * The same trend by no more than its word, where its posts on the subject could not be offered: six of eleven posts on
 * toe shoes are about them, all eleven name them. Null where that rises no more than by chance, or was tried.
 */
export const asWordOf = (told: Told): Told | null => {
  if (told.tells === "word" || told.byQuestion === true) return null
  const word = wordOf(told)
  return isInPassing(word, told) ? null : word
}
