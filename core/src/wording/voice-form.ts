import { mark, phrase } from "./subject-mark.ts"
import type { Sort } from "./sorts.ts"

/** What somebody says in one clause, and how we say it. */
export interface VoiceForm {
  readonly on: ReadonlyArray<Sort | "dish">
  /** A clause that says it, with the subject as its object. */
  readonly says: RegExp
  /** Sentences that mean just that, no two with one beginning. */
  readonly told: ReadonlyArray<string>
  /** It asks nothing: somebody tells it. */
  readonly tells?: true
  /** Another subject may stand beside this one. */
  readonly besideOthers?: true
  /** It may be asked in one part of a sentence and named in another, never by a pronoun. */
  readonly wide?: true
  /** What the clause leaves out is what it is about: "instead of rice". */
  readonly ofMissing?: true
}

/** N is the subject with what belongs to it, S its mark alone, and … a few words. */
export const says = (...forms: ReadonlyArray<string>): RegExp =>
  new RegExp(
    forms
      .map((form) => `(?<![\\w'-])(?:${form})`.replaceAll("… ", "(?:[\\w'-]+ ){0,4}"))
      .join("|")
      .replaceAll("N", phrase)
      .replaceAll("S", mark),
  )

/** The state, and nothing that is taken or left by it. */
export const itself =
  "(?! (?:meds?|medications?|medicines?|pills?|tests?|treatments?|scars?|marks?|products?|drugs?|therap\\w+)\\b)"
export const anybody = "(?:any(?:one|body)|who|have you|you guys|any of you|has any(?:one|body))"
export const wanted =
  "(?:any|need|needs|want|wanted|seeking|looking for|some|please|give me|asking for|could use)"
/** Help that is called for: whether something else helps is another question. */
export const help =
  "(?<!\\b(?:does|do|did|will|would|might|may|(?:can|could) (?!i\\b|you\\b|we\\b|any)).*)help"
export const tips = `(?:advice|tips|guidance|pointers|suggestions?|hints|input|${help})`
/** What is done against what one has. */
export const relieving =
  "(?:get(?:ting)? rid of|treat(?:ing)?|cur(?:e|ing)|fix(?:ing)?|heal(?:ing)?|help(?:s|ed|ing)?(?: \\w+)? with|deal(?:ing)? with|cop(?:e|ing) with|manag(?:e|ing)|control(?:ling)?|reduc(?:e|ing)|prevent(?:ing)?|overcom(?:e|ing)|beat(?:ing)?|handl(?:e|ing)|fight(?:ing)?|calm(?:ing)?|eas(?:e|ing)|reliev(?:e|ing)|clear(?:ing)?(?: up)?|works?(?: well| best)? (?:for|on|against)|worked(?: well| best)? (?:for|on|against))"

export const suffered: ReadonlyArray<Sort> = ["ill", "sore", "lived"]
export const dosed: ReadonlyArray<Sort> = ["taken", "prescribed"]
export const done: ReadonlyArray<Sort> = ["trained", "played"]
export const used: ReadonlyArray<Sort> = ["taken", "prescribed", "bought", "treated"]
