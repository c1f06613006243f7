import type { ReadPost } from "#reading/read-post.ts"
import { sequenceOf } from "#reading/concepts.ts"
import { termsOf } from "#text/tokens.ts"
import { presentIn } from "./present.ts"

/** What is made of a food and bears its name: nobody who pours almond milk makes something with almonds. */
const madeOfIt: ReadonlySet<string> = new Set(
  ["milk", "flour", "oil", "butter", "water", "meal", "powder", "paste", "extract", "syrup"].flatMap((word) =>
    termsOf(word),
  ),
)

/**
 * Whether a post's title names a food only as something else: as what is made of it, or as what is not there ("aren't
 * eggs"). A title that does not name it at all says nothing of that.
 */
export const isNamedOtherwise = ({ text }: ReadPost, concept: string): boolean => {
  if (text === null || concept.includes("_")) return false
  const written = sequenceOf(text.title)
  if (!written.includes(concept)) return false
  const present = sequenceOf(presentIn(text.title))
  return !present.some((term, at) => term === concept && !madeOfIt.has(present[at + 1] ?? ""))
}
