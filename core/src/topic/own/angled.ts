import type { Ask } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import type { OwnWords } from "./asked.ts"
import type { OwnSubject } from "./subject.ts"

/** What wording needs of a run: forms and openings already used are added to. */
export interface Wordy {
  readonly words: OwnWords
  readonly language: Language
  readonly library: Library | null
  readonly usedTitles: Set<string>
}

/** What angles are made of: a subject, what its posts ask, and the question that its title states. */
export interface OwnAngled {
  readonly subject: OwnSubject
  readonly asked: ReadonlyArray<{ readonly ask: Ask; readonly posts: number }>
  readonly main: Ask | null
  /** The questions of the posts that ask, the commonest first. */
  readonly put: ReadonlyArray<Ask>
  readonly posts: ReadonlyArray<ReadPost>
}
