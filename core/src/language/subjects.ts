import type { Language } from "#script/settings.ts"
import { subjects as english } from "./english/subjects.ts"
import { subjects as turkish } from "./turkish/subjects.ts"

/** How subjects are called that topics name and the evidence library does not know. Topics name them in English. */
export interface SubjectWords {
  /** Stands for a title that is itself a claim. */
  readonly thisClaim: string
  /** A name as it is spoken. */
  readonly spoken: (name: string) => string
  /** The names by which topics, in English, call what is called so. */
  readonly inTopics: (name: string) => ReadonlyArray<string>
  /** Of a topic's own words, the subject first, those that are searched for. */
  readonly searched: (own: ReadonlyArray<string>) => ReadonlyArray<string>
}

export const subjectWords: { readonly [L in Language]: SubjectWords } = { english, turkish }
