import type { Language } from "#script/settings.ts"
import { labelling as english } from "./english/labelling.ts"
import { labelling as turkish } from "./turkish/labelling.ts"

/** What is said around the words that a labeller finds for a topic. */
export interface LabellingWords {
  /** How many of the posts that were read for a topic ask its question. */
  readonly askedBy: (question: string, asking: number, read: number) => string
}

export const labelling: { readonly [L in Language]: LabellingWords } = { english, turkish }
