import type { Language } from "#script/settings.ts"
import type { FaultKind } from "#script/support/origin.ts"
import { support as english } from "./english/support.ts"
import { support as turkish } from "./turkish/support.ts"

export interface Numerals {
  readonly values: ReadonlyMap<string, number>
  /** Multiplies what stands before it. */
  readonly scales: ReadonlyMap<string, number>
  readonly joint: string
  readonly shares: ReadonlyArray<readonly [RegExp, string]>
  /** A number word without the endings of its place in the sentence. */
  readonly bare: (token: string, values: ReadonlyMap<string, number>) => string
}

export interface FaultWords {
  readonly reason: (what: string) => string
  readonly safer: string
}

/** The words by which a language's sentences are held against what they rest on. */
export interface SupportWords {
  /** Words that hold a sentence together and state nothing: left out where two sentences are compared. */
  readonly grammar: string
  /** Words about the video, about asking, and about evidence as such: who uses only these states nothing on the subject. */
  readonly talk: string
  /** Words that judge: harmless between sentences and in questions, a statement beside the subject's name. */
  readonly judging: string
  /** Whom to turn to, and how: always allowed to be said, unless it is denied. */
  readonly care: string
  /** Words that make more of a sentence than any finding does, or tell someone what to do about a treatment. */
  readonly weighty: RegExp
  /** Sentences that excuse someone from care, put something in the place of medicine, or say how much to take. */
  readonly waives: RegExp
  /** Denies something. */
  readonly denial: RegExp
  /** Turns of speech that count nothing about a subject. */
  readonly freePhrases: RegExp
  /** What a short word may end on, as part of a pattern: by this two words are forms of one. */
  readonly wordEndings: string
  /** Last letters that change before an ending, each with what becomes of it; null: none. */
  readonly softening: string | null
  /** Whether a word of talk stays one in every form that begins with the same five letters. */
  readonly talksByStem: boolean
  /** Number words and shares. */
  readonly numbers: Numerals
  /** Per cent as it is written before or after a number, as parts of patterns; null where it is not. */
  readonly percentBefore: string | null
  readonly percentAfter: string | null
  /** What is said to the person of a sentence that says more than what it rests on. */
  readonly faults: { readonly [K in FaultKind]: FaultWords }
  readonly resting: string
  /** Marks what it tells as hearsay. */
  readonly asMyth: RegExp
  /** A condition that a sentence of advice may begin with. */
  readonly onMedicine: RegExp
  /** Sends the viewer to somebody who can help. */
  readonly sendsToSomeone: RegExp
  /** Takes that back, wherever it stands. */
  readonly sendsNowhere: RegExp
  /** The disclaimer in other words. */
  readonly disclaims: RegExp
  /** Tags that fit any script of a health professional. */
  readonly generalTags: RegExp
}

export const support: { readonly [L in Language]: SupportWords } = { english, turkish }
