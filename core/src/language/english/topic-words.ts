import type { OwnTopicWords } from "#language/topic-words.ts"

/** Its topics are worded by core/src/wording. */
export const topicWords: OwnTopicWords = null
