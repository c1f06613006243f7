import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import { busiestFrom, courseOf, courses, spikeDays } from "#trend/course.ts"
import { DailyCount } from "./topic.ts"

/** How often people wrote of a topic's theme up to its last day. */
export const TopicHistory = Schema.Struct({
  /** The days (UTC) of the last 90 that were counted without a gap, oldest first: none while the theme was in no edition. */
  days: Schema.Array(DailyCount),
  /** In one word; null where too few days or posts are known. */
  course: Schema.NullOr(Schema.Literals(courses)),
  /** The first and the last of the busy days that a spike is; null where the course is another. */
  spike: Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String })),
}).annotate({ identifier: "TopicHistory" })
export type TopicHistory = typeof TopicHistory.Type

const dayAfter = (day: string): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(day), { days: 1 }))

/** The last days that follow each other: of what lies before a gap nobody knows what came next. */
const unbroken = (days: TopicHistory["days"]): TopicHistory["days"] => {
  const gap = days.findLastIndex(({ day }, at) => at > 0 && dayAfter(days[at - 1]?.day ?? "") !== day)
  return gap === -1 ? days : days.slice(gap)
}

/** The history that a theme's days make, as far back as all of them are known. */
export const historyFrom = (known: TopicHistory["days"]): TopicHistory => {
  const days = unbroken(known)
  const posts = days.map((day) => day.posts)
  const course = courseOf(posts)
  const busiest = days.slice(busiestFrom(posts)).slice(0, spikeDays)
  const [first] = busiest
  const last = busiest.at(-1)
  const isSpike = course === "spike" && first !== undefined && last !== undefined
  return { days, course, spike: isSpike ? { from: first.day, to: last.day } : null }
}
