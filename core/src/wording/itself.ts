import type { ReadPost } from "#reading/read-post.ts"
import { holdsConcept, sequenceOf } from "#reading/concepts.ts"
import { termsOf } from "#text/tokens.ts"
import { presentIn } from "./present.ts"

/** What is made of a food and bears its name: nobody who pours almond milk makes something with almonds. */
const madeOfIt: ReadonlySet<string> = new Set(
  ["milk", "flour", "oil", "butter", "water", "meal", "powder", "paste", "extract", "syrup", "spice"].flatMap(
    (word) => termsOf(word),
  ),
)

/** Whether a word after that of a food makes another thing of it. */
export const isMadeOfIt = (after: string): boolean => madeOfIt.has(after)

/**
 * Whether a post's heading names a food as itself: not what is made of it, nor what is not there ("aren't eggs"). Goes by
 * the counted words where the text is gone.
 */
export const isHeaded = ({ text, terms, titled }: ReadPost, concept: string): boolean => {
  const written = text === null ? terms.slice(0, titled) : sequenceOf(presentIn(text.title))
  if (concept.includes("_")) return holdsConcept(written, concept)
  return written.some((term, at) => term === concept && !isMadeOfIt(written[at + 1] ?? ""))
}
