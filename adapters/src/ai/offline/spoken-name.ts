import { checkMeaning } from "@rounds/core/script/claims/check-meaning.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import { subjectWords } from "#language/subjects.ts"

/**
 * A subject as it is said in the order's language. A title that is itself a claim is never said as if it held: whoever
 * debunks it says it once, in words of their own.
 */
export const spokenName = (order: WritingOrder): string => {
  const { title, topic, settings } = order
  const words = subjectWords[settings.language]
  return isClaimItself(order)
    ? words.thisClaim
    : words.spoken((topic?.keywords[0] ?? title).replace(/[.!?…:]+$/u, "").trim())
}

/** Whether a title that a person typed states what must not be filmed, as "Vaccines cause autism" does. */
export const isClaimItself = (order: WritingOrder): boolean =>
  order.topic === null &&
  checkMeaning(order.title, claimContextOf(order)).some(({ severity }) => severity === "block")
