import type { LetterKey } from "#mail/kinds.ts"
import type { Letter } from "#mail/letter.ts"
import type { Language } from "#script/settings.ts"
import { letters as english } from "./english/letters.ts"
import { letters as turkish } from "./turkish/letters.ts"

/** The words of one letter. `{{name}}` stands for a value of its kind. */
export interface LetterText {
  readonly subject: string
  /** Paragraphs before the link. */
  readonly says: readonly [string, ...ReadonlyArray<string>]
  /** What the link says; `null` where there is none. */
  readonly action: string | null
  /** Paragraphs after the link. */
  readonly adds: ReadonlyArray<string>
}

/** Everything a language needs to write a letter. */
export interface LetterWords {
  readonly texts: { readonly [K in LetterKey]: LetterText }
  /** Under every mail: who sends it, and how it came to the address. */
  readonly sentBy: string
  /** Above the address of a button, for whoever cannot press it. */
  readonly orOpen: string
  /** The link that ends mail of a kind. */
  readonly stop: string
  /** The same where it ends all mail that may be ended. */
  readonly stopAll: string
  /** The page behind it. */
  readonly stopping: {
    readonly title: string
    readonly asks: { readonly [S in NonNullable<Letter["stop"]>]: string }
    readonly press: string
    readonly done: string
    /** What comes all the same. */
    readonly whatStays: string
    readonly choose: string
    /** A place on the waitlist was given up. */
    readonly offTheList: string
    readonly offTheListMeans: string
    readonly invalid: string
  }
}

export const letterWords: { readonly [L in Language]: LetterWords } = { english, turkish }
