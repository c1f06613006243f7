import * as Schema from "effect/Schema"
import { busiestFrom, courseOf, courses, spikeDays } from "#trend/course.ts"
import { DailyCount } from "./topic.ts"

/** How often people wrote of a topic's theme up to its last day. */
export const TopicHistory = Schema.Struct({
  /** The days (UTC) of the last 90 that were counted, oldest first: none while the theme was in no edition. */
  days: Schema.Array(DailyCount),
  /** In one word; null where too few days or posts are known. */
  course: Schema.NullOr(Schema.Literals(courses)),
  /** The first and the last of the busy days that a spike is; null where the course is another. */
  spike: Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String })),
}).annotate({ identifier: "TopicHistory" })
export type TopicHistory = typeof TopicHistory.Type

/** The history that a theme's days make. */
export const historyFrom = (days: TopicHistory["days"]): TopicHistory => {
  const posts = days.map((day) => day.posts)
  const course = courseOf(posts)
  const busiest = days.slice(busiestFrom(posts)).slice(0, spikeDays)
  const [first] = busiest
  const last = busiest.at(-1)
  const isSpike = course === "spike" && first !== undefined && last !== undefined
  return { days, course, spike: isSpike ? { from: first.day, to: last.day } : null }
}
