import { inEachLanguage } from "#language/pack.ts"
import { safety } from "#language/safety.ts"
import { SafetyKind } from "./kind.ts"
import { readingsOf } from "./reading.ts"
import type { SafetyRule } from "./rule.ts"

const rulesOf = (kind: SafetyKind): ReadonlyArray<SafetyRule> =>
  Object.values(inEachLanguage((language) => safety[language].rules[kind])).flat()

/** The kinds from the most pressing on. */
const compiled = SafetyKind.literals.map((kind) => ({ kind, rules: rulesOf(kind) }))

/**
 * Why a title (or what else a person asks a script to be about) must not become an ordinary script; null for all
 * others. The rules of every language are tried: a title may be in another language than its script.
 */
export const gateOf = (title: string): SafetyKind | null => {
  const readings = readingsOf(title)
  const applies = ({ words, unless }: SafetyRule) =>
    readings.some((reading) => words.every((word) => word.test(reading)) && !unless?.test(reading))
  return compiled.find(({ rules }) => rules.some(applies))?.kind ?? null
}
