import * as DateTime from "effect/DateTime"
import { noticeWords, type NoticeText, type NoticeWords } from "#language/notices.ts"
import type { Billing } from "#plan/paid-plan.ts"
import { moneyIn } from "#plan/money.ts"
import type { Tier } from "#plan/tier.ts"
import { zoneOf } from "#script/audience-time.ts"
import type { Language } from "#script/settings.ts"
import { type Notice, ruleOf } from "./kinds.ts"
import type { ValueType } from "./value-types.ts"

/** A notice in the words of a language. */
export interface Worded {
  readonly title: string
  readonly says: ReadonlyArray<string>
  readonly action: { readonly label: string; readonly path: string } | null
  /** The values its texts name, as the language writes them. */
  readonly written: Readonly<Record<string, string | null>>
}

/** A notice as one reads it: title, paragraphs, and where its action leads. `timeZone`: the reader's, where it is known. */
export const worded = (notice: Notice, language: Language, timeZone?: string): Worded => {
  const words = noticeWords[language]
  const { values, link } = ruleOf(notice.kind)
  const given: { readonly [name: string]: unknown } = notice.values
  const written = new Map(
    Object.entries(values).map(([name, type]) => [name, writtenAs(type, given[name], words, timeZone)]),
  )
  const text: NoticeText = words.texts[notice.kind]
  const says = text.says.map((paragraph) => filled(paragraph, written)).filter((one) => one !== null)
  const path = link === null ? null : filled(link, written)
  return {
    title: filled(text.title, written) ?? text.title,
    says,
    action: text.action === null || path === null ? null : { label: text.action, path },
    written: Object.fromEntries(written),
  }
}

/** The names of values that a text has, in the order they stand. */
export const namesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{\{([a-z]+)\}\}/g)].map(([, name = ""]) => name)

/** Null when a value is missing. */
const filled = (text: string, written: ReadonlyMap<string, string | null>): string | null => {
  const isWhole = namesIn(text).every((name) => (written.get(name) ?? null) !== null)
  return isWhole ? text.replaceAll(/\{\{([a-z]+)\}\}/g, (_, name: string) => written.get(name) ?? "") : null
}

// Values were given by the type that `rules` names for them.
export const writtenAs = (
  type: ValueType,
  value: unknown,
  words: NoticeWords,
  timeZone = "UTC",
): string | null => {
  if (value === null || value === undefined) return null
  switch (type) {
    case "tier":
    case "plan":
      return words.tiers[value as Tier]
    case "period":
      return words.periods[value as Billing]
    case "money":
      return moneyIn(value as number, words.locale)
    case "days":
      return words.days(value as number)
    case "instant":
      return DateTime.formatIntl(
        value as DateTime.Utc,
        new Intl.DateTimeFormat(words.locale, { ...toTheMinute, timeZone: zoneOf(timeZone)?.id ?? "UTC" }),
      )
    case "day":
      return DateTime.formatUtc(value as DateTime.Utc, { locale: words.locale, dateStyle: "long" })
    case "count":
    case "number":
    case "text":
    case "line":
    case "address":
    case "id":
      return `${value as string | number}`
  }
}

const toTheMinute = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const
