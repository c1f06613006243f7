import * as DateTime from "effect/DateTime"
import * as Option from "effect/Option"
import type { PostingSlot } from "./posting-time.ts"

/** A zone of the IANA database: "Europe/Istanbul". Null for anything else. */
export const zoneOf = (name: string): DateTime.TimeZone.Named | null =>
  Option.getOrNull(DateTime.zoneMakeNamed(name))

/** The next moment at which it is the slot's day and hour where the audience is; a week away when it is that hour now. */
export const nextSlot = (
  { day, hour }: Pick<PostingSlot, "day" | "hour">,
  zone: DateTime.TimeZone.Named,
  now: DateTime.Utc,
): DateTime.Utc => {
  const there = DateTime.setZone(now, zone)
  // Days are counted in the audience's calendar: the clocks may change in between.
  const ahead = (day - DateTime.toParts(there).weekDay + 7) % 7
  const inDays = (days: number) =>
    DateTime.toUtc(
      DateTime.setParts(DateTime.add(there, { days }), { hour, minute: 0, second: 0, millisecond: 0 }),
    )
  const next = inDays(ahead)
  return DateTime.isGreaterThan(next, now) ? next : inDays(ahead + 7)
}
