import * as DateTime from "effect/DateTime"
import type { Billing } from "#plan/paid-plan.ts"
import type { Tier } from "#plan/tier.ts"

/** What a value of a text is, so that each language writes it in its own way. */
export interface ValueTypes {
  readonly tier: Tier
  /** A plan; null where there is none: the sentence that names it is left out. */
  readonly plan: Tier | null
  /** Month or year. */
  readonly period: Billing
  /** US cents. */
  readonly money: number
  readonly count: number
  /** The same; null where there is none: the sentence that names it is left out. */
  readonly number: number | null
  readonly days: number
  /** A day and an hour. */
  readonly instant: DateTime.Utc
  /** A day alone; null where there is none: the sentence that names it is left out. */
  readonly day: DateTime.Utc | null
  /** Words of the person or of ours, as they are. */
  readonly text: string
  /** The same; null where there are none: the sentence that names them is left out. */
  readonly line: string | null
  /** Of a page or a mailbox. */
  readonly address: string
  /** Stands in a link, never in a sentence. */
  readonly id: string
}
export type ValueType = keyof ValueTypes

/** Types whose value there may not be. */
export const mayBeMissing: ReadonlySet<ValueType | undefined> = new Set(["plan", "number", "day", "line"])

/** A day that is stored as "2026-11-20". */
export const dayOf = (iso: string): DateTime.Utc => DateTime.makeUnsafe(`${iso}T00:00:00Z`)
