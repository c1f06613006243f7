import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { dayBefore, topics } from "./topic-answers.ts"

/** Topics that a search finds: one of today, and two of earlier days. */
export const foundTopics: SuccessOf<"GET /api/topics/search">["topics"] = topics
  .slice(0, 3)
  .map((topic, at) => ({ ...topic, day: dayBefore(1 + 9 * at), isCurrent: at === 0 }))
