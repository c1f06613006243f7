import { claims, type Wording } from "#language/claims.ts"
import type { Language } from "#script/settings.ts"
import { classOfRule } from "./learned/class-severity.ts"
import type { ClaimClass } from "./learned/classes.ts"
import type { DocumentRuleId } from "./document-rule.ts"
import type { ClaimRule } from "./rule.ts"

export const classWording = (claimClass: ClaimClass, language: Language): Wording =>
  claims[language].classWordings[claimClass]

/** The wording of a class for what is only worth a look. */
export const lookWording = (claimClass: ClaimClass, language: Language): Wording => {
  const wording = classWording(claimClass, language)
  return { ...wording, reason: `${claims[language].perhaps}${wording.reason}` }
}

/** What a rule says in a language: its own words there, or those of its class. */
export const ruleWording = (rule: ClaimRule, language: Language): Wording => {
  const { ruleWordings, classWordings } = claims[language]
  const claimClass = classOfRule[rule.id]
  const own = ruleWordings?.[rule.id] ?? (claimClass === undefined ? undefined : classWordings[claimClass])
  return ruleWordings === null || own === undefined
    ? { reason: rule.reason, safer: rule.safer, source: rule.source }
    : own
}

/** The words of a rule about a whole script. */
export const documentWording = (rule: DocumentRuleId, language: Language): Wording =>
  claims[language].documentWordings[rule]
