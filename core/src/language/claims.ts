import type { Language } from "#script/settings.ts"
import type { ClasslessRule } from "#script/claims/learned/class-severity.ts"
import type { DocumentRuleId } from "#script/claims/document-rule.ts"
import type { RuleId } from "#script/claims/rule.ts"
import type { ClaimClass } from "#script/claims/learned/classes.ts"
import { claims as english } from "./english/claims.ts"
import { claims as turkish } from "./turkish/claims.ts"

export type Title =
  "doctor" | "pharmacist" | "dietitian" | "physiotherapist" | "psychologist" | "nurse" | "dentist"

/** Why something is a fault, what to say instead, and who asks for it, in the script's language. */
export interface Wording {
  readonly reason: string
  readonly safer: string
  readonly source: string
}

/** Every rule without a class has words of its own. */
export type RuleWordings = { readonly [R in RuleId]?: Wording } & { readonly [R in ClasslessRule]: Wording }

/** Every rule about a script as a whole. */
export type DocumentWordings = { readonly [R in DocumentRuleId]: Wording }

/** The words by which the claims check reads a language, and in which it answers. */
export interface ClaimWords {
  /** Number words up to a hundred, each with its digits. */
  readonly numberWords: string
  /** Gives a number, or appeals to a study. */
  readonly appeal: RegExp
  /** A share as it is written. */
  readonly percent: RegExp
  /** Words with which a clause begins that may say otherwise, as part of a pattern. */
  readonly turning: string
  /** Terms of the trade. */
  readonly jargon: RegExp
  /** Says what a term means. */
  readonly explained: RegExp
  /** Speaks of a symptom. */
  readonly symptom: RegExp
  /** Says when or where to be seen. */
  readonly seen: RegExp
  /** Supplements and what is sold as such, as part of a pattern. */
  readonly supplements: string
  /** A medicine or supplement. */
  readonly remedy: RegExp
  /** Names a benefit. */
  readonly benefit: RegExp
  /** Names a harm, or who should not take it. */
  readonly harm: RegExp
  /** A risk, what is said of it by comparison, and what gives its figure. */
  readonly risk: RegExp
  readonly relative: RegExp
  readonly absolute: RegExp
  /** Titles of regulated professions as they stand in a text. */
  readonly titles: { readonly [T in Title]: string }
  /** Whether a speaker calls themselves by a title. */
  readonly self: (title: string) => RegExp
  /** Titles that no Turkish law knows, or that rest on a certificate, as part of a pattern. */
  readonly unregulated: string
  /** Whether a speaker calls themselves by one of the titles that no law gives. */
  readonly selfUnregulated: (titles: string) => RegExp
  /** Its letters; marks on any others are left out. */
  readonly letters: RegExp
  /** How easily its sentences are followed: 100 and more easiest. */
  readonly readingEase: (wordsPerSentence: number, syllablesPerWord: number) => number
  /** Syllables of a word: exact in Turkish (its vowels), an estimate in English (vowel groups without a silent e). */
  readonly syllables: (word: string) => number
  /**
   * Idioms that only look like a negation; frames; what announces a myth; how a question is put, and how one asks for
   * the way to something.
   */
  readonly frames: {
    readonly idioms: RegExp
    readonly frames: RegExp
    readonly leads: RegExp
    readonly question: RegExp
    readonly way: RegExp
  }
  /** Before what is only worth a look. */
  readonly perhaps: string
  /** What is said of a sentence of each class. */
  readonly classWordings: { readonly [C in ClaimClass]: Wording }
  /**
   * What is said of a sentence that a rule marks; those of a class may be worded by it. Null in the language that the rules themselves are worded in.
   */
  readonly ruleWordings: RuleWordings | null
  /** What it says of rules about a whole script. */
  readonly documentWordings: DocumentWordings
  /** What such a rule found, where it can say more than the table. */
  readonly found: {
    readonly hook: (words: number, most: number) => string
    readonly ease: (ease: number, enough: number) => string
    readonly term: string
    readonly otherField: ((own: string, fields: string) => string) | null
  }
  /** Stands in nearly every sentence of the language, and hardly ever in one of another. */
  readonly common: RegExp
}

export const claims: { readonly [L in Language]: ClaimWords } = { english, turkish }
