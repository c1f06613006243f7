import type { Billing } from "#plan/paid-plan.ts"
import type { Tier } from "#plan/tier.ts"
import type { NoticeKind } from "#notification/kinds.ts"
import type { Language } from "#script/settings.ts"
import { notices as english } from "./english/notices.ts"
import { notices as turkish } from "./turkish/notices.ts"

/**
 * The words of one kind of notice. `{{name}}` stands for a value of the kind. The title is the subject of the mail; the
 * first paragraph is what the list in the app shows, and the mail shows all. A paragraph whose value is missing is left
 * out.
 */
export interface NoticeText {
  readonly title: string
  readonly says: readonly [string, ...ReadonlyArray<string>]
  /** What the link says; `null` where there is nothing to do. */
  readonly action: string | null
}

/** Everything a language needs to tell a notice. */
export interface NoticeWords {
  readonly texts: { readonly [K in NoticeKind]: NoticeText }
  readonly tiers: { readonly [T in Tier]: string }
  readonly periods: { readonly [B in Billing]: string }
  readonly days: (count: number) => string
  /** Said of money that is not real. */
  readonly testMode: string
  /** Under mail that can be switched off. */
  readonly howToStop: string
  /** A title and a line to show a mail with, each with a sign that a page would read as its own. */
  readonly samples: { readonly title: string; readonly line: string }
  /** What the money and the dates are written like. */
  readonly locale: string
}

export const noticeWords: { readonly [L in Language]: NoticeWords } = { english, turkish }
