import { usualLanguage } from "#language/pack.ts"
import { support } from "#language/support.ts"
import type { ClaimFinding } from "#script/script.ts"
import type { Language } from "#script/settings.ts"
import type { Fault, FaultKind } from "./origin.ts"

const rules: { readonly [K in FaultKind]: string } = {
  figure: "S1-FIGURE",
  study: "S2-STUDY",
  trade_name: "S3-TRADE-NAME",
  name: "S4-NAME",
  turned: "S5-TURNED",
}

// The record names every kind and nothing else.
export const faultKinds = Object.keys(rules) as ReadonlyArray<FaultKind>

/** The mark on a sentence that could not be cut. */
export const flagOf = ({ kind, what }: Fault, sentence: string, language: Language): ClaimFinding => ({
  rule: rules[kind],
  severity: "warn",
  sentence,
  reason: support[language].faults[kind].reason(what),
  source: support[language].resting,
  safer: support[language].faults[kind].safer,
})

/** What a model is told of such a sentence, in the language that it is instructed in. */
export const problemOf = ({ kind, what }: Fault, sentence: string): string =>
  `"${sentence}": ${support[usualLanguage].faults[kind].reason(what)} ${support[usualLanguage].faults[kind].safer}`
