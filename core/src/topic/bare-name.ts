import { usualLanguage } from "#language/names.ts"
import { sequenceOf } from "#reading/concepts.ts"
import { postHolds } from "#reading/held-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { gateOf } from "#script/safety/gate.ts"
import { capitalised } from "#text/capitalised.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import type { Told } from "#trend/trends.ts"
import { isListed, isPlain, subjectOf } from "#vocabulary/subjects.ts"
import { isAbout, isNamedRightly } from "./about.ts"
import { subjectOfCommunity } from "./asking.ts"
import { isScattered, isSharedByStrangers } from "./common-matter.ts"
import type { Unnamed } from "./choice.ts"
import { isEmptyName, isPlainRise, isPlainWord } from "./empty-name.ts"
import { phraseOf } from "./naming.ts"
import { isLabel, isShort } from "./no-thing.ts"
import { textRead } from "./text-read.ts"
import { isSeasoning } from "#wording/facets.ts"
import { unfitness } from "./unfit-name.ts"

/** A name holds in this share of the posts it stands over: in what they are about, not somewhere in their texts. */
const holds = 0.5
/** A narrower name that is a thing of its own holds in this share, and a name written with capitals in half of them. */
const narrows = { thing: 0.6, proper: 0.5 }
/** So few posts write a name with capitals by chance, as titles are written. */
const leastProper = 3

/**
 * What posts share no question on is called by a title that is a name, or is not offered for a reason. `name`: the same
 * within a sentence, where it is another than the subject's own.
 */
export type BareName = { readonly title: string; readonly name?: string } | Unnamed

/** Whether a post is about the subject, or stands in the community that is named after it. */
const isOn = (post: ReadPost, trend: Told): boolean =>
  isAbout(post, trend) || subjectOfCommunity(post.community)?.name === trend.subject.name

const isMost = (posts: ReadonlyArray<ReadPost>, share: number, is: (post: ReadPost) => boolean): boolean =>
  posts.filter(is).length >= share * posts.length

const openingOf = ({ text }: ReadPost): ReadonlyArray<string> =>
  text === null ? [] : textRead(text).opening()

/** The number and the owner of a noun are no other word. */
const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/ies$/, "y")
    .replace(/(?<=[osxz]|[cs]h)es$|(?<!s)s$/, "")

/** The words of a name that say what was counted, as they stand there: an adjective or a verb of the stem is another word. */
const ownWordsOf = ({ concept, name }: Told["subject"]): ReadonlySet<string> => {
  const parts = concept.split("_")
  const words = name.split(/[ -]/).filter((word) => parts.includes(termsOf(word)[0] ?? ""))
  return new Set(words.map(singular))
}

/** Whether a post says the name in so many words, and what the name says more than the word lies in its words. */
const isSaidBy = (words: ReadonlySet<string>, subject: Told["subject"]) => (post: ReadPost) =>
  (words.size === 0 || openingOf(post).some((word) => words.has(singular(word)))) &&
  (!subject.listed || isNamedRightly(post, subject))

/**
 * Called by words that it does not write ("being underweight" of "skinny") a rise that no post is about is chance, unless
 * it is plain; what chance explains less often than the second is told as it was counted.
 */
const rises = { plainly: 0.01, surely: 0.001 }

/**
 * Whether the name holds: half of the posts have it in their title or a question, or rise beyond chance. Two words that
 * a list of ours knows as one thing mean it wherever they stand. A single word in passing may mean anything: half of the
 * posts must write this very word. What was counted by another word than its own ("tablespoon" of pepper) must be
 * written in half of the posts, too.
 */
const isHeld = (trend: Told, posts: ReadonlyArray<ReadPost>): boolean => {
  const { concept, subject, significant, tail } = trend
  if (significant || tail <= rises.surely) return true
  const isOwn = concept === subject.concept
  const isNamedAfter = (post: ReadPost): boolean => subjectOfCommunity(post.community)?.name === subject.name
  if (!isOwn && !isMost(posts, holds, (post) => postHolds(post, subject.concept) || isNamedAfter(post)))
    return false
  if (isOwn && subject.listed && concept.includes("_")) return true
  const on = posts.filter((post) => isOn(post, trend)).length
  if (on >= holds * posts.length) return true
  const words = ownWordsOf(subject)
  return (words.size > 0 || tail <= rises.plainly || on > 0) && isMost(posts, holds, isSaidBy(words, subject))
}

/** Whether a post writes these words beside each other. */
const writes = (post: ReadPost, terms: ReadonlyArray<string>): boolean =>
  `_${sequenceOf(openingOf(post).join(" ")).join("_")}_`.includes(`_${terms.join("_")}_`)

const isProper = (name: string): boolean => name.split(" ").every((word) => /^[\p{Lu}\d]/u.test(word))

/** What is known of a thing of several words: how a list of ours or the lexicon writes it. */
const writtenOf = (concept: string): string | null => {
  if (isListed(concept)) return subjectOf(concept, null, new Float64Array())?.name ?? null
  const known = lookUp(concept)
  return known?.kind === "noun" && known.specificity !== null ? (known.plural ?? known.form) : null
}

/** Whether a name that posts write around a subject may head a topic, as the subject itself was asked before. */
const mayHead = (name: string, posts: ReadonlyArray<ReadPost>): boolean =>
  gateOf(name) === null && unfitness({ subject: { name, listed: false }, posts }, usualLanguage) === null

/**
 * The narrower name that most of the posts write around a single word: a thing of its own ("intermittent fasting"), or a
 * name with capitals ("Boston Marathon"). Null where they write none.
 */
const narrowerOf = ({ concept, subject }: Told, posts: ReadonlyArray<ReadPost>): string | null => {
  if (subject.concept.includes("_")) return null
  for (const own of new Set([subject.concept, concept])) {
    const phrase = phraseOf(own, posts)
    const terms = phrase === null ? [] : sequenceOf(phrase)
    if (phrase === null || terms.length < 2 || !terms.includes(subject.concept)) continue
    // "Vegan foods" says no more than "vegan".
    if (terms.some((term) => term !== subject.concept && isPlain(term))) continue
    const held = posts.filter((post) => writes(post, terms)).length
    const known = writtenOf(terms.join("_"))
    if (known !== null && held >= narrows.thing * posts.length) return known
    const isNamed = isProper(phrase) && (known === null || /\p{Lu}/u.test(known))
    if (isNamed && held >= Math.max(leastProper, narrows.proper * posts.length) && mayHead(phrase, posts))
      return phrase
  }
  return null
}

/** A day with an owner is written in many ways ("Valentines Day"). */
const isDay = (name: string): boolean => / (?:Day|Eve|Week)$/.test(name)

/** Whether posts write a word of a name with its capitals in most of them. */
const isWrittenSo = (name: string, posts: ReadonlyArray<ReadPost>): boolean => {
  const small = name.toLowerCase()
  const words = posts.map(openingOf)
  const own = words.filter((all) => all.includes(name)).length
  return own > holds * posts.length && own >= words.filter((all) => all.includes(small)).length
}

/** The most words around a name, but not all of them, that most of its posts write. */
const sharedPart = ({ concept, subject }: Told, posts: ReadonlyArray<ReadPost>): string | null => {
  for (let words = subject.name.split(" ").length - 1; words > 1; words--) {
    const phrase = phraseOf(concept, posts, words)
    const isWritten = (post: ReadPost): boolean =>
      phrase !== null && openingOf(post).join(" ").toLowerCase().includes(phrase.toLowerCase())
    if (phrase?.includes(" ") === true && posts.filter(isWritten).length > holds * posts.length) return phrase
  }
  return null
}

/** What no list knows, called by no more words than most of its posts write, in the form they write it in. */
const ownNameOf = (trend: Told, posts: ReadonlyArray<ReadPost>): string => {
  const {
    concept,
    subject: { name },
  } = trend
  const known = lookUp(concept)
  if (name.includes(" ")) {
    const own = sequenceOf(name)
    const isShared = isDay(name) || posts.filter((post) => writes(post, own)).length > holds * posts.length
    if (isShared || concept.includes("_")) return name
    return sharedPart(trend, posts) ?? known?.form ?? phraseOf(concept, posts, 1) ?? name
  }
  if (isProper(name) && isWrittenSo(name, posts)) return name
  return known?.kind === "noun" && known.specificity !== null
    ? (known.plural ?? known.form)
    : name.toLowerCase()
}

/** How something is, and no thing: "bloated", "dehydrated". */
const isParticiple = (name: string): boolean => /^\p{Ll}{3,}[^e\s]ed$/u.test(name.toLowerCase())

/** Words as common elsewhere ("secret"), what only says how something is, what is left of a phrase and is no noun ("scientific"), and two capitals, which mean different things in different forums. */
const saysNothing = ({ concept, significant, subject }: Told, before: string): boolean => {
  if (subject.listed || significant || subject.name.includes(" ")) return false
  if (isParticiple(subject.name)) return true
  if (isShort(subject.name)) return subject.name.length <= 2
  const known = lookUp(concept)
  if (/\p{Lu}/u.test(subject.name) || known === undefined) return false
  return known.specificity === null || (before.includes(" ") && known.kind !== "noun")
}

/** A number alone tells nobody anything: it is called with what two of its communities are about ("CrossFit 13.5"). */
const numbered = (name: string, posts: ReadonlyArray<ReadPost>): BareName => {
  const about = posts.flatMap(({ community }) => subjectOfCommunity(community)?.name ?? [])
  const own = about.find((one, at) => about.indexOf(one) < at)
  if (own === undefined) return { drop: "generic" }
  return { title: capitalised(`${own} ${name}`), name: `${own} ${name}` }
}

/**
 * What a topic is called whose posts share no question, and whose title is `title`: by the narrowest name that holds in
 * enough of its posts, as they write it. It is not offered where its posts name it in passing alone, or where the name
 * that is left says nothing.
 */
export const bareNameOf = (trend: Told, title: string): BareName => {
  const posts = trend.posts.filter(({ text }) => text !== null)
  if (posts.length === 0) return isEmptyName(trend) ? { drop: "generic" } : { title }
  if (!isHeld(trend, posts) || isSharedByStrangers(trend) || isScattered(trend)) return { drop: "passing" }
  const { subject } = trend
  const name = subject.listed ? null : ownNameOf(trend, posts)
  const called = name === null ? trend : { ...trend, subject: { ...subject, name } }
  if (isLabel(subject) || isLabel(called.subject)) return { drop: "generic" }
  const isPlain = !trend.significant && isPlainWord(called.subject)
  if (!isPlainRise(trend) && (isPlain || isEmptyName(trend) || saysNothing(called, subject.name)))
    return { drop: "generic" }
  // What only seasons a dish stands in the lists of many.
  const isTitled = (post: ReadPost): boolean => postHolds(post, subject.concept, 0, post.titled)
  if (isSeasoning(subject) && trend.tail > rises.surely && !isMost(posts, holds, isTitled))
    return { drop: "passing" }
  const narrower = narrowerOf(trend, posts)
  if (narrower !== null) return { title: capitalised(narrower), name: narrower }
  if (!/\p{L}/u.test(name ?? subject.name)) return numbered(name ?? subject.name, posts)
  // A title that says more than the name was found in most of the posts.
  const isWider = capitalised(subject.name) === title
  return isWider && name !== null && name !== subject.name ? { title: capitalised(name), name } : { title }
}
