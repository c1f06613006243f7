import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { administrators, Happenings } from "#notification/ports.ts"
import { utcDayOf } from "#quota/month.ts"
import { generationOutcome } from "./outcome.ts"
import type { WriterMisconfigured } from "./rejections.ts"

/** Whoever asked has gone: a script that was stored all the same is told of, so that it is not paid for unseen. */
export const tellUnclaimed = Effect.fn("tellUnclaimed")(function* (userId: string, key: string | null) {
  if (key === null) return
  const outcome = yield* generationOutcome(userId, key)
  if (outcome.state !== "done") return
  const { id, topicTitle } = outcome.script
  const { note } = yield* Happenings
  yield* note(userId, { _tag: "ScriptUnclaimed", scriptId: id, topic: topicTitle })
})

/** Nobody can have anything written until an operator mends this. */
export const tellOfWriter = Effect.fn("tellOfWriter")(function* ({
  problem,
}: Pick<WriterMisconfigured, "problem">) {
  const day = utcDayOf(yield* DateTime.now)
  const { note } = yield* Happenings
  yield* note(administrators, { _tag: "WriterRefused", day, problem })
})
