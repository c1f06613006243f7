import { planWords } from "#language/weekly-plan.ts"
import { names, usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import type { PlannedTopic, PlanReason } from "./weekly-plan.ts"

/** Why a topic is in somebody's plan, in whole sentences. */
export const whyPlanned = (
  { reason, namesOnly, suits, language: spoken = usualLanguage }: PlannedTopic,
  language: Language,
): string => {
  const words = planWords[language]
  const clause = clauseOf(reason, words.why)
  return [
    /[.?!]”?$/.test(clause) ? clause : `${clause}.`,
    ...(namesOnly === true ? [words.namesOnly] : []),
    ...(suits === null ? [] : [words.suits]),
    ...(spoken === language ? [] : [words.inLanguage(nameOf(spoken, language))]),
  ].join(" ")
}

/** What a language is called in another. */
const nameOf = (spoken: Language, language: Language): string =>
  new Intl.DisplayNames(names[language].tag, { type: "language" }).of(names[spoken].tag) ??
  names[spoken].ownName

const clauseOf = <R extends PlanReason>(
  reason: R,
  why: { readonly [K in PlanReason["kind"]]: unknown },
): string =>
  // The table has for each kind the function that takes it.
  (why[reason.kind] as (reason: R) => string)(reason)
