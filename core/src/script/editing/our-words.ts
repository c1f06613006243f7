import type { Library } from "#evidence/library.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { isOurs, oursIn } from "#script/claims/ours.ts"
import { checkAndTell } from "#script/claims/unread.ts"
import { libraryWords } from "#script/library-words.ts"
import type { Said } from "#script/said.ts"
import type { Script } from "#script/script.ts"
import type { ClaimsIn } from "./inspect.ts"
import { saidIn } from "./retold.ts"

/** Which of these sentences are ours: read before they came into the product, and as they were read. */
export type OurWords = (said: ReadonlyArray<Said>) => ReadonlySet<string>

/**
 * What is ours in a script: the disclaimer, what the library says word for word, what was found to state nothing, and all
 * that was written without a model, as long as nobody has typed it anew.
 */
export const ourWords = (
  library: Library,
  { language, madeByAi, disclaimer }: Pick<Script, "language" | "madeByAi" | "disclaimer">,
): OurWords => {
  const known = libraryWords(library, language)
  const isWritten = ({ from, typed }: Said) =>
    typed !== true && from !== "own" && (from !== "finding" || !madeByAi)
  return (said) =>
    oursIn([
      disclaimer,
      ...said.flatMap((one) => (isWritten(one) || isOurs(one.text, known) ? [one.text] : [])),
    ])
}

/** Reads what is said for its meaning, and leaves what is ours to the rules. */
export const meaningBeside =
  (ours: OurWords, context: ClaimContext): ClaimsIn =>
  (content, beats) =>
    checkAndTell(content, context, ours(saidIn(beats)))
