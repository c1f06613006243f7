import type { Language } from "@rounds/core/script/settings.ts"
import { check as english } from "./english/check.ts"
import { check as turkish } from "./turkish/check.ts"

/** What the screens that check a text know of a language. */
export interface CheckWords {
  /** A text in which much is to be found. */
  readonly example: string
  /** Words that stand in nearly every text of the language and in none of another, and letters that tell half as much. */
  readonly telling: { readonly words: RegExp; readonly letters: RegExp | null }
}

export const checkWords: { readonly [L in Language]: CheckWords } = { english, turkish }
