import type { KeptWeights } from "#script/claims/learned/weights.ts"
import type { Language } from "#script/settings.ts"
import { meaning as english } from "./english/meaning.ts"
import { meaning as turkish } from "./turkish/meaning.ts"

/** How a written entry of the concepts is matched: alone or as a stem, and in which forms. */
export interface Entry {
  readonly isWhole: boolean
  readonly forms: ReadonlyArray<string>
}

/** How the learned check reads a language for meaning. */
export interface MeaningWords {
  /** One line a concept: its name, then its words. */
  readonly concepts: string
  readonly entryOf: (written: string) => Entry
  /** What a word may be a form of; none where stems do that. */
  readonly basesOf: (word: string) => ReadonlyArray<string>
  /** A name without what is tied to it: "ozempic'i", "garlic's". Negations keep theirs. */
  readonly bareName: (word: string) => string
  readonly stemOf: (word: string) => string
  /** How a word ends, as far as that tells what it does in a sentence. */
  readonly endingOf: (word: string) => string
  /** Words that have their place in any sentence, whatever it speaks of. */
  readonly smallWords: string
  readonly number: RegExp
  /** A verb that is denied inside the word; null in a language that denies with words alone. */
  readonly deniedVerb: RegExp | null
  /** Where what a negation denies stands: after it (1) or before it (-1). */
  readonly deniedSide: 1 | -1
  /**
   * A plain text with the marks of its letters where it was written without any, letter for letter; null in a language
   * whose letters have none.
   */
  readonly withMarks: ((plain: string, written: string) => string) | null
  /** What the model learned from the language's sentences. */
  readonly weights: KeptWeights
  /**
   * Log-odds by which a finding must be surer than where the trainer puts its levels. The trainer chooses them by hands
   * it knows; on sentences of four others the Turkish model was right in .90 of what it would have trusted (.92 is
   * asked for), and in .92 with these.
   */
  readonly surer: { readonly trusted: number; readonly look: number }
}

export const meaning: { readonly [L in Language]: MeaningWords } = { english, turkish }
