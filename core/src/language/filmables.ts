import type { Language } from "#script/settings.ts"
import type { FilmableName } from "#script/shots/filmable.ts"
import { filmables as english } from "./english/filmables.ts"
import { filmables as turkish } from "./turkish/filmables.ts"

/** A thing that a camera can see, in the words of one language. */
export interface Filmable {
  /** By which words it is spoken of; beginnings of words, lower case. */
  readonly called: ReadonlyArray<string>
  /** What to have at hand; null for what cannot be held up. */
  readonly prop: string | null
  /** What to film beside the speaker. */
  readonly scene: string
}

export type Filmables = { readonly [F in FilmableName]: Filmable }

export const filmableWords: { readonly [L in Language]: Filmables } = { english, turkish }
