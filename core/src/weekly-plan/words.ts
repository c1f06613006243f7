import { planWords } from "#language/weekly-plan.ts"
import type { Language } from "#script/settings.ts"
import type { PlannedTopic, PlanReason } from "./weekly-plan.ts"

/** Why a topic is in somebody's plan, in whole sentences. */
export const whyPlanned = ({ reason, suits }: PlannedTopic, language: Language): string => {
  const words = planWords[language]
  const clause = clauseOf(reason, words.why)
  const sentence = /[.?!]”?$/.test(clause) ? clause : `${clause}.`
  return suits === null ? sentence : `${sentence} ${words.suits}`
}

const clauseOf = <R extends PlanReason>(
  reason: R,
  why: { readonly [K in PlanReason["kind"]]: unknown },
): string =>
  // The table has for each kind the function that takes it.
  (why[reason.kind] as (reason: R) => string)(reason)
