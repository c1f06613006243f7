import type { Ask } from "#evidence/finding.ts"
import type { SubjectKind } from "#evidence/subject-file.ts"
import type { Language } from "#script/settings.ts"
import { titleWords as english } from "./english/title-words.ts"
import { titleWords as turkish } from "./turkish/title-words.ts"

/** Which foods something is in, whether it is caught, whether it hurts, how one helps another, who is tested or needs it, on which days, at what age, what of it at night, in which order, how it is done, and whom one sees about it. */
export const titleAspects = [
  "foods",
  "catching",
  "hurting",
  "helping",
  "testing",
  "needing",
  "spacing",
  "ages",
  "night",
  "order",
  "technique",
  "doctor",
] as const
export type TitleAspect = (typeof titleAspects)[number]

/** How a title that a person types is taken apart: what it asks with, and what it asks about. */
export interface TitleWords {
  /** Whether a word of a title only asks, as "help" and "really" do; by its place, too, where a language asks so. */
  readonly asksWith: (words: ReadonlyArray<string>, at: number) => boolean
  /** Whether two words are forms of one, or made of one: "sore" and "soreness", "böbreğe" and "böbreğin". */
  readonly isAkin: (one: string, other: string) => boolean
  /** Whether two words name one thing: narrower than `isAkin`, for which a meal is akin to a diet. */
  readonly isSame: (one: string, other: string) => boolean
  /** Whether a word of a text is grammar there, and names nothing: "if", "while", and "back" in "come back". */
  readonly isGrammar: (words: ReadonlyArray<string>, at: number) => boolean
  /** What a typed title asks in words that topics of ours do not use, the question itself first. */
  readonly asks: ReadonlyArray<readonly [Ask, RegExp]>
  /** A title that asks for so many tips, or for mistakes: what to do, before what is known. */
  readonly asksForTips: RegExp
  /** A title that promises a number of them: group `count` holds it, `tips` or `mistakes` what is counted. */
  readonly counts: { readonly promises: RegExp; readonly words: { readonly [count: string]: number } }
  /** A title that asks why, whatever else its words ask: "why in the morning" asks for no hour. */
  readonly asksWhy: RegExp
  /** A title that asks when to see somebody: its answer is a warning. */
  readonly asksForWarning: RegExp
  /** A title that asks how something is recognised, which not all that is known of it tells. */
  readonly asksForSigns: RegExp
  /** A title that asks what its subject is. */
  readonly asksWhatItIs: RegExp
  /** The words for people who are no children. */
  readonly grownUps: RegExp
  /** A word that stands in titles on anything: that no source says it leaves nothing open. */
  readonly ofAnyTitle: RegExp
  /** What is found says how something is recognised. */
  readonly signs: RegExp
  /** What a title may ask of its subject that only some findings tell, known by their words. */
  readonly aspects: { readonly [A in TitleAspect]: { readonly asks: RegExp; readonly says: RegExp } }
  /** Whether a title asks of before, during or after something, each with how what is found says it. */
  readonly moments: ReadonlyArray<{ readonly asks: RegExp; readonly says: RegExp }>
  /** What is found, or a step, says how food is cooked, kept or put together. */
  readonly handled: RegExp
  /** A title that asks which figure of the body is normal. */
  readonly asksWhatIsNormal: RegExp
  /** What is found says what is normal. */
  readonly normal: RegExp
  /** A title that asks of a thing whether it helps with something. */
  readonly asksForHelp: RegExp
  /** The word behind which stands what is to be done without; null where an ending says so. */
  readonly without: string | null
  /** A word whose ending says that its thing (group `thing`) is to be done without; null where a word says so. */
  readonly withoutEnding: RegExp | null
  /** A word that means medicines of any kind, and the words by which what is found speaks of them. */
  readonly medicines: { readonly means: RegExp; readonly says: ReadonlyArray<string> }
  /** A title that asks of taking something for long, and the words by which what was found of that speaks of it. */
  readonly longUse: { readonly asks: RegExp; readonly says: ReadonlyArray<string> }
  /** Whom something holds for, where that is not everybody. */
  readonly people: RegExp
  /** Who is meant where a title asks for who is pregnant. */
  readonly expecting: RegExp
  /** A title that asks what one can do oneself, and the words of what only a professional gives. */
  readonly byOneself: { readonly asks: RegExp; readonly without: ReadonlyArray<string> }
  /** A title that says what it is not about: the group `meant` holds what it is about. */
  readonly rejects: RegExp
  /** A word that puts two things into one name. */
  readonly joins: RegExp
  /** In what shape something is sold, which is no part of it. */
  readonly shape: RegExp
  /** What sort of thing a subject is, said of it: "is walking enough exercise" asks of nothing beside walking. */
  readonly kindNames: { readonly [K in SubjectKind]?: RegExp }
  /** What a question that is answered by yes or no is put of (group `thing`): the winter of "does winter give you a cold". */
  readonly putOf: RegExp | null
  /** A title that is a claim, to be borne out or put right. */
  readonly states: RegExp
  /** A title that is answered by yes or no. */
  readonly isYesOrNo: RegExp
}

export const titleWords: { readonly [L in Language]: TitleWords } = { english, turkish }
