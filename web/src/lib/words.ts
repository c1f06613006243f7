import { lib as words } from "#words/lib.ts"
import { viewersLocale as locale } from "./locale.ts"

const numbers = new Intl.NumberFormat(locale)
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const longDay = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
})
const weekdayDay = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" })
const dayMonth = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" })
const dayMonthYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" })
const shortDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" })
const shortDayHere = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })
const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" })
const utc = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })

/** A median time; under a second it is said so, since "0 s" would be none. */
export const secondsOf = (seconds: number) =>
  seconds < 1 ? words.under1 : numbers.format(Math.round(seconds))
export const count = (value: number) => numbers.format(value)
/** 4.2 as "4.2×". */
export const times = (value: number) => `${oneDecimal.format(value)}×`
export const decimal = (value: number) => oneDecimal.format(value)
/** 1000 and more as "1.2k". */
export const engagement = (value: number) =>
  value >= 1000 ? words.thousands({ value: decimal(value / 1000) }) : numbers.format(value)

/** "1 post", "2 posts". */
export const plural = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`

/** "Clinical pharmacist" from `clinical_pharmacist`. */
export const wordsOf = (name: string) => {
  const text = name.replaceAll("_", " ")
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export const today = (now: Date) => longDay.format(now)
export const fullDay = (iso: string) => dayMonthYear.format(new Date(iso))
/** "27 Nov", in the viewer's zone. */
export const shortDate = (iso: string) => shortDayHere.format(new Date(iso))
export const dayOf = (iso: string) => dayMonth.format(new Date(iso))
/** "7 Nov" of a day that is given as a UTC date. */
export const chartDay = (day: string) => shortDay.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
/** "18–20 Nov" of two days that are given as UTC dates. */
export const chartDays = (from: string, to: string) =>
  shortDay.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
/** What a count of discussions is a count of. */
export const discussionsInWords = (since: string | null, sampleDate: string | null) => {
  if (sampleDate !== null) return words.discussionsInTheSample
  return since === null ? words.discussionsAnalysed : words.discussionsSince({ day: fullDay(since) })
}
/** What the last day of a topic is called: "today", or the day that its sample data stand for. */
export const lastDayOf = (sampleDate: string | null) =>
  sampleDate === null ? words.todayInText : words.onDay({ day: chartDay(sampleDate) })
export const utcText = (iso: string) => words.inUtc({ moment: utc.format(new Date(iso)) })
export const clockOf = (iso: string) => clock.format(new Date(iso))

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "Today 9:04 AM", "Tomorrow 9:00 AM", "Yesterday …", else the day with its name. In the viewer's zone. */
export const momentOf = (iso: string, now: Date) => {
  const date = new Date(iso)
  const time = clock.format(date)
  return nearDay(date, now, {
    "-1": words.yesterdayAt({ time }),
    0: words.todayAt({ time }),
    1: words.tomorrowAt({ time }),
  })
}

/** The same within a sentence: "today 9:04 AM". */
export const momentInText = (iso: string, now: Date) => {
  const date = new Date(iso)
  const time = clock.format(date)
  return nearDay(date, now, {
    "-1": words.yesterdayInText({ time }),
    0: words.todayAtInText({ time }),
    1: words.tomorrowInText({ time }),
  })
}

/** What is said of a day beside today, by how many days it is away; any other day by its name. */
const nearDay = (date: Date, now: Date, said: Readonly<Record<string, string>>) =>
  said[String(Math.round((startOfDay(date) - startOfDay(now)) / 86_400_000))] ??
  `${weekdayDay.format(date)}, ${clock.format(date)}`

/** "Just now" under an hour, "5h ago" under a day, then "3d ago"; or the same of what was `updated` then. */
export const agoOf = (iso: string, now: Date, updated = false) => {
  const hours = Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000)
  const days = Math.floor(hours / 24)
  if (Number.isNaN(hours)) return words.recentlyUpdated
  if (hours < 1) return updated ? words.updatedJustNow : words.justNow
  if (hours < 24) return updated ? words.updatedHoursAgo({ hours }) : words.hoursAgo({ hours })
  return updated ? words.updatedDaysAgo({ days }) : words.daysAgo({ days })
}

/** Seconds as "0:42". */
export const timecode = (seconds: number) => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
