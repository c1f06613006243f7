import type { Post } from "./post.ts"
import { cleanText, siteOf } from "#text/clean.ts"
import { isEnglish } from "#text/language.ts"
import { isWord, sequenceOf } from "./concepts.ts"
import { isHousekeeping, isPromotion, templateOf } from "./housekeeping.ts"
import { intentOf, isQuestion, type PostIntent } from "./intent.ts"
import { sensitiveIn, type Sensitive } from "./sensitive.ts"

/**
 * A post made ready for counting. Plain data: it may be stored as JSON. `text` is for wording only and is null
 * for posts whose text may no longer be kept; everything that counts, scores or labels works without it.
 */
export interface ReadPost {
  readonly _tag: "ReadPost"
  readonly id: string
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
  /** So many of the terms, from the first, stand in the title or in a question: what the post is about. */
  readonly about: number
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
  "removed" | "stickied" | "over_18" | "automated" | "housekeeping" | "spam" | "not_english" | "empty"

/** A post that takes no part, and why. */
export interface Dropped {
  readonly _tag: "Dropped"
  readonly id: string
  readonly reason: DropReason
}

/** Characters of the body that are counted, and that are kept for wording. */
const countedBody = 300
const keptBody = 600

const reasonToDrop = (post: Post, title: string, body: string): DropReason | null => {
  if (post.removed || /^\[(?:removed|deleted)[^\]]*\]$/i.test(post.title.trim())) return "removed"
  if (post.stickied) return "stickied"
  if (post.over18 || /\bnsfw\b/i.test(`${title} ${post.flair ?? ""}`)) return "over_18"
  if (post.automated) return "automated"
  if (isHousekeeping(title)) return "housekeeping"
  if (isPromotion(title, post.body)) return "spam"
  if (title === "") return "empty"
  return isEnglish(`${title} ${body.slice(0, countedBody / 2)}`) ? null : "not_english"
}

const sentence = /(?<=[.!?])\s+|\n+/

/** The terms of a title and the opening of a body, and how many of them are what the post is about. */
const termsOf = (title: string, opening: string): Pick<ReadPost, "terms" | "about"> => {
  const sentences = opening === "" ? [] : opening.split(sentence)
  const asked = sentences.filter((one) => one.trimEnd().endsWith("?"))
  const first = sequenceOf([title, ...asked].join(" . "))
  const rest = sequenceOf(sentences.filter((one) => !asked.includes(one)).join(" . "))
  return { terms: rest.length === 0 ? first : [...first, "", ...rest], about: first.length }
}

/** Cleans and reads one post, or says why it takes no part. The same post always gives the same answer. */
export const readPost = (post: Post): ReadPost | Dropped => {
  const title = cleanText(post.title.slice(0, 400))
  const removedBody = /^\s*\[(?:removed|deleted)\]\s*$/i.test(post.body)
  const body = removedBody ? "" : cleanText(post.body.slice(0, 2 * keptBody)).slice(0, keptBody)
  const reason = reasonToDrop(post, title, body)
  if (reason !== null) return { _tag: "Dropped", id: post.id, reason }
  const { terms, about } = termsOf(title, body.slice(0, countedBody))
  if (!terms.some(isWord)) return { _tag: "Dropped", id: post.id, reason: "empty" }
  const sensitive = sensitiveIn(title, body)
  return {
    _tag: "ReadPost",
    id: post.id,
    community: post.community,
    createdAt: post.createdAt,
    score: Math.max(0, Math.trunc(post.score)),
    comments: Math.max(0, Math.trunc(post.comments)),
    authorKey: post.authorKey,
    terms,
    about,
    intent: intentOf(title, body),
    question: isQuestion(title, body),
    template: templateOf(title),
    site: siteOf(post.url),
    sensitive,
    text: sensitive === null ? { title, body, permalink: post.permalink } : null,
  }
}

export const isReadPost = (post: ReadPost | Dropped): post is ReadPost => post._tag === "ReadPost"
