import type { RuleId } from "#script/claims/rule.ts"
/** What a rule must flag, and what looks alike and must pass. */
export interface RuleExamples {
  readonly rule: RuleId
  readonly flags: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
  readonly passes: { readonly english: ReadonlyArray<string>; readonly turkish: ReadonlyArray<string> }
}
