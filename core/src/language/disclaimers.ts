import type { Language } from "#script/settings.ts"
import { disclaimers as english } from "./english/disclaimers.ts"
import { disclaimers as turkish } from "./turkish/disclaimers.ts"

/** What the law, and honesty, asks a script of a language to say of itself. */
export interface Disclaimers {
  readonly disclaimer: string
  /** The sentence that is mandatory about procedures in the language's market, word for word; null where there is none. */
  readonly procedureNotice: string | null
  /** Speaks of an operation or an intervention. */
  readonly procedure: RegExp
}

export const disclaimers: { readonly [L in Language]: Disclaimers } = { english, turkish }
