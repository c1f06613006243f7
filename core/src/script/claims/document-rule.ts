import type { Said } from "#script/said.ts"
import { contentOf } from "#script/words-said.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import type { Topic } from "#topic/topic.ts"
import type { ClaimContext } from "./check-claims.ts"
import { withDigits } from "./number-words.ts"
import { lowered } from "./pattern.ts"
import { sentencesOf } from "./sentences.ts"

/** What the rules must know of a script beside its words. */
export interface About {
  readonly topic: Pick<Topic, "keywords" | "specialtyRelevance"> | null
  readonly disclaimer: string
}

/** A script as the document rules read it. */
export interface Document {
  readonly language: Language
  readonly context: ClaimContext
  readonly order: About
  /** The first sentence, as written. */
  readonly opening: string
  /** Sentences as written, and in lower case of the language. */
  readonly sentences: ReadonlyArray<string>
  readonly lines: ReadonlyArray<string>
  /** Sentences of which nobody says where they come from; elsewhere a statement without a source is marked as such. */
  readonly unsourced: ReadonlyArray<{ readonly sentence: string; readonly line: string }>
  /** Everything that is said, in lower case of the language. */
  readonly text: string
}

/** What is said, beat by beat. */
export interface Spoken {
  readonly beats: ReadonlyArray<{ readonly text: string; readonly said?: ReadonlyArray<Said> }>
}

/** Rules about a script as a whole. */
export type DocumentRuleId =
  | "D2-TR-NOTICE"
  | "D3-DSHEA"
  | "D4-CITE"
  | "D5-PROFESSION"
  | "D8-HOOK"
  | "D8-MYTH"
  | "D9-READABILITY"
  | "D11-TITLE"
  | "D12-ADVICE-CTA"
  | "D13-BALANCE"
  | "D14-DENOMINATOR"
  | "D15-SPECIALTY"
  | "D16-LANGUAGE"

/** What such a rule found; its words stand in a table, but for what it counted. */
export interface DocumentFault extends Pick<ClaimFinding, "severity" | "sentence"> {
  readonly rule: DocumentRuleId
  readonly reason?: string
}

/** One rule about a script as a whole: what it found, or null. */
export type DocumentRule = (document: Document) => DocumentFault | null

export const documentOf = (draft: Spoken, order: Document["order"], context: ClaimContext): Document => {
  const { language } = context
  const content = contentOf(draft.beats)
  const sentences = sentencesOf(content)
  return {
    language,
    context,
    order,
    opening: /^[^.!?…]+[.!?…]?/u.exec(draft.beats[0]?.text.trim() ?? "")?.[0] ?? "",
    sentences,
    lines: sentences.map((sentence) => lowered(sentence, language)),
    unsourced: draft.beats
      .flatMap(({ text, said = [] }) => (said.length === 0 ? sentencesOf(text) : []))
      .map((sentence) => ({ sentence, line: withDigits(lowered(sentence, language), language) })),
    text: lowered(content, language),
  }
}

/** The sentence with the one before and the one after it. */
export const near = (lines: ReadonlyArray<string>, index: number): string =>
  lines.slice(Math.max(0, index - 1), index + 2).join(" ")
