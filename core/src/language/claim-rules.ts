import type { RuleId } from "#script/claims/rule.ts"
import type { Language } from "#script/settings.ts"
import { claimRules as english } from "./english/claim-rules.ts"
import { claimRules as turkish } from "./turkish/claim-rules.ts"

/** Of every sentence rule the patterns of one language; none where it cannot be broken in it. */
export type RulePatterns = { readonly [R in RuleId]: ReadonlyArray<string> }

export const rulePatterns: { readonly [L in Language]: RulePatterns } = { english, turkish }
