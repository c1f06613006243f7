import type { Words } from "#script/from-findings/words.ts"
import type { QuestionWords } from "#script/from-questions/words.ts"
import type { Language, Market } from "#script/settings.ts"
import { writing as english } from "./english/writing.ts"
import { writing as turkish } from "./turkish/writing.ts"

/** What the writer without a model says in a language around the findings, and where there are none. */
export interface WritingWords {
  /** Where videos in this language are taken to be seen while nobody has said. */
  readonly market: Market
  readonly findings: Words
  readonly questions: QuestionWords
}

export const writing: { readonly [L in Language]: WritingWords } = { english, turkish }
