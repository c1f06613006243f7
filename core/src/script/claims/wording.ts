import type { Language } from "#script/settings.ts"
import { classOfRule } from "./learned/class-severity.ts"
import type { ClaimClass } from "./learned/classes.ts"
import type { ClaimRule } from "./rule.ts"
import { englishClasses } from "./wording/english.ts"
import { turkishDocumentRules } from "./wording/turkish-document.ts"
import { turkishClasses, turkishRules } from "./wording/turkish.ts"

/** Why something is a fault, what to say instead, and who asks for it, in the script's language. */
export interface Wording {
  readonly reason: string
  readonly safer: string
  readonly source: string
}

const classes: { readonly [L in Language]: { readonly [C in ClaimClass]: Wording } } = {
  english: englishClasses,
  turkish: turkishClasses,
}

export const classWording = (claimClass: ClaimClass, language: Language): Wording =>
  classes[language][claimClass]

const perhaps: { readonly [L in Language]: string } = {
  english: "Perhaps, look again: ",
  turkish: "Belki, bir daha bakın: ",
}

/** The wording of a class for what is only worth a look. */
export const lookWording = (claimClass: ClaimClass, language: Language): Wording => {
  const wording = classWording(claimClass, language)
  return { ...wording, reason: `${perhaps[language]}${wording.reason}` }
}

/** What a rule says in a language: its own words in English; in Turkish its own or those of its class. */
export const ruleWording = (rule: ClaimRule, language: Language): Wording => {
  if (language === "english") return { reason: rule.reason, safer: rule.safer, source: rule.source }
  const own = turkishRules[rule.id]
  if (own !== undefined) return own
  const claimClass = classOfRule[rule.id]
  return claimClass === undefined
    ? { reason: rule.reason, safer: rule.safer, source: rule.source }
    : turkishClasses[claimClass]
}

const inOtherLanguages: { readonly [L in Language]: { readonly [Rule: string]: Wording } } = {
  english: {},
  turkish: turkishDocumentRules,
}

/** The words of a rule about a whole script where a language has its own. */
export const documentWording = (rule: string, language: Language): Wording | undefined =>
  inOtherLanguages[language][rule]
