import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { TopicUnknown } from "#topic/rejections.ts"
import type { TopicMark } from "./personal-topic.ts"
import { TopicMarks } from "./ports.ts"

/** Whose theme, and which. */
export interface ThemeOf {
  readonly userId: string
  readonly themeKey: string
}

/** What somebody has to do with one theme, in whatever edition it was last. */
export const personalTopic = Effect.fn("personalTopic")(function* ({ userId, themeKey }: ThemeOf) {
  const found = yield* TopicMarks.use((marks) => marks.of(userId, themeKey))
  return found ?? (yield* new TopicUnknown({ topicId: themeKey }))
})

/** Saves a theme or puts it aside, in place of what was said of it before. Saying it again changes nothing. */
export const markTopic = Effect.fn("markTopic")(function* (theme: ThemeOf, mark: TopicMark) {
  const at = DateTime.toDate(yield* DateTime.now)
  yield* TopicMarks.use((marks) => marks.put(theme.userId, theme.themeKey, mark, at))
  return yield* personalTopic(theme)
})

/** Takes back what was said of a theme; where nothing was, nothing changes. */
export const unmarkTopic = Effect.fn("unmarkTopic")(function* (theme: ThemeOf) {
  yield* TopicMarks.use((marks) => marks.remove(theme.userId, theme.themeKey))
  return yield* personalTopic(theme)
})
