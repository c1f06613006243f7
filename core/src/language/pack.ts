import { languages, type Names } from "./names.ts"
import type { Language, Market } from "#script/settings.ts"
import { basics as english } from "./english/basics.ts"
import { basics as turkish } from "./turkish/basics.ts"

/** What a language is to every room. */
export interface Basics extends Names {
  /** The tag with the country whose spelling a word processor is to expect. */
  readonly place: string
  /** What it is called in English. */
  readonly name: string
  /** Marks in a number: 1,000.5 or 1.000,5. */
  readonly thousands: string
  readonly decimal: string
  /** Where a script is shown when nobody says. */
  readonly market: Market
  /** The topics are worded in it: only there can their words be borrowed as they are. */
  readonly sharesTopicWords: boolean
  /** Longest first sentence that can be said in three seconds, in words. */
  readonly hookWords: number
  /** By one of these letters a title shows that it is written in this language; null where it has none of its own. */
  readonly ownLetters: RegExp | null
}

/** Adding a language: its name in `Language`, its folder here and in the adapters, and a row wherever it then does not compile. */
export const packs: { readonly [L in Language]: Basics } = { english, turkish }

export { languages, usualLanguage } from "./names.ts"

/** Something of each language. */
export const inEachLanguage = <A>(make: (language: Language) => A): { readonly [L in Language]: A } =>
  // The entries are those of every language.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as {
    readonly [L in Language]: A
  }

/** A part of every language's table, those that have one; for what is looked for in all languages at once. */
export const partsOf = <Part extends string>(
  table: { readonly [L in Language]: { readonly [P in Part]: string | null } },
  part: Part,
): ReadonlyArray<string> => languages.map((language) => table[language][part]).filter((one) => one !== null)
