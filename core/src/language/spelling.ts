import type { Language } from "#script/settings.ts"
import { spelling as english } from "./english/spelling.ts"
import { spelling as turkish } from "./turkish/spelling.ts"

/** How a language is written where people leave out the marks of its letters. */
export interface Spelling {
  /**
   * Puts the marks back into a text that has none, by how texts of the language write its words: "cinko eksikligi" is
   * "çinko eksikliği". A text with marks, and one of another language, stays as it is.
   */
  readonly respellingBy: (texts: Iterable<string>) => (text: string) => string
}

export const spellings: { readonly [L in Language]: Spelling } = { english, turkish }
