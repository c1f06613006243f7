import { classOfRule, ruleOfClass } from "./learned/class-severity.ts"
import { type ClaimClass, claimClasses } from "./learned/classes.ts"
import { claimRules } from "./rules.ts"
import { unreadRule } from "./unread.ts"

/** A rule's stable code, the class of claims that it belongs to, and whether the class's model answers with this code. */
export interface RuleCode {
  readonly rule: string
  /** Null: a rule that no class covers. */
  readonly class: ClaimClass | null
  readonly isCodeOfClass: boolean
}

/** Every rule of the check by its code. Of each class the model answers with one code; its other rules are words alone.
 * The last is the code of what was not read. */
export const ruleCodes: ReadonlyArray<RuleCode> = [
  ...claimRules.map(({ id }) => ({
    rule: id,
    class: classOfRule[id] ?? null,
    isCodeOfClass: claimClasses.some((claimClass) => ruleOfClass[claimClass] === id),
  })),
  { rule: unreadRule, class: null, isCodeOfClass: false },
]
