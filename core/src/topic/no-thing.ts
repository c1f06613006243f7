import type { Aspect } from "#reading/asks.ts"
import { asksIn } from "#reading/asks.ts"
import { sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp, referencePosts } from "#text/lexicon.ts"
import { stopWords } from "#text/stop-words.ts"
import { knownRootOf, wordsIn } from "#text/tokens.ts"
import { isListed, isPlain, type Subject } from "#vocabulary/subjects.ts"

/** Ways of asking and of finding out: a name that is one of them says how something was asked, not what about. */
const asking: ReadonlySet<Aspect> = new Set([
  "research",
  "choice",
  "normal",
  "experience",
  "progress",
  "start",
  "others",
  "doctor",
])

const isAsking = (name: string): boolean => {
  const found = asksIn(name)
  return found.length > 0 && found.every((aspect) => asking.has(aspect))
}

const textsOf = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<string> =>
  posts.flatMap(({ text }) => (text === null ? [] : [`${text.title} . ${text.body.slice(0, 300)}`]))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** From this share of its posts on a word is what those posts make of it. */
const mostly = 0.5
/** A verb is told by fewer of its forms: most of them look like those of a noun. */
const inForms = 0.3

/** A short mark beside a number ("SW 252, CW 152", "80 kg") is what was measured or its unit, as its forum writes it. */
const isMark = (name: string, texts: ReadonlyArray<string>): boolean => {
  if (!/^\p{L}{1,3}$/u.test(name)) return false
  const mark = escaped(name)
  const beside = new RegExp(String.raw`\b${mark}\b\s*[:=(]?\s*\d|\d\s*%?\s*${mark}\b|\b${mark}%`, "i")
  return texts.length > 0 && texts.filter((text) => beside.test(text)).length >= mostly * texts.length
}

/** A word that posts write in the forms of a verb ("produced", "producing") is what somebody does. */
const isDone = ({ concept, name }: Subject, texts: ReadonlyArray<string>): boolean => {
  if (/[_ ]/.test(`${concept}${name}`) || /^\p{Lu}|(?:ed|ing)$/u.test(name)) return false
  const forms = texts.flatMap((text) => wordsIn(text).filter((word) => knownRootOf(word) === concept))
  return forms.filter((word) => /(?:[^e]ed|ing)$/.test(word)).length >= Math.max(2, inForms * forms.length)
}

/** Words that merely follow each other ("get rid"): grammar at the beginning, or nothing that names anything. */
const isPhraseOnly = ({ concept, name }: Subject): boolean => {
  const words = name.split(" ")
  if (words.length < 2 || /\p{Lu}/u.test(name)) return false
  return stopWords.has(words[0] ?? "") || concept.split("_").every((part) => isPlain(part))
}

/** What a post shows or is, rather than what it is about. */
const shown =
  /\b(?:pics?|photos?|pictures?|images?|gifs?|videos?|clips?|albums?|threads?|x-?posts?|cross-?posts?|screenshots?|wallpapers?)\b/i

/** What people wish and give each other is no matter of health. */
const greeting = /^(?:happy|merry)\b|\b(?:gifts?|presents?)$|^holidays?$/i

/** One evening of a series. */
const episode = /^s\d+\s?e\d+$/i

/** What is counted in, whatever is counted. */
const unit = /^(?:kgs?|kilos?|lbs?|oz|mgs?|mcg|mls?|cms?|mms?|kms?|kcals?|cals?|mph|bpm)$/i

/** Whether a name says what a post shows, wishes or counts in, or what was on television, however much it rises. */
export const isLabel = ({ name, listed }: Subject): boolean =>
  !listed && (shown.test(name) || greeting.test(name) || episode.test(name) || unit.test(name))

/** Endings of what a thing is like. */
const describing = /(?:ous|ful|able|ible|less|ier|iest)$/i

/** Whether a word ends as those do that say what a thing is like ("delicious"). */
export const describes = (name: string): boolean => describing.test(name)

/** Whether a word says how something is ("delicious"), not what: health forums use it before a noun. */
export const isQuality = ({ concept, name }: Subject): boolean => {
  const known = lookUp(concept)
  if (name.includes(" ") || known === undefined || known.specificity === null) return false
  return known.kind === "modifier" || describes(name) || (name.endsWith("y") && isPlain(concept))
}

/** What posts are marked with in front of their titles ("[LOW CAL]") says what kind of post they are. */
const isTag = ({ name }: Subject, posts: ReadonlyArray<ReadPost>): boolean => {
  const tag = new RegExp(String.raw`[[(][^\])]*\b${escaped(name)}\b[^\])]*[\])]`, "i")
  const titles = posts.flatMap(({ text }) => (text === null ? [] : [text.title]))
  return titles.length > 0 && titles.filter((title) => tag.test(title)).length >= mostly * titles.length
}

/** A participle of no noun ("convinced") says how somebody is. */
const isParticiple = ({ concept, name }: Subject): boolean => {
  const known = lookUp(concept)
  return known !== undefined && known.kind !== "noun" && /^\p{Ll}+ed$/u.test(name)
}

/** Ways of telling what somebody makes: what they make it of is the subject. */
const isMaking = ({ concept, name }: Subject): boolean => isPlain(concept) && asksIn(name).includes("cook")

/**
 * Whether a name that stands in no list says how or in what form something is told, not what: however surprising it is. A
 * word of the kitchen ("crust") is one unless it plainly rises.
 */
export const isManner = (subject: Subject, posts: ReadonlyArray<ReadPost>, risesPlainly = false): boolean =>
  isTag(subject, posts) ||
  isParticiple(subject) ||
  (!risesPlainly && isMaking(subject)) ||
  isMark(subject.name, textsOf(posts))

/** From this share of all posts on a word is ordinary: it rises and falls by what it stands beside. */
const ordinary = 1 / 190

/** Whether a word stands in so many posts at any time that naming it says nothing. */
export const isOrdinary = (concept: string): boolean =>
  (lookUp(concept)?.posts ?? 0) > ordinary * referencePosts

/** A few capitals mean different things in different forums: where posts only name them, nobody knows which. */
export const isShort = (name: string): boolean => /^\p{Lu}{2,3}$/u.test(name)

/** What one community alone speaks of without words of health is about something else: a programme, a person, a joke. */
const ofHealth = 0.5
const plainlyOfHealth = 1

const isElsewhere = ({ concept, name }: Subject, posts: ReadonlyArray<ReadPost>): boolean => {
  const own = new Set(concept.split("_"))
  // A forum's own names are typical of it: what is in the name says nothing of its posts, unless a list has it.
  const called = new Set(sequenceOf(name))
  const isTyped = (term: string): boolean =>
    !own.has(term) &&
    (isListed(term) || (!called.has(term) && (lookUp(term)?.specificity ?? 0) >= plainlyOfHealth))
  return (
    new Set(posts.map(({ community }) => community)).size === 1 &&
    posts.filter(({ terms }) => terms.some(isTyped)).length < ofHealth * posts.length
  )
}

/** What studies work with ("mice", "molecules") is not what they are about. */
const isOfStudies = ({ concept, name }: Subject, posts: ReadonlyArray<ReadPost>): boolean =>
  !name.includes(" ") &&
  lookUp(concept) !== undefined &&
  posts.filter(({ asks }) => asks.title.includes("research")).length >= mostly * posts.length

/**
 * Whether what rises, and stands in no list, is no thing that somebody could ask about: a way of asking, a mark before
 * numbers, a verb or an adjective, words that merely follow each other, or something that has no part in health.
 */
export const isNoThing = (subject: Subject, posts: ReadonlyArray<ReadPost>): boolean => {
  if (subject.listed) return false
  if (isAsking(subject.name) || isPhraseOnly(subject)) return true
  if (isLabel(subject) || isOfStudies(subject, posts) || isElsewhere(subject, posts)) return true
  const texts = textsOf(posts)
  return texts.length > 0 && (isMark(subject.name, texts) || isDone(subject, texts))
}
