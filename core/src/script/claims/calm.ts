import { calmWords } from "#language/calms.ts"
import { claims } from "#language/claims.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import type { ClaimClass } from "./learned/classes.ts"
import { bounded } from "./pattern.ts"

const turning = inEachLanguage((language) => bounded([claims[language].turning], "u"))

/**
 * Whether a sentence in plain text warns of just what a class looks for: "never buy antibiotics online" sells none.
 * What turns on the way may say the opposite, and counts as no warning.
 */
export const isCalm = (plain: string, claimClass: ClaimClass, language: Language): boolean =>
  calmWords[language][claimClass]?.test(plain) === true && !turning[language].test(plain)
