import type { ClaimFinding } from "@rounds/core/script/script.ts"

/** Longer texts are not read: nobody speaks them in one video. */
export const longestText = 5000

/** A finding with its number and where in the text it stands. */
export interface Marked {
  readonly number: number
  readonly finding: ClaimFinding
  readonly start: number
  readonly end: number
}

/** A stretch of the text: plain, or what a finding is about. */
export interface Stretch {
  readonly text: string
  readonly marked: readonly Marked[]
}

export interface Reading {
  readonly sentences: number
  readonly words: number
  readonly seconds: number
  /** In the order of the text. */
  readonly findings: readonly Marked[]
  readonly stretches: readonly Stretch[]
}

/** The text with the words of a finding replaced; null: left out, with the space beside it. */
export const withWording = (text: string, { start, end }: Marked, wording: string | null): string =>
  wording === null
    ? `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
    : text.slice(0, start) + wording + text.slice(end)

/** Words that stand in nearly every text of a language and in none of the other. */
const telling = {
  english: /(?<!\p{L})(?:the|and|you|your|is|are|of|to|for|with|this|that|not|it|my)(?!\p{L})/giu,
  turkish:
    /(?<!\p{L})(?:bir|ve|bu|için|ile|çok|daha|ne|mi|değil|gibi|kadar|var|yok|olan|siz|ben)(?!\p{L})/giu,
} as const

const fewestWords = 6

/** The language that a text seems to be in. `unknown`: neither; null: too short to tell. */
export const seemsIn = (text: string): "english" | "turkish" | "unknown" | null => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < fewestWords) return null
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const english = count(telling.english)
  const turkish = count(telling.turkish) + count(/[ğşıİ]/gu) / 2
  if (english === 0 && turkish === 0) return "unknown"
  return turkish > english ? "turkish" : "english"
}
