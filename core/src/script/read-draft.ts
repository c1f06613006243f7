import * as Effect from "effect/Effect"
import { addedByReader } from "./claims/reader.ts"
import type { ClaimContext } from "./claims/check-claims.ts"
import { oursAmong, problemsOf } from "./draft-claims.ts"
import type { WritingOrder, Written } from "./ports.ts"
import type { Review } from "./review.ts"
import { contentOf } from "./words-said.ts"

/**
 * A draft that passed, read by the language model of the claims check where one is set up. What it adds counts as what
 * the check found; where it does not answer, the check stands alone. `note` is told what the call took.
 */
export const readBeside = Effect.fnUntraced(function* (
  passed: Extract<Review, { readonly _tag: "Passed" }>,
  order: WritingOrder,
  context: ClaimContext,
  note: (taken: Pick<Written, "tokens" | "cost">) => Effect.Effect<void>,
) {
  const { draft, claims, asWritten } = passed
  const added = yield* addedByReader(contentOf(draft.beats), context, claims, oursAmong(draft, order))
  yield* note(added)
  const blocking = added.findings.filter(({ severity }) => severity === "block")
  const reviewed: Review =
    blocking.length > 0
      ? { _tag: "Failed", reason: "claims", problems: problemsOf(blocking), draft: asWritten }
      : { ...passed, claims: [...claims, ...added.findings] }
  return reviewed
})
