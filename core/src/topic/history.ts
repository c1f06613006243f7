import * as Schema from "effect/Schema"
import { courseOf, courses } from "#trend/course.ts"
import { DailyCount } from "./topic.ts"

/** How often people wrote of a topic's theme up to its last day. */
export const TopicHistory = Schema.Struct({
  /** The days (UTC) of the last 90 that were counted, oldest first: none while the theme was in no edition. */
  days: Schema.Array(DailyCount),
  /** In one word; null where too few days or posts are known. */
  course: Schema.NullOr(Schema.Literals(courses)),
}).annotate({ identifier: "TopicHistory" })
export type TopicHistory = typeof TopicHistory.Type

/** The history that a theme's days make. */
export const historyFrom = (days: TopicHistory["days"]): TopicHistory => ({
  days,
  course: courseOf(days.map(({ posts }) => posts)),
})
