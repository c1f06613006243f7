import type { ClaimClass } from "#script/claims/learned/classes.ts"
import type { Language } from "#script/settings.ts"
import { calms as english } from "./english/calms.ts"
import { calms as turkish } from "./turkish/calms.ts"

/** A class that a sentence can warn of. A cure, a medicine talked away and a denial are never calmed by other words. */
type CalmedClass = Exclude<ClaimClass, "cure" | "stop-medicine" | "supplement" | "misinformation" | "no-risk">

/** By class, words with which a sentence warns of just what the class looks for: "never buy antibiotics online". */
export type Calms = { readonly [C in CalmedClass]?: RegExp }

export const calmWords: { readonly [L in Language]: { readonly [C in ClaimClass]?: RegExp } } = {
  english,
  turkish,
}
