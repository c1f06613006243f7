import { languages } from "@rounds/core/language/names.ts"
import type { ClaimFinding } from "@rounds/core/script/script.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { checkWords } from "#lib/language/check.ts"

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

const fewestWords = 6

/** The language that a text seems to be in. `unknown`: none of ours; null: too short to tell. */
export const seemsIn = (text: string): Language | "unknown" | null => {
  if ((text.match(/\p{L}+/gu) ?? []).length < fewestWords) return null
  const count = (pattern: RegExp | null) => (pattern === null ? 0 : (text.match(pattern)?.length ?? 0))
  const [best] = languages
    .map((language) => ({
      language,
      told: count(checkWords[language].telling.words) + count(checkWords[language].telling.letters) / 2,
    }))
    .toSorted((a, b) => b.told - a.told)
  return best === undefined || best.told === 0 ? "unknown" : best.language
}
