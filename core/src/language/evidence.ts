import type { Language, Market } from "#script/settings.ts"
import type { Ask } from "#evidence/finding.ts"
import { evidence as english } from "./english/evidence.ts"
import { evidence as turkish } from "./turkish/evidence.ts"

/** Each question with how it is put. */
export type AskPatterns = ReadonlyArray<readonly [Ask, RegExp]>

/** How a language puts questions and calls things: by this the evidence library is searched. */
export interface EvidenceWords {
  /** A vowel: the second letter of a word may be another one with its number, one foot and two feet. */
  readonly vowel: RegExp
  /** Whether a written word is a form of a word of a name. */
  readonly isForm: (written: string, word: string) => boolean
  /** What the forms of a word share, roughly: what people type is compared by it. The word has no marks. */
  readonly stemOf: (word: string) => string
  readonly lowerCase: (text: string) => string
  /** A text in lower case as names are compared in it, whatever keyboard its capitals were typed on. */
  readonly comparedCase: (text: string) => string
  /** A name as it is heard: two spellings of one word are the same. */
  readonly heard: (name: string) => string
  /** How each question is put; the narrower ones first. Letters as guards, since `\b` knows only ASCII. */
  readonly asks: AskPatterns
  /** Who gives a child her milk: what holds in pregnancy is not known to hold for her. */
  readonly nursing: RegExp
  /** What asks for dishes: no study answers that. */
  readonly kitchen: RegExp
  /** What stands between two things that a title puts together. */
  readonly beside: RegExp
  /** How a short statement begins that points back at one before it. */
  readonly pointsBack: RegExp
  /** Words for one thing that share no beginning. */
  readonly oneThing: ReadonlyArray<ReadonlySet<string>>
  /** Words of any study on any subject: they name nothing that a statement could be about. */
  readonly tellsNothing: ReadonlySet<string>
  /** Words that no finding may use, as part of a pattern: they promise what no study shows. */
  readonly promising: string
  /** What the last clause of a warning holds when it is a sentence that says what to do. */
  readonly toldToAct: RegExp
  /** A figure in a unit that is heard as another one, and must not be spoken; null where there is none. */
  readonly misheard: RegExp | null
  /** By which a rule says whose it is. */
  readonly ruledIn: { readonly [M in Market]: RegExp }
  /** By which a finding calls itself one of a part of its study's people. */
  readonly partOnly: RegExp
}

export const evidenceWords: { readonly [L in Language]: EvidenceWords } = { english, turkish }
