import type { SafetyKind } from "./kind.ts"

/**
 * One way a title shows what it is about: every pattern of `words` occurs in it and none of `unless`. Patterns are
 * matched against a reading (`readingsOf`): small Latin letters, digits and single spaces.
 */
export interface SafetyRule {
  readonly words: ReadonlyArray<RegExp>
  readonly unless?: RegExp
}

/** The rules of one language. */
export type SafetyRules = { readonly [K in SafetyKind]: ReadonlyArray<SafetyRule> }

/** A pattern of whole words; the parts may be used again in others. */
export const anyOf = (...parts: ReadonlyArray<string>): RegExp => new RegExp(`\\b(?:${parts.join("|")})\\b`)

export const rule = (...words: ReadonlyArray<RegExp>): SafetyRule => ({ words })

export const ruleUnless = (unless: RegExp, ...words: ReadonlyArray<RegExp>): SafetyRule => ({ words, unless })
