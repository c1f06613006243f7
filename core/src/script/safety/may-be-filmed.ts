import * as Result from "effect/Result"
import { NotForFilming } from "#script/rejections.ts"
import type { ScriptSettings } from "#script/settings.ts"
import type { Topic } from "#topic/topic.ts"
import { gateOf } from "./gate.ts"
import { safeMessage } from "./messages.ts"

/** What a script is asked to be about, in all the words that are handed to a writer. */
export interface Asked {
  readonly topic: Pick<Topic, "title"> | null
  readonly topicTitle: string
  readonly angle?: string | null
  readonly settings: Pick<ScriptSettings, "language" | "market">
}

/** Whether an ordinary script may be written on it; asked before anything is reserved, at every door and of every writer. */
export const mayBeFilmed = ({
  topic,
  topicTitle,
  angle = null,
  settings: { language, market },
}: Asked): Result.Result<void, NotForFilming> => {
  const kind = [topic?.title ?? topicTitle, angle ?? ""].map(gateOf).find((found) => found !== null)
  return kind === undefined || kind === null
    ? Result.succeed(undefined)
    : Result.fail(new NotForFilming({ kind, market, says: [...safeMessage(kind, language, market)] }))
}
