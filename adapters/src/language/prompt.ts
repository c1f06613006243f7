import type { Language } from "@rounds/core/script/settings.ts"
import { prompt as english } from "./english/prompt.ts"
import { prompt as turkish } from "./turkish/prompt.ts"

/** What the model is told about writing in a language. */
export interface PromptWords {
  /** How the language is spoken on camera. */
  readonly register: ReadonlyArray<string>
  /** In which language a topic is worded, and how it is spoken in a title and a question. */
  readonly label: ReadonlyArray<string>
  /** Two worked examples on subjects that are made up: what was given, and how it becomes sentences. */
  readonly examples: ReadonlyArray<string>
}

export const promptWords: { readonly [L in Language]: PromptWords } = { english, turkish }
