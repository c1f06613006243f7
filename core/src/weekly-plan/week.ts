import * as DateTime from "effect/DateTime"
import { DAY_MILLIS } from "#kernel/day.ts"
import { zoneOf } from "#script/audience-time.ts"

const utc = DateTime.zoneMakeNamedUnsafe("UTC")

/** Hours of a Monday in which its plan is told: what comes later is no help for the week. */
const MORNING = { from: 7, until: 12 } as const

const MONDAY = 1

const thereOf = (now: DateTime.Utc, zone: string | null): DateTime.Zoned =>
  DateTime.setZone(now, (zone === null ? null : zoneOf(zone)) ?? utc)

/** The Monday of the week that it is for somebody in this zone; UTC where none is known. */
export const weekOf = (now: DateTime.Utc, zone: string | null): string => {
  const there = thereOf(now, zone)
  const since = (DateTime.toParts(there).weekDay - MONDAY + 7) % 7
  return DateTime.formatIsoDate(DateTime.subtract(there, { days: since }))
}

/** The day that a moment ("2026-11-22T22:00:00Z") is for somebody in this zone; UTC where none is known. */
export const dayOf = (moment: string, zone: string | null): string =>
  DateTime.formatIsoDate(thereOf(DateTime.makeUnsafe(moment), zone))

/** Whether it is Monday morning there. */
export const isPlanMorning = (now: DateTime.Utc, zone: string | null): boolean => {
  const { weekDay, hour } = DateTime.toParts(thereOf(now, zone))
  return weekDay === MONDAY && hour >= MORNING.from && hour < MORNING.until
}

/** Days from one date to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnightOf(to) - midnightOf(from)) / DAY_MILLIS)

const midnightOf = (date: string): number => DateTime.toEpochMillis(DateTime.makeUnsafe(date))
