import { type Rule, rules } from "./rules.ts"
import type { ValueType, ValueTypes } from "./value-types.ts"

export type NoticeKind = keyof typeof rules
type Values<K extends NoticeKind> = (typeof rules)[K]["values"]

/** The values a notice carries, by the names its texts use. */
export type ValuesOf<K extends NoticeKind> = {
  readonly [N in keyof Values<K>]: Values<K>[N] extends ValueType ? ValueTypes[Values<K>[N]] : never
}

export const ruleOf = (kind: NoticeKind): Rule => rules[kind]

// The record names every kind and nothing else.
export const noticeKinds = Object.keys(rules) as ReadonlyArray<NoticeKind>

/** Something to tell somebody. `about`: what it is about; the same is told to the same person once. */
export type Notice = {
  readonly [K in NoticeKind]: {
    readonly kind: K
    readonly about: string
    readonly values: ValuesOf<K>
    /** It is about money that is not real. */
    readonly inTestMode?: boolean
  }
}[NoticeKind]

/** The kinds about trials, payments and plans. */
export type MoneyNotice = Extract<
  NoticeKind,
  `trial_${string}` | `payment_${string}` | `plan_${string}` | "first_payment_failed"
>
