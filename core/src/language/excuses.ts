import type { ExcusedRule } from "#script/claims/rule.ts"
import type { Language } from "#script/settings.ts"
import { excuses as english } from "./english/excuses.ts"
import { excuses as turkish } from "./turkish/excuses.ts"

/** The words that make a sentence acceptable which breaks a rule, as part of a pattern; null where there are none. */
export type RuleExcuses = { readonly [R in ExcusedRule]: string | null }

export const excuses: { readonly [L in Language]: RuleExcuses } = { english, turkish }
