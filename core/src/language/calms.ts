import type { ClaimClass } from "#script/claims/learned/classes.ts"
import type { Language } from "#script/settings.ts"
import { calms as english } from "./english/calms.ts"
import { calms as turkish } from "./turkish/calms.ts"

/** Classes that no words calm: what they look for can hurt whoever believes it. */
type Uncalmed = "cure" | "stop-medicine" | "supplement" | "misinformation" | "no-risk"

/** By class, words with which a sentence warns of just what the class looks for: "never buy antibiotics online". */
export type Calms = { readonly [C in Exclude<ClaimClass, Uncalmed>]?: RegExp } & {
  readonly [C in Uncalmed]?: never
}

export const calmWords: { readonly [L in Language]: Calms } = { english, turkish }
