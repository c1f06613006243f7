import type { SuccessOf } from "@rounds/core/contract/contract.ts"

/** A topic as its card shows it. */
export type Topic = SuccessOf<"GET /api/trending-topics">[number]
/** A topic that was opened, with all that stands behind it. */
export type OpenTopic = SuccessOf<"GET /api/trending-topics/{topicId}">
export type Usage = SuccessOf<"GET /api/user/usage">
export type EditionStatus = SuccessOf<"GET /api/edition">

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Posts of the three days that topics are counted over, all topics together. */
export const countedPosts = (topics: readonly Topic[]) => sumOf(topics.map((topic) => topic.postCount))
