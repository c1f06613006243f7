import { languages, usualLanguage } from "#language/names.ts"
import { readings, type ReadingWords } from "#language/reading.ts"
import type { Language } from "#script/settings.ts"
import type { TextLanguage } from "#text/language.ts"
import { unmarked } from "#text/letters.ts"
import { type Asks, asksOf } from "./asks.ts"
import { sequenceOf } from "./concepts.ts"
import { isDish, isRecipe } from "./dish.ts"
import { isHousekeeping } from "./housekeeping.ts"
import { asksNothing, ownAsksIn, ownIntentOf, ownTermsOf, sensitiveInLanguage } from "./in-language.ts"
import { intentOf, isQuestion, type PostIntent } from "./intent.ts"
import type { DropReason, ReadPost } from "./read-post.ts"
import { sensitiveIn, type Sensitive } from "./sensitive.ts"

const sentence = /(?<=[.!?])\s+|\n+/

type Sequence = (text: string) => ReadonlyArray<string>
type Terms = Pick<ReadPost, "terms" | "titled" | "about" | "asks" | "ownAsks">

/** The terms of a title and the opening of a body, how many of them are what the post is about, and what it asks. */
export const termsOf = ({ sequence, wants, isAsked }: Reader, title: string, opening: string): Terms => {
  const sentences = opening === "" ? [] : opening.split(sentence)
  const asked = sentences.filter(isAsked)
  const first = sequence([title, ...asked].join(" . "))
  const titled = asked.length === 0 ? first : sequence(title)
  const rest = sequence(sentences.filter((one) => !asked.includes(one)).join(" . "))
  return {
    terms: rest.length === 0 ? first : [...first, "", ...rest],
    titled: titled.length,
    about: first.length,
    ...wants(title, asked, titled, opening),
  }
}

/** How a post of a language is read: by the engine's lexicon, or by the words of the language itself. */
export interface Reader {
  readonly drops: (title: string, body: string) => DropReason | null
  readonly sequence: Sequence
  /** Whether a sentence of a body asks. */
  readonly isAsked: (sentence: string) => boolean
  readonly intent: (title: string, body: string) => PostIntent
  readonly asks: (title: string, body: string) => boolean
  /** What a title, whose terms are given too, and the questions of a body ask or answer; `opening` is what the body begins with. */
  readonly wants: (
    title: string,
    questions: ReadonlyArray<string>,
    titled: ReadonlyArray<string>,
    opening: string,
  ) => Wants
  readonly sensitive: (title: string, body: string) => Sensitive | null
}

type Wants = Pick<ReadPost, "asks" | "ownAsks">

const nothing: Asks = { title: [], questions: [] }

/** What is asked, and that a title names a dish, which says what can be made. */
const usualWants: Reader["wants"] = (title, questions, titled, opening) => {
  const asks = asksOf(title, questions)
  const dish = isDish(title, titled) || isRecipe(title, opening) ? ["cook" as const] : []
  const all = dish.length === 0 ? asks : { ...asks, title: [...new Set([...asks.title, ...dish])] }
  return { asks: all, ownAsks: asksNothing }
}

/** Hardly a text of the usual language has none of these. */
const usualWords =
  /(?<!\p{L})(?:the|are|was|i'?m|my|you|your|its|this|that|to|from|with|and|or|do|does|how|what|why|when|who|which|have|should|would|any|some|by|about|after|before|we|our|they|she|his)(?!\p{L})/iu

/** Words of it that another one has too, though seldom: they tell where so many differ. "On", "an", "at" and "her" never do. */
const sharedWords = /(?<![\p{L}'’])(?:a|is|i|me|it|of|for|but|not|no|has|had|can|if)(?!\p{L})/giu
const leastShared = 3

const isUsual = (text: string): boolean =>
  usualWords.test(text) ||
  new Set((text.match(sharedWords) ?? []).map((word) => word.toLowerCase())).size >= leastShared

const ownLanguages = languages.filter((language) => readings[language] !== null)

/**
 * Why a text that was taken for the usual language must not be shown: by that language, and where it holds none of its
 * words by the others, since a sentence of three words in plain letters is easily mistaken.
 */
const usuallySensitive = (title: string, body: string): Sensitive | null => {
  const found = sensitiveIn(title, body)
  if (found !== null || isUsual(`${title} ${body}`)) return found
  for (const language of ownLanguages) {
    const own = sensitiveInLanguage(title, body, language)
    if (own !== null) return own
  }
  return null
}

const usualReader: Reader = {
  drops: (title) => (isHousekeeping(title) ? "housekeeping" : null),
  sequence: sequenceOf,
  isAsked: (sentence) => sentence.trimEnd().endsWith("?"),
  intent: intentOf,
  asks: isQuestion,
  wants: usualWants,
  sensitive: usuallySensitive,
}

const readerOf = (language: Language, words: ReadingWords): Reader => ({
  drops: (title, body) => {
    const head = unmarked(title)
    if (words.housekeeping.test(head)) return "housekeeping"
    return words.promotion.test(`${head} ${unmarked(body)}`) ? "spam" : null
  },
  sequence: (text) => ownTermsOf(text, words).map(({ stem }) => stem),
  isAsked: (sentence) => words.asksAtEnd.test(unmarked(sentence)),
  intent: (title, body) => ownIntentOf(title, body, words),
  asks: (title, body) =>
    words.question.test(unmarked(title)) ||
    body
      .slice(0, 400)
      .split(sentence)
      .some((one) => words.asksAtEnd.test(unmarked(one))),
  wants: (title, questions) => ({ asks: nothing, ownAsks: ownAsksIn(title, questions, words) }),
  sensitive: (title, body) => sensitiveInLanguage(title, body, language),
})

export const readers: ReadonlyMap<TextLanguage, Reader> = new Map([
  [usualLanguage, usualReader],
  ...languages.flatMap((language): ReadonlyArray<readonly [TextLanguage, Reader]> => {
    const words = readings[language]
    return words === null ? [] : [[language, readerOf(language, words)]]
  }),
])
