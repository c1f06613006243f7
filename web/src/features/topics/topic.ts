import type { SuccessOf } from "@rounds/core/contract/contract.ts"

/** A topic as its card shows it. */
export type Topic = SuccessOf<"GET /api/trending-topics">[number]
/** A topic that was opened, with all that stands behind it. */
export type OpenTopic = SuccessOf<"GET /api/trending-topics/{topicId}">
export type Usage = SuccessOf<"GET /api/user/usage">
export type EditionStatus = SuccessOf<"GET /api/edition">

/** Posts a day of the last 14 days, oldest first. */
export const postsByDay = ({ days }: Topic) => days.map((day) => day.posts)

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Posts of the last 14 days. */
export const recentPosts = (topic: Topic) => sumOf(postsByDay(topic))

/** Posts of the last day, all topics together. */
export const todaysPosts = (topics: readonly Topic[]) => sumOf(topics.map((topic) => topic.postsToday))
