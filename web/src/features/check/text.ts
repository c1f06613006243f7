import type { ClaimFinding } from "@rounds/core/script/script.ts"
import type { Language } from "@rounds/core/script/settings.ts"

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

/** Words that stand in nearly every text of a language and in none of another, and letters that tell half as much. */
const telling: { readonly [L in Language]: { readonly words: RegExp; readonly letters: RegExp | null } } = {
  english: {
    words: /(?<!\p{L})(?:the|and|you|your|is|are|of|to|for|with|this|that|not|it|my)(?!\p{L})/giu,
    letters: null,
  },
  turkish: {
    words:
      /(?<!\p{L})(?:bir|ve|bu|için|ile|çok|daha|ne|mi|değil|gibi|kadar|var|yok|olan|siz|ben)(?!\p{L})/giu,
    letters: /[ğşıİ]/gu,
  },
}

// The record names every language and nothing else.
const languages = Object.keys(telling) as readonly Language[]

const fewestWords = 6

/** The language that a text seems to be in. `unknown`: none of ours; null: too short to tell. */
export const seemsIn = (text: string): Language | "unknown" | null => {
  if ((text.match(/\p{L}+/gu) ?? []).length < fewestWords) return null
  const count = (pattern: RegExp | null) => (pattern === null ? 0 : (text.match(pattern)?.length ?? 0))
  const [best] = languages
    .map((language) => ({
      language,
      told: count(telling[language].words) + count(telling[language].letters) / 2,
    }))
    .toSorted((a, b) => b.told - a.told)
  return best === undefined || best.told === 0 ? "unknown" : best.language
}
