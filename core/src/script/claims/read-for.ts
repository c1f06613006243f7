import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { ClaimFinding, Reading, Script } from "#script/script.ts"
import type { ClaimContext } from "./check-claims.ts"
import { addedByReader } from "./reader.ts"
import { recordReading } from "./record-reading.ts"

/** What a script is read for beside its writing: so long a person waits for the model. */
const patience = "8 seconds"

/**
 * Has words of a stored script read by the language model of the claims check, and notes what the call took, answered or
 * not. Null where none is set up, or it is down or slow: then it holds nobody up, and the log says so.
 */
export const readFor = Effect.fn("readFor")(function* (
  script: Pick<Script, "userId" | "id">,
  text: string,
  context: ClaimContext,
  found: ReadonlyArray<ClaimFinding>,
  ours: ReadonlySet<string>,
) {
  const record = yield* recordReading(script)
  const answer = yield* addedByReader(text, context, found, ours, (taken) =>
    record(taken, "AnswerLost"),
  ).pipe(Effect.timeoutOption(patience))
  if (Option.isNone(answer)) {
    yield* Effect.logWarning(`The claims check went on without its model: no answer in ${patience}`)
    return null
  }
  const { model, sentences, findings, ...taken } = answer.value
  if (sentences.length === 0 && taken.tokens === 0) return null
  yield* record(taken, model === "read" ? null : model)
  const reading: Reading = { sentences, findings }
  return model === "read" ? reading : null
})
