import type { Language } from "#script/settings.ts"
import type { Aspect } from "#reading/asks.ts"
import type { Sort } from "#wording/sorts.ts"
import { toldQuestions as english } from "./english/told-questions.ts"
import { toldQuestions as turkish } from "./turkish/told-questions.ts"

/** What a counted question asks of a subject, whatever the language. */
export interface AskedAspect {
  readonly aspect: Aspect
  readonly sort: Sort
}

/** How a question that was counted in one language is told in another. */
export interface QuestionTelling {
  /** What one of our own questions of this language asks, about a subject by its name there; null of any other text. */
  readonly recognise: (text: string, name: string) => AskedAspect | null
  /** The same of a heading of ours that stands over a topic. */
  readonly ofHeading: (title: string, name: string) => AskedAspect | null
  /** The same question in this language, with capital and mark; null where it cannot be put in a sentence of ours. */
  readonly say: (asked: AskedAspect, name: string) => string | null
}

export const toldQuestions: { readonly [L in Language]: QuestionTelling } = { english, turkish }
