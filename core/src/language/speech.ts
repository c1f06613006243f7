import type { Language } from "#script/settings.ts"

import { speech as english } from "./english/speech.ts"
import { speech as turkish } from "./turkish/speech.ts"

export interface Manners {
  readonly hundred: string
  /** "one hundred", not "hundred". */
  readonly saysOne: boolean
  /** Between tens and ones. */
  readonly joint: string
  readonly yearsInPairs: boolean
}

/** How a language says what is usually written short. */
export interface Lexicon {
  /** Unit after a number, as written, to its spoken name. */
  readonly units: { readonly [written: string]: string }
  readonly money: { readonly [sign: string]: string }
  readonly abbreviations: ReadonlyArray<readonly [RegExp, string]>
  readonly symbols: ReadonlyArray<readonly [RegExp, string]>
  /** Per cent, said before the number or after it; the other is empty. */
  readonly percent: { readonly before: string; readonly after: string }
  /** The decimal mark as it is said, and whether a short fraction is said as a number ("virgül yirmi beş"). */
  readonly point: string
  readonly fractionIsNumber: boolean
  readonly per: string
  readonly over: string
  readonly by: string
  readonly range: string
}

/** How a language is read aloud: its numbers, what is written short, and where a caption may break. */
export interface Speech {
  /** The numbers that have a name of their own, from zero on. */
  readonly small: ReadonlyArray<string>
  /** By how many tens; there is none at zero. */
  readonly tens: ReadonlyArray<string>
  /** How numbers are put together. */
  readonly manners: Manners
  /** The largest first. */
  readonly scales: ReadonlyArray<readonly [number, string]>
  /** A caption breaks before these rather than within a clause. */
  readonly conjunctions: RegExp
  readonly lexicon: Lexicon
  /** Written short, with a point that ends no sentence; part of a pattern. */
  readonly shortened: string
  /** Units, beside the signs of all languages, that stay on the line of their number; part of a pattern. */
  readonly keptUnits: string
  /** A spoken number with what was written right behind it: "1st" is "first", "2021'de" keeps its case ending. */
  readonly ended: (said: string, suffix: string) => string
}

export const speech: { readonly [L in Language]: Speech } = { english, turkish }
