import type { Language } from "#script/settings.ts"
import { advice as english } from "./english/advice.ts"
import { advice as turkish } from "./turkish/advice.ts"

/** How what is better said is told to the author. */
export interface AdviceWords {
  /** Tells advice to the author ("Drop the figure.") from words that can be spoken as they stand. */
  readonly advises: RegExp
  /** Words that could be said, given to the author of a script in another language. */
  readonly forExample: (words: string) => string
}

export const advice: { readonly [L in Language]: AdviceWords } = { english, turkish }
