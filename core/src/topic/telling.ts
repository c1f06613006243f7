import { holdsConcept, titleSequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { showsThings } from "#reading/asks.ts"
import { termsOf, wordsIn } from "#text/tokens.ts"
import { areOtherWords, hasOtherWords } from "#vocabulary/other-words.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { type Sentence, textRead } from "./text-read.ts"

type Text = NonNullable<ReadPost["text"]>

/** A subject, and the concept its posts were counted by: the name may be narrower than what was counted. */
export interface Head {
  readonly concept: string
  readonly subject: Subject
}

/** Letters a word starts with whose stem is the concept; null where a spelling of its own may stand for it ("d3"). */
const openingOf = (concept: string): string | null =>
  concept.startsWith("vitamin") ? null : concept.slice(0, Math.min(3, concept.length))

/** Whether a text in small letters holds those that a subject begins with: most hold none, which is told far sooner. */
const mayName = (lower: string, { concept, subject }: Head): boolean => {
  const [counted, shown] = [openingOf(concept), openingOf(subject.concept)]
  return counted === null || shown === null || lower.includes(counted) || lower.includes(shown)
}

const holds = (terms: ReadonlyArray<string>, { concept, subject }: Head): boolean =>
  holdsConcept(terms, concept) || holdsConcept(terms, subject.concept)

const names = (sentence: Sentence, head: Head): boolean =>
  mayName(sentence.lower, head) && holds(sentence.terms(), head)

const isTitled = (text: Text, head: Head): boolean =>
  mayName(textRead(text).lowerTitle, head) && holds(titleSequenceOf(text), head)

/** The sentences of a body that are wanted, behind the title where that names the subject. */
const sentencesOn = (
  text: ReadPost["text"],
  head: Head,
  isWanted: (sentence: Sentence, titled: boolean) => boolean,
): ReadonlyArray<string> => {
  if (text === null) return []
  const titled = isTitled(text, head)
  const { lowerBody, sentences } = textRead(text)
  if (!titled && !mayName(lowerBody, head)) return []
  const said = sentences().flatMap((one) => (isWanted(one, titled) ? [one.written] : []))
  return titled ? [text.title, ...said] : said
}

/**
 * What a post says about a subject: its title and its questions when the title names the subject, and every sentence
 * of the body that names it. Empty when it names it nowhere, or has no text to read.
 */
export const spokenOf = ({ text }: ReadPost, head: Head): ReadonlyArray<string> =>
  sentencesOn(text, head, (sentence, titled) => names(sentence, head) || (titled && sentence.asks))

/**
 * Where a post asks or answers something about a subject: its title when that names the subject, and the questions of
 * its body that name it, or all of them under such a title.
 */
export const askedOf = ({ text }: ReadPost, head: Head): ReadonlyArray<string> =>
  sentencesOn(text, head, (sentence, titled) => sentence.asks && (titled || names(sentence, head)))

/** How far a post is about a subject: 1 when its title names it, half when it asks about it or keeps naming it, else 0. A title about things, records or shows is about those. */
export const aboutness = (post: ReadPost, head: Head): 0 | 0.5 | 1 => {
  const { text } = post
  if (text === null) return 0
  const titled = isTitled(text, head)
  if (!titled && !mayName(textRead(text).lowerBody, head)) return 0
  if (showsThings(text.title)) return 0
  if (titled) return 1
  const said = spokenOf(post, head)
  return said.length >= 2 || said.some((sentence) => sentence.includes("?")) ? 0.5 : 0
}

/** What the last word of a name adds to the word people wrote ("knee" is shown as "knee trouble"), and what bears it. */
const added: { readonly [word: string]: RegExp } = {
  trouble:
    /\b(?:pain\w*|hurt\w*|sore\w*|ach\w+|injur\w+|tight\w*|click\w*|pop\w*|swell\w*|swollen|stiff\w*|numb\w*|tweak\w*|strain\w*|sprain\w*|weak\w*|problems?|issues?|trouble\w*|surgery|upset|infect\w*|cramp\w*)\b/i,
  training:
    /\b(?:train\w*|work ?outs?|exercis\w*|press\w*|reps?|sets?|lift\w*|muscles?|routines?|programs?|build\w*)\b/i,
  health:
    /\b(?:health\w*|disease\w*|cancer|disorder\w*|problems?|issues?|damag\w*|risk\w*|symptom\w*|infect\w*|function\w*|stud(?:y|ies)|(?:good|bad) for)\b/i,
  values: /\b(?:test\w*|levels?|results?|values?|labs?|work|count)\b/i,
  size: /\b(?:size\w*|inch\w*|cm|measur\w*|slim\w*|lost|losing|smaller)\b/i,
  meal: /\b(?:meals?|dinners?|lunch\w*|breakfast\w*|foods?|eat\w*|ate|recipes?|cook\w*|menus?|dish\w*|feast\w*|bak(?:e|ed|ing)|roast\w*)\b/i,
  exercises: /\b(?:exercis\w*|techni\w*|practi[cs]\w*|deep\w*|slow\w*|breathe|relax\w*|control\w*)\b/i,
}

const addedTerms: ReadonlySet<string> = new Set(Object.keys(added).flatMap(termsOf))

/** Whether a word of a name only says what kind of thing is meant, which other words of a post bear. */
export const isAdded = (term: string): boolean => addedTerms.has(term)

const bearingOf = ({ name, concept }: Subject): RegExp | null => {
  const last = name.split(" ").at(-1) ?? ""
  return termsOf(last).some((term) => concept.split("_").includes(term)) ? null : (added[last] ?? null)
}

/** Whether a name of ours says more of what is meant than the word that people write. */
export const saysMore = (subject: Subject): boolean => bearingOf(subject) !== null

/** Who does a sport ("bodybuilders") speaks of it; who fasts is not "faster". */
const doersOf = (doing: string, kind: Subject["kind"]): ReadonlyArray<string> => {
  const doer = doing.replace(/ing$/, "er")
  return kind === "sport" && doer !== doing ? [doer, `${doer}s`] : []
}

/**
 * Half of the posts must write a subject's own word and not another of its stem: lungs are no lunges. A single word shown
 * in -ing must be written so: a box is no boxing, and a mind no mindfulness.
 */
const isWritten = ({ name, concept, kind, listed }: Subject, texts: ReadonlyArray<string>): boolean => {
  if (listed && hasOtherWords(concept)) {
    const own = texts.filter((text) => !areOtherWords(wordsIn(text), concept))
    if (own.length === 0 || own.length < texts.length / 2) return false
  }
  const doing = wordsIn(name).find((word) => /(?:ing|fulness)$/.test(word) && termsOf(word)[0] === concept)
  if (doing === undefined) return true
  const forms = new Set([doing, ...doersOf(doing, kind)])
  const written = texts.filter((text) => wordsIn(text).some((word) => forms.has(word))).length
  return written > 0 && written >= texts.length / 2
}

/** The same of posts as a whole: what hardly any of them writes so is another word of the same stem. */
export const isSpelt = (subject: Subject, posts: ReadonlyArray<ReadPost>): boolean => {
  const texts = posts.flatMap(({ text }) => (text === null ? [] : [`${text.title} . ${text.body}`]))
  return texts.length === 0 || isWritten(subject, texts)
}

/** Whether enough of the posts that are about a subject bear what its name says. */
const isBorneBy = ({ subject }: Head, about: ReadonlyArray<ReadPost>): boolean => {
  const texts = about.flatMap(({ text }) => (text === null ? [] : [`${text.title} . ${text.body}`]))
  const bearing = bearingOf(subject)
  const borne = bearing === null ? texts : texts.filter((text) => bearing.test(text))
  return borne.length >= Math.max(2, texts.length * 0.6) && isWritten(subject, texts)
}

/** The same of posts that may be about it or not; true when none has text to judge by. */
export const isBorne = (head: Head, posts: ReadonlyArray<ReadPost>): boolean =>
  posts.every(({ text }) => text === null) ||
  isBorneBy(
    head,
    posts.filter((post) => aboutness(post, head) > 0),
  )

/** Kinds that fill forums without anybody wanting to know something. */
const shown: ReadonlySet<string> = new Set(["food", "meal"])

/**
 * Whether posts really are about a subject rather than naming it in passing: two of them and 40 % of those with text
 * name it in the title or ask about it, one in the title at least, and they bear what the subject's name says. Of food and meals at least two must ask,
 * and what a profession says about itself is shop talk.
 * True when no post has text to judge by.
 */
export const isTelling = (head: Head, posts: ReadonlyArray<ReadPost>): boolean => {
  const speaking = posts.filter(({ text }) => text !== null)
  if (speaking.length === 0) return true
  const levels = speaking.map((post) => aboutness(post, head))
  const about = speaking.filter((_, at) => (levels[at] ?? 0) > 0)
  return (
    head.subject.kind !== "profession" &&
    levels.includes(1) &&
    (!shown.has(head.subject.kind) || about.filter(({ question }) => question).length >= 2) &&
    about.length >= Math.max(2, speaking.length * 0.4) &&
    isBorneBy(head, about)
  )
}
