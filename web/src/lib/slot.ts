import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { viewersLocale } from "#lib/locale.ts"
import { posting as words } from "#words/scripts/posting.ts"

/** An hour of the week, where the audience is: day 0 is Sunday. */
interface Slot {
  readonly day: number
  readonly hour: number
}

type Study = SuccessOf<"GET /api/user/scripts/{id}/posting-kit">["times"][number]["best"]["studies"][number]

/** A Sunday, to count the days of a week from. */
const sunday = Date.UTC(2026, 10, 22)
const dayMs = 86_400_000

const long = new Intl.DateTimeFormat(viewersLocale, { weekday: "long", timeZone: "UTC" })
const short = new Intl.DateTimeFormat(viewersLocale, { weekday: "short", timeZone: "UTC" })

const partsOf = ({ day, hour }: Slot, weekday: Intl.DateTimeFormat) => ({
  day: weekday.format(new Date(sunday + day * dayMs)),
  hour: String(hour).padStart(2, "0"),
})

/** "Thursday 18:00 to 18:59". */
export const slotWords = (slot: Slot) => words.slot(partsOf(slot, long))

/** "Thu 18:00–18:59". */
export const shortSlot = (slot: Slot) => words.shortSlot(partsOf(slot, short))

/** How far the studies agree, as core says it of a script: "2 of 3 studies, so a weak slot". */
const agreeing = /^(\d+) of (\d+) studies(, so a weak slot)?$/

/** That in the language of the screens. */
export const agreementWords = (agreement: string): string => {
  const [, named, of, weak] = agreeing.exec(agreement) ?? []
  return named === undefined || of === undefined
    ? agreement
    : words.agreement({ named: Number(named), of: Number(of), isWeak: weak === undefined ? "no" : "yes" })
}

/** "Thursday 18:00 to 18:59, your audience's local time". */
export const audienceSlot = (slot: Slot) => words.audienceSlot({ slot: slotWords(slot) })

const amounts = new Intl.NumberFormat(viewersLocale, { notation: "compact", compactDisplay: "long" })
const inDays = new Intl.DateTimeFormat(viewersLocale, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
})
const inMonths = new Intl.DateTimeFormat(viewersLocale, { month: "long", year: "numeric", timeZone: "UTC" })

/** "14 September 2026" of a day, "September 2026" of a month; a year is what it is. */
const dated = (iso: string) => {
  if (iso.length < 7) return iso
  return (iso.length < 10 ? inMonths : inDays).format(new Date(iso))
}

/** "Buffer: 7.1 million posts, 14 September 2026". */
export const studyWords = ({ name, count, of, accounts, from, until }: Study) =>
  words.study({
    name,
    count: amounts.format(count),
    of,
    accounts: accounts === null ? "none" : amounts.format(accounts),
    period: from === null ? dated(until) : `${dated(from)} – ${dated(until)}`,
  })
