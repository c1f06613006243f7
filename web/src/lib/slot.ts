import { viewersLocale } from "#lib/locale.ts"
import { posting as words } from "#words/scripts/posting.ts"

/** An hour of the week, where the audience is: day 0 is Sunday. */
interface Slot {
  readonly day: number
  readonly hour: number
}

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
