import { linkOf } from "#text/address.ts"
import { cleanText, siteOf } from "#text/clean.ts"
import { heldWord } from "#text/held-word.ts"
import { isSpokenHere, languageOf, type TextLanguage } from "#text/language.ts"
import { markOf } from "#text/mark.ts"
import type { Language } from "#script/settings.ts"
import type { Asks } from "./asks.ts"
import { isWord } from "./concepts.ts"
import { isPromotion, templateOf } from "./housekeeping.ts"
import type { OwnAsks } from "./in-language.ts"
import type { PostIntent } from "./intent.ts"
import type { Post } from "./post.ts"
import { readers, termsOf } from "./reader.ts"
import type { Sensitive } from "./sensitive.ts"

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
  /** The same in a language that is read by its own words, by that language's questions. */
  readonly ownAsks: OwnAsks
  readonly intent: PostIntent
  readonly question: boolean
  /** A mark of the title without dates and numbers, or empty; threads that return carry the same one. */
  readonly template: string
  /** Site of the linked page, or null. */
  readonly site: string | null
  /** A number that stands for the linked page, or 0: posts that link the same page carry the same one. */
  readonly link: number
  /** Why the post is never filmed or paraphrased, or null. */
  readonly sensitive: Sensitive | null
  readonly text: { readonly title: string; readonly body: string; readonly permalink: string } | null
}

/** Why a post takes no part. */
export const dropReasons = [
  "removed",
  "stickied",
  "over_18",
  "automated",
  "housekeeping",
  "spam",
  "not_read",
  "empty",
] as const
export type DropReason = (typeof dropReasons)[number]

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

/**
 * What reading makes of the words of a post, which do not change. Its counts do, and its text goes before it does: they
 * are joined to it anew each day.
 */
export type Reading = Omit<
  ReadPost,
  "_tag" | "id" | "community" | "createdAt" | "score" | "comments" | "authorKey" | "text"
>

/** The same for a post that takes no part. */
export type Unfit = Pick<Dropped, "reason" | "language">

interface Cleaned {
  readonly title: string
  readonly body: string
}

const cleaned = (post: Post): Cleaned => ({
  title: cleanText(post.title.slice(0, 400)),
  body: /^\s*\[(?:removed|deleted)\]\s*$/i.test(post.body)
    ? ""
    : cleanText(post.body.slice(0, 2 * keptBody)).slice(0, keptBody),
})

const unfit = (reason: DropReason, language: TextLanguage | null = null): Unfit => ({ reason, language })

const readingIn = (post: Post, { title, body }: Cleaned): Reading | Unfit => {
  const reason = reasonToDrop(post, title)
  if (reason !== null) return unfit(reason)
  const language = languageOf(`${title} ${body.slice(0, countedBody / 2)}`)
  const reader = readers.get(language)
  if (reader === undefined || !isSpokenHere(language)) return unfit("not_read", language)
  const drop = reader.drops(title, body)
  if (drop !== null) return unfit(drop)
  const { terms, titled, about, asks, ownAsks } = termsOf(reader, title, body.slice(0, countedBody))
  if (!terms.some(isWord)) return unfit("empty")
  return {
    language,
    terms,
    titled,
    about,
    asks,
    ownAsks,
    intent: reader.intent(title, body),
    question: reader.asks(title, body),
    template: markOf(templateOf(title)),
    site: siteOf(post.url),
    link: linkOf(post.url),
    sensitive: reader.sensitive(title, body),
  }
}

/** Reads one post, or says why it takes no part. The same words always give the same answer. */
export const readingOf = (post: Post): Reading | Unfit => readingIn(post, cleaned(post))

/** Every field by its name: of a month of posts that is far sooner done than spreading the reading. */
const joined = (post: Post, reading: Reading | Unfit, text: ReadPost["text"]): ReadPost | Dropped =>
  "reason" in reading
    ? { _tag: "Dropped", id: post.id, ...reading }
    : {
        _tag: "ReadPost",
        id: post.id,
        community: heldWord(post.community),
        createdAt: post.createdAt,
        score: Math.max(0, Math.trunc(post.score)),
        comments: Math.max(0, Math.trunc(post.comments)),
        authorKey: post.authorKey,
        language: reading.language,
        terms: reading.terms,
        titled: reading.titled,
        about: reading.about,
        asks: reading.asks,
        ownAsks: reading.ownAsks,
        intent: reading.intent,
        question: reading.question,
        template: reading.template,
        site: reading.site,
        link: reading.link,
        sensitive: reading.sensitive,
        text: reading.sensitive === null ? text : null,
      }

/** A post of which nothing but its counts is at hand, with what was read of it before. */
export const withoutText = (post: Post, reading: Reading | Unfit): ReadPost | Dropped =>
  joined(post, reading, null)

/** A post with what was read of it before, and its text for wording. */
export const withText = (post: Post, reading: Reading | Unfit): ReadPost | Dropped =>
  joined(post, reading, "reason" in reading ? null : { ...cleaned(post), permalink: post.permalink })

/** Cleans and reads one post, or says why it takes no part. The same post always gives the same answer. */
export const readPost = (post: Post): ReadPost | Dropped => {
  const text = cleaned(post)
  return joined(post, readingIn(post, text), { ...text, permalink: post.permalink })
}

export const isReadPost = (post: ReadPost | Dropped): post is ReadPost => post._tag === "ReadPost"
