import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { FoundTopics, searchTopics } from "#topic/archive.ts"
import { PersonalTopic } from "./personal-topic.ts"
import { TopicMarks } from "./ports.ts"

/** Found topics as one person meets them: `own` has the themes of this answer that they marked or wrote about. */
export const FoundForYou = Schema.Struct({
  ...FoundTopics.fields,
  own: Schema.Array(PersonalTopic),
}).annotate({ identifier: "FoundForYou" })
export type FoundForYou = typeof FoundForYou.Type

/** The topics of 90 days that words are found in, with what somebody has to do with each; a visitor has nothing. */
export const searchFor = Effect.fn("searchFor")(function* (
  userId: string | null,
  query: Parameters<typeof searchTopics>[0],
) {
  const found = yield* searchTopics(query)
  const keys = found.topics.map(({ themeKey }) => themeKey)
  if (userId === null || keys.length === 0) return { ...found, own: [] }
  const own = yield* TopicMarks.use((marks) => marks.among(userId, keys))
  return { ...found, own }
})
