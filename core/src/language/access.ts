import type { Choice, RefusedChoice } from "#plan/choose.ts"
import type { Language } from "#script/settings.ts"
import type { SubscriptionEvent } from "#subscription/events.ts"
import type { Because } from "#subscription/standing.ts"
import { accessWords as english } from "./english/access.ts"
import { accessWords as turkish } from "./turkish/access.ts"

/** What is told of a piece of news about a subscription: one line without a full stop. */
export type HistoryWords = {
  readonly [T in SubscriptionEvent["_tag"]]: (
    event: Extract<SubscriptionEvent, { readonly _tag: T }>,
  ) => string
}

/** What a language says of why an account may do what it may do. Clauses without a full stop. */
export interface AccessWords {
  /** The rule that gives the tier. */
  readonly rules: { readonly [B in Because]: string }
  readonly tierSet: string
  readonly noSubscription: string
  readonly unlimited: string
  readonly used: (used: number, limit: number) => string
  readonly included: string
  readonly notIncluded: string
  readonly trial: { readonly used: string; readonly none: string; readonly hasPlan: string }
  /** How a plan is bought, or why it is not. */
  readonly bought: { readonly [T in Exclude<Choice["_tag"], "Refused">]: string }
  readonly refused: (refusal: RefusedChoice) => string
  readonly history: HistoryWords
}

export const accessWords: { readonly [L in Language]: AccessWords } = { english, turkish }
