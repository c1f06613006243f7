import { holdsConcept, stemsOf } from "#reading/concepts.ts"
import { lookUp, vectorOf } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"
import {
  filling,
  leastOfCommon,
  risesOf,
  surprising,
  surprisingCommon,
  titledShare,
  type Rise,
  type Trend,
} from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isListed, subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { isPlainRise } from "./empty-name.ts"
import { newTerm, phraseOf } from "./naming.ts"
import { describes, isLabel, isManner, isNoThing, isQuality } from "./no-thing.ts"
import { isSpelt } from "./telling.ts"

/**
 * A more precise name must hold in this share of the topic's posts: half, where it says more than the word they write,
 * and more of them where the word itself is a thing of which it names a kind: butter is not peanut butter. One without
 * the word is another thing, of which the count is none, unless nearly all of the posts are on both.
 */
const nameCovers = { other: 0.8, kind: 0.6, listed: 0.5, written: 0.4 }

const sharesPart = (concept: string, head: string): boolean =>
  concept.split("_").some((part) => head.split("_").includes(part))

const coversOf = (concept: string, head: string): number => {
  if (!isListed(concept)) return nameCovers.written
  if (!sharesPart(concept, head)) return nameCovers.other
  return concept.endsWith(`_${head}`) && isListed(head) ? nameCovers.kind : nameCovers.listed
}

/** What is listed is no matter of the words around it. */
const noWords = new Float64Array()

/** A subject of our own, or a word of the lexicon, that most of the posts hold; the clearest of them. */
const knownName = ({ concept: head, posts, concepts }: Rise): Subject | null => {
  let words: Float64Array | null = null
  const around = (): Float64Array => (words ??= vectorOf(posts.flatMap(({ terms }) => stemsOf(terms))))
  const subjects = concepts.flatMap((concept) => {
    if (!isListed(concept) && (lookUp(concept)?.specificity ?? null) === null) return []
    const held = posts.filter(({ terms }) => holdsConcept(terms, concept)).length
    if (held < coversOf(concept, head) * posts.length) return []
    const subject = subjectOf(concept, null, isListed(concept) ? noWords : around())
    if (subject === null || !isSpelt(subject, posts)) return []
    const weight =
      (subject.listed ? 1 : 0) +
      (concept.includes("_") ? 0.6 : 0) +
      held / posts.length +
      (sharesPart(concept, head) ? 0.8 : 0)
    return [{ subject, weight }]
  })
  return subjects.toSorted((a, b) => b.weight - a.weight)[0]?.subject ?? null
}

/** Rarer by chance than this, a single word of the lexicon is a name even if few titles hold it. */
const plainlySurprising = 0.001

/** Fewer posts on something that no list knows are a joke or a programme more often than a topic. */
const leastOfNew = 4
/** A general word, or two beside each other, must come by far too often to be a name. */
const surprisingPhrase = 0.0001

/** Two general words beside each other are a name when they are written as one, or come together far too often. */
const isPlainPhrase = ({ concept, tail }: Rise, { name }: Subject): boolean =>
  tail > surprisingPhrase &&
  !/\p{Lu}/u.test(name) &&
  concept.includes("_") &&
  concept.split("_").every((part) => lookUp(part)?.specificity === null)

/** A word as common elsewhere is a name only when it is written as one, or when it is a far greater surprise. */
const isPlainWord = ({ family, concept, tail, posts }: Rise, { name }: Subject): boolean =>
  family === "common" &&
  !concept.includes("_") &&
  (tail > surprisingCommon || posts.length < leastOfCommon) &&
  (!/\p{Lu}/u.test(name) || posts.length < leastOfNew)

/** A new term that fewer of its posts have in their title is only named in passing; of three posts, most must. */
const spokenAbout = 0.35
const mostlyTitled = 0.6

/**
 * A rise with the clearest name for it: our own subjects before words of the lexicon, pairs before single words. What
 * has none is a new term, called as its posts call it. Null for a general word by itself.
 */
export const named = (rise: Rise, communities: ReadonlySet<string> = new Set()): Trend | null => {
  const known = knownName(rise)
  if (known?.listed === true) return { ...rise, subject: known }
  if (communities.has(rise.concept)) return null
  const titled = titledShare(rise.posts, rise.concept)
  const isTopic = rise.posts.length >= leastOfNew ? titled >= spokenAbout : titled >= mostlyTitled
  const term = isTopic ? newTerm(rise.concept, rise.posts) : null
  const subject = term === null || isPlainPhrase(rise, term) || isPlainWord(rise, term) ? null : term
  const isNew = rise.family !== "known" || lookUp(rise.concept) === undefined
  if (subject !== null && (isNew || subject.name.includes(" "))) return { ...rise, subject }
  const plainly = rise.significant || rise.tail <= plainlySurprising || titled >= 0.5
  const clearly = rise.significant || (rise.tail <= surprisingPhrase && titled >= 0.5)
  const general = clearly ? (known ?? subject) : known
  return general !== null && plainly ? { ...rise, subject: general } : null
}

/**
 * A rise that found no name, called as its posts write it: what the counts say stands in the list all the same. Words
 * as common elsewhere, three posts, and verbs and adjectives that do not stand out among all, stay out.
 */
const bare = (rise: Rise): Trend | null => {
  if (rise.family !== "known" || rise.concept.includes("_")) return null
  const known = lookUp(rise.concept)
  if (known === undefined) return null
  if (!rise.significant && (known.kind !== "noun" || rise.posts.length < leastOfNew)) return null
  const name = phraseOf(rise.concept, rise.posts) ?? known.form
  return { ...rise, subject: { concept: rise.concept, name, kind: "term", listed: false }, bare: true }
}

/** Below this log-ratio a noun is nearly as common elsewhere. */
const nounOfHealth = 1.5

/** Whether a concept is a noun that is typical of health forums. */
const isNounOfHealth = (concept: string): boolean => {
  const known = lookUp(concept)
  return known?.kind === "noun" && (known.specificity ?? 0) >= nounOfHealth
}

/** A noun of health is no passing word when chance explains its posts less often than this. */
const surprisingNoun = 0.0025

const isBeyondDoubt = ({ concept, significant, tail, subject }: Trend): boolean =>
  isNounOfHealth(concept) && (significant || (tail <= surprisingNoun && !describes(subject.name)))

/** What chance explains more often than this does not rise, unless it is a noun: those may fill a list. */
const limitOf = (concept: string): number => (lookUp(concept)?.kind === "noun" ? filling : surprising)

/** A rise as a topic; null for what is too general to be called anything. */
const topicOf = (rise: Rise, communities: ReadonlySet<string>): Trend | null => {
  const trend = named(rise, communities) ?? bare(rise)
  if (trend === null) return null
  const { listed } = trend.subject
  // What a forum calls itself is no subject of its posts, however often it stands there.
  if (isLabel(trend.subject)) return null
  if (!listed && (communities.has(rise.concept) || isManner(trend.subject, trend.posts, isPlainRise(rise))))
    return null
  const isThing = !isNoThing(trend.subject, trend.posts) && (listed || !isQuality(trend.subject))
  return isThing || isBeyondDoubt(trend) ? trend : null
}

const firstTopicOf = (rises: ReadonlyArray<Rise>, communities: ReadonlySet<string>): Trend | null =>
  rises.map((rise) => topicOf(rise, communities)).find((trend) => trend !== null) ?? null

/**
 * What rises in a stretch, the most surprising first, and what of it is too general to be called anything. Where the
 * first word of a rise says nothing ("alert"), a word beside it that nobody knows yet is what it is about.
 */
export const trendsOf = (
  stretch: Stretch,
): { readonly trends: ReadonlyArray<Trend>; readonly generic: ReadonlyArray<Rise> } => {
  const communities = new Set([...stretch.totals.keys()].map((name) => stem(name.toLowerCase())))
  const trends: Array<Trend> = []
  const generic: Array<Rise> = []
  for (const rise of risesOf(stretch)) {
    if (rise.tail > limitOf(rise.concept) && !rise.concepts.some(isListed)) continue
    const trend = topicOf(rise, communities) ?? firstTopicOf(rise.unknown ?? [], communities)
    if (trend === null) generic.push(rise)
    else trends.push(trend)
  }
  return { trends, generic }
}
