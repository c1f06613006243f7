import type { Language } from "#script/settings.ts"
import { naming as english } from "./english/naming.ts"
import { naming as turkish } from "./turkish/naming.ts"

/** What a language names that only a source, or nobody, may give a script. All but `commonNames` are parts of patterns, small letters. */
export interface NamingWords {
  /** Universities and clinics that are called upon in it, beside those that are called upon everywhere. */
  readonly houses: string | null
  /** Stands for the other authors of a study. */
  readonly coauthors: string
  /** Stands before the name of a person of science. */
  readonly scholars: string
  /** Follows a journal's name, and makes it one. */
  readonly ofJournal: string
  /** Stands right before a journal's name; null where what follows tells it. */
  readonly publishedIn: string | null
  /** Trade names of its market, or in its spelling. */
  readonly trade: string
  /** Words, with their endings, by which something is said about treatment: no matter for a camera, a caption tool or a tag. */
  readonly treatment: string
  /** Whole names that name nobody: days, months, peoples, letters of the trade. With their capitals. */
  readonly commonNames: string
}

export const naming: { readonly [L in Language]: NamingWords } = { english, turkish }
