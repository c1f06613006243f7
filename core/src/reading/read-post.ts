import type { Post } from "./post.ts"
import { cleanText, siteOf } from "#text/clean.ts"
import { readings, type ReadingWords } from "#language/reading.ts"
import { languages, usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import { isSpokenHere, languageOf, type TextLanguage } from "#text/language.ts"
import { unmarked } from "#text/letters.ts"
import { type Asks, asksOf } from "./asks.ts"
import { isWord, sequenceOf } from "./concepts.ts"
import { isDish } from "./dish.ts"
import { isHousekeeping, isPromotion, templateOf } from "./housekeeping.ts"
import { ownIntentOf, ownTermsOf, sensitiveInLanguage } from "./in-language.ts"
import { intentOf, isQuestion, type PostIntent } from "./intent.ts"
import { sensitiveIn, type Sensitive } from "./sensitive.ts"

/**
 * A post made ready for counting. Plain data: it may be stored as JSON. `text` is for wording only and is null
 * for posts whose text may no longer be kept; everything that counts, scores or labels works without it.
 */
export interface ReadPost {
  readonly _tag: "ReadPost"
  readonly id: string
  /** What it is written in: posts of one language are counted apart from those of another. */
  readonly language: Language
  readonly community: string
  /** Seconds since 1970 (UTC). */
  readonly createdAt: number
  readonly score: number
  readonly comments: number
  readonly authorKey: string | null
  /**
   * The content words of the title, of what the opening of the body asks, and of the rest of that opening, as stems in
   * order; an empty one parts two of them.
   */
  readonly terms: ReadonlyArray<string>
  /** So many of the terms, from the first, stand in the title. */
  readonly titled: number
  /** So many of the terms, from the first, stand in the title or in a question: what the post is about. */
  readonly about: number
  /** What its title and its questions ask or answer. */
  readonly asks: Asks
  readonly intent: PostIntent
  readonly question: boolean
  /** The title without dates and numbers, or empty; threads that return carry the same one. */
  readonly template: string
  /** Site of the linked page, or null. */
  readonly site: string | null
  /** Why the post is never filmed or paraphrased, or null. */
  readonly sensitive: Sensitive | null
  readonly text: { readonly title: string; readonly body: string; readonly permalink: string } | null
}

export type DropReason =
  "removed" | "stickied" | "over_18" | "automated" | "housekeeping" | "spam" | "not_read" | "empty"

/** A post that takes no part, and why. */
export interface Dropped {
  readonly _tag: "Dropped"
  readonly id: string
  readonly reason: DropReason
  /** The language of a post that is not read for its language. */
  readonly language: TextLanguage | null
}

/** Characters of the body that are counted, and that are kept for wording. */
const countedBody = 300
const keptBody = 600

const reasonToDrop = (post: Post, title: string): DropReason | null => {
  if (post.removed || /^\[(?:removed|deleted)[^\]]*\]$/i.test(post.title.trim())) return "removed"
  if (post.stickied) return "stickied"
  if (post.over18 || /\bnsfw\b/i.test(`${title} ${post.flair ?? ""}`)) return "over_18"
  if (post.automated) return "automated"
  if (isPromotion(title, post.body)) return "spam"
  return title === "" ? "empty" : null
}

const sentence = /(?<=[.!?])\s+|\n+/

type Sequence = (text: string) => ReadonlyArray<string>
type Terms = Pick<ReadPost, "terms" | "titled" | "about" | "asks">

/** The terms of a title and the opening of a body, how many of them are what the post is about, and what it asks. */
const termsOf = ({ sequence, wants }: Reader, title: string, opening: string): Terms => {
  const sentences = opening === "" ? [] : opening.split(sentence)
  const asked = sentences.filter((one) => one.trimEnd().endsWith("?"))
  const first = sequence([title, ...asked].join(" . "))
  const titled = asked.length === 0 ? first : sequence(title)
  const rest = sequence(sentences.filter((one) => !asked.includes(one)).join(" . "))
  return {
    terms: rest.length === 0 ? first : [...first, "", ...rest],
    titled: titled.length,
    about: first.length,
    asks: wants(title, asked, titled),
  }
}

/** How a post of a language is read: by the engine's lexicon, or by the words of the language itself. */
interface Reader {
  readonly drops: (title: string, body: string) => DropReason | null
  readonly sequence: Sequence
  readonly intent: (title: string, body: string) => PostIntent
  readonly asks: (title: string, body: string) => boolean
  /** What a title, whose terms are given too, and the questions of a body ask or answer. */
  readonly wants: (title: string, questions: ReadonlyArray<string>, titled: ReadonlyArray<string>) => Asks
  readonly sensitive: (title: string, body: string) => Sensitive | null
}

const nothing: Asks = { title: [], questions: [] }

/** What is asked, and that a title names a dish, which says what can be made. */
const usualWants: Reader["wants"] = (title, questions, titled) => {
  const asks = asksOf(title, questions)
  return isDish(title, titled) ? { ...asks, title: [...new Set([...asks.title, "cook" as const])] } : asks
}

const usualReader: Reader = {
  drops: (title) => (isHousekeeping(title) ? "housekeeping" : null),
  sequence: sequenceOf,
  intent: intentOf,
  asks: isQuestion,
  wants: usualWants,
  sensitive: sensitiveIn,
}

const readerOf = (language: Language, words: ReadingWords): Reader => ({
  drops: (title, body) => {
    const head = unmarked(title)
    if (words.housekeeping.test(head)) return "housekeeping"
    return words.promotion.test(`${head} ${unmarked(body)}`) ? "spam" : null
  },
  sequence: (text) => ownTermsOf(text, words).map(({ stem }) => stem),
  intent: (title, body) => ownIntentOf(title, body, words),
  asks: (title, body) => words.question.test(unmarked(title)) || body.slice(0, 400).includes("?"),
  wants: () => nothing,
  sensitive: (title, body) => sensitiveInLanguage(title, body, language),
})

const readers: ReadonlyMap<TextLanguage, Reader> = new Map([
  [usualLanguage, usualReader],
  ...languages.flatMap((language): ReadonlyArray<readonly [TextLanguage, Reader]> => {
    const words = readings[language]
    return words === null ? [] : [[language, readerOf(language, words)]]
  }),
])

const dropped = (id: string, reason: DropReason, language: TextLanguage | null = null): Dropped => ({
  _tag: "Dropped",
  id,
  reason,
  language,
})

/** Cleans and reads one post, or says why it takes no part. The same post always gives the same answer. */
export const readPost = (post: Post): ReadPost | Dropped => {
  const title = cleanText(post.title.slice(0, 400))
  const removedBody = /^\s*\[(?:removed|deleted)\]\s*$/i.test(post.body)
  const body = removedBody ? "" : cleanText(post.body.slice(0, 2 * keptBody)).slice(0, keptBody)
  const reason = reasonToDrop(post, title)
  if (reason !== null) return dropped(post.id, reason)
  const language = languageOf(`${title} ${body.slice(0, countedBody / 2)}`)
  const reader = readers.get(language)
  if (reader === undefined || !isSpokenHere(language)) return dropped(post.id, "not_read", language)
  const unfit = reader.drops(title, body)
  if (unfit !== null) return dropped(post.id, unfit)
  const { terms, titled, about, asks } = termsOf(reader, title, body.slice(0, countedBody))
  if (!terms.some(isWord)) return dropped(post.id, "empty")
  const sensitive = reader.sensitive(title, body)
  return {
    _tag: "ReadPost",
    id: post.id,
    language,
    community: post.community,
    createdAt: post.createdAt,
    score: Math.max(0, Math.trunc(post.score)),
    comments: Math.max(0, Math.trunc(post.comments)),
    authorKey: post.authorKey,
    terms,
    titled,
    about,
    asks,
    intent: reader.intent(title, body),
    question: reader.asks(title, body),
    template: templateOf(title),
    site: siteOf(post.url),
    sensitive,
    text: sensitive === null ? { title, body, permalink: post.permalink } : null,
  }
}

export const isReadPost = (post: ReadPost | Dropped): post is ReadPost => post._tag === "ReadPost"
