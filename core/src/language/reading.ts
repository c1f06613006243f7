import type { Ask } from "#evidence/finding.ts"
import type { BodyForms } from "#reading/body-mass.ts"
import type { PostIntent } from "#reading/intent.ts"
import type { Sensitive } from "#reading/sensitive.ts"
import type { Language } from "#script/settings.ts"
import { reading as english } from "./english/reading.ts"
import { reading as turkish } from "./turkish/reading.ts"

/**
 * How posts of a language are read. Every pattern is matched against small letters without marks ("göğüs" is "gogus"),
 * so that it does not matter on what keyboard a post was typed.
 */
export interface ReadingWords {
  /** Words that name nothing: they part two terms. */
  readonly stopWords: ReadonlySet<string>
  /** Words that stand beside every subject and are none by themselves. */
  readonly general: ReadonlySet<string>
  /** What the forms of a word share. The same word gives the same stem, with whatever endings. */
  readonly stemOf: (word: string) => string
  /** A word that only says what somebody does: no name, and none goes across it. */
  readonly verb: RegExp
  /** A word with an ending that a name does not end in: "uykuya". */
  readonly inflected: RegExp
  /** The end of a word that belongs to one before it ("terlemesi" in "gece terlemesi"). */
  readonly belonging: RegExp
  /** Whether a form is the speaker's own of what another form is somebody's: "terlemem" of "terlemesi". */
  readonly isMine: (form: string, other: string) => boolean
  /** A word that says what a thing does, and needs its name behind it: "ölçen". */
  readonly acting: RegExp
  /** The end of a word that says what the one behind it is like ("limonlu" in "limonlu su"). */
  readonly describing: RegExp
  readonly question: RegExp
  /** A sentence that asks by its end, with a question mark or without. */
  readonly asksAtEnd: RegExp
  /** How each question is put, the narrower ones first. */
  readonly asks: ReadonlyArray<readonly [Ask, RegExp]>
  /** In order: the first whose words stand in the title, then the first found in the opening of the body. */
  readonly intents: ReadonlyArray<readonly [intent: PostIntent, inTitle: RegExp, inBody: RegExp | null]>
  /** Names of dates and of days that come round: none is a new word. */
  readonly occasion: RegExp
  /** Threads a community keeps for itself, and advertising. */
  readonly housekeeping: RegExp
  readonly promotion: RegExp
  /**
   * What must not lead to a film, beside what no title may be about, sentence by sentence. `unless`: what makes just
   * these phrases of one sentence mean another thing.
   */
  readonly sensitive: ReadonlyArray<readonly [kind: Sensitive, phrases: RegExp, unless?: RegExp]>
  /** How tall and how heavy somebody is, in such letters. */
  readonly body: BodyForms
  /** One of the writer's own is gravely ill: nobody speaks in the name of such a post. */
  readonly illRelative: RegExp
  /** Sayings with a grave word that mean no harm ("ölüyorum gülmekten"): taken out before anything is looked for. */
  readonly sayings: RegExp
  /** Says that a sentence is meant harmlessly after all, by the kind it looks like. */
  readonly harmless: { readonly [K in Sensitive]?: RegExp }
}

/** Null for the usual language, which the engine reads by its lexicon, and for one whose posts are not read. */
export type OwnReading = ReadingWords | null

export const readings: { readonly [L in Language]: OwnReading } = { english, turkish }
