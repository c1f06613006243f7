import type { Help } from "#script/safety/help.ts"
import type { SafetyKind } from "#script/safety/kind.ts"
import type { SafetyRules } from "#script/safety/rule.ts"
import type { Language } from "#script/settings.ts"
import { safety as english } from "./english/safety.ts"
import { safety as turkish } from "./turkish/safety.ts"

/** What is said instead of a script: fixed sentences that may be filmed as they stand. */
export type Messages = { readonly [K in SafetyKind]: (help: Help) => ReadonlyArray<string> }

/** What is not made a script of in a language, and what is said then. */
export interface SafetyWords {
  readonly rules: SafetyRules
  readonly messages: Messages
}

export const safety: { readonly [L in Language]: SafetyWords } = { english, turkish }
