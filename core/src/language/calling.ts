import type { Language } from "#script/settings.ts"
import { calling as english } from "./english/calling.ts"
import { calling as turkish } from "./turkish/calling.ts"

/** What a sentence shows of a name: somebody's who is addressed, speaks or is spoken of, or that of a thing. */
export type NameSign = "titled" | "speaks" | "told" | "by" | "owns" | "article" | "handled" | "compound"

/** What stands right before a name, or right behind it; at the end and at the beginning of what they are matched with. */
export interface Beside {
  readonly before: RegExp | null
  readonly after: RegExp | null
}

/** How a language shows whether a name is a person's, and which words nobody should find as the name of a topic. */
export interface CallingWords {
  readonly signs: { readonly [S in NameSign]: Beside }
  /** Many type without any capital: a name that stands small in such a text says nothing. */
  readonly typedSmall: boolean
  /** Common first names, small and without marks; none where sentences tell a person well enough. */
  readonly givenNames: ReadonlySet<string>
  /** Rude words by their beginnings and in full, without a sense that belongs to health; small letters without marks. */
  readonly rude: RegExp
}

export const calling: { readonly [L in Language]: CallingWords } = { english, turkish }
