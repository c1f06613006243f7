import * as DateTime from "effect/DateTime"

/** The hour (UTC) of the daily collection; a recording's day ends at it. */
export const COLLECTION_HOUR = 9

/** After this many hours without a finished collection the screens say that today's update is late. */
const LATE_AFTER_HOURS = 26

/** The next daily collection after `now`. */
export const nextCollection = (now: DateTime.Utc): DateTime.Utc => {
  const today = DateTime.add(DateTime.startOf(now, "day"), { hours: COLLECTION_HOUR })
  return DateTime.isLessThan(now, today) ? today : DateTime.add(today, { days: 1 })
}

/** What failed is read again so many hours after the daily collection and after each other, until the day (UTC) ends. */
export const LATE_EVERY_HOURS = 2

/** The first time at or after `at` that the schedule reads what failed: the daily collection, or one of the looks after it. */
export const nextLook = (at: DateTime.Utc): DateTime.Utc => {
  const day = DateTime.startOf(at, "day")
  const looks = Array.from({ length: Math.ceil((24 - COLLECTION_HOUR) / LATE_EVERY_HOURS) }, (_, step) =>
    DateTime.add(day, { hours: COLLECTION_HOUR + step * LATE_EVERY_HOURS }),
  )
  return (
    looks.find((look) => !DateTime.isLessThan(look, at)) ??
    DateTime.add(day, { days: 1, hours: COLLECTION_HOUR })
  )
}

/** From when on an edition that finished then is late to be followed. */
export const lateFrom = (finishedAt: DateTime.Utc): DateTime.Utc =>
  DateTime.add(finishedAt, { hours: LATE_AFTER_HOURS })

export const isLate = (finishedAt: DateTime.Utc, now: DateTime.Utc): boolean =>
  DateTime.isLessThan(lateFrom(finishedAt), now)
