import * as Effect from "effect/Effect"
import { addedByReader } from "./claims/reader.ts"
import type { ClaimContext } from "./claims/check-claims.ts"
import type { Draft } from "./draft.ts"
import { oursAmong, problemsOf } from "./draft-claims.ts"
import type { WritingOrder, Written } from "./ports.ts"
import { noPostWords } from "./post-words.ts"
import type { Review } from "./review.ts"
import type { ClaimFinding } from "./script.ts"
import { contentOf, textOfSaid } from "./words-said.ts"

/**
 * A draft that passed, read by the language model of the claims check where one is set up. What it adds counts as what
 * the check found; where it does not answer, the check stands alone. `note` is told what the call took, answered or not.
 */
export const readBeside = Effect.fnUntraced(function* (
  passed: Extract<Review, { readonly _tag: "Passed" }>,
  order: WritingOrder,
  context: ClaimContext,
  note: (taken: Pick<Written, "tokens" | "cost">) => Effect.Effect<void>,
) {
  const { draft, claims, asWritten } = passed
  const spoken = contentOf(draft.beats)
  const { title, caption } = draft.post ?? noPostWords
  const typed = [...(title === null ? [] : [title]), ...caption]
  const text = [spoken, ...typed.map((one) => one.text)].join("\n\n")
  const added = yield* addedByReader(text, context, claims, oursAmong(draft, order), note)
  yield* note(added)
  const inSpeech = added.findings.filter(({ start = 0 }) => start < spoken.length)
  const blocking = inSpeech.filter(({ severity }) => severity === "block")
  const beside = added.findings.filter((finding) => !inSpeech.includes(finding))
  const reviewed: Review =
    blocking.length > 0
      ? { _tag: "Failed", reason: "claims", problems: problemsOf(blocking), draft: asWritten }
      : {
          ...passed,
          draft: withoutMarked(draft, beside),
          claims: [...claims, ...inSpeech],
          reading: { sentences: added.sentences, findings: inSpeech },
        }
  return reviewed
})

/** A draft without the title or the caption that something was found in: they are proposals, and need no other words. */
const withoutMarked = (draft: Draft, found: ReadonlyArray<ClaimFinding>): Draft => {
  const { post } = draft
  const marked = found.filter(({ severity }) => severity !== "info").map(({ sentence }) => sentence)
  if (post === undefined || marked.length === 0) return draft
  const isMarked = (text: string) => marked.some((sentence) => text.includes(sentence))
  return {
    ...draft,
    post: {
      title: post.title !== null && isMarked(post.title.text) ? null : post.title,
      caption: isMarked(textOfSaid(post.caption)) ? [] : post.caption,
    },
  }
}
