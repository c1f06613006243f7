import type { ReadPost } from "#reading/read-post.ts"
import { holdsConcept } from "#reading/concepts.ts"
import { termsOf } from "#text/tokens.ts"
import { isLeading } from "./leading.ts"
import { servedIn } from "./present.ts"

/** What is made of a food and bears its name: nobody who pours almond milk makes something with almonds. */
const madeOfIt: ReadonlySet<string> = new Set(
  [
    "milk",
    "flour",
    "oil",
    "butter",
    "water",
    "meal",
    "powder",
    "paste",
    "extract",
    "syrup",
    "spice",
    "wine",
    "vinegar",
    "roll",
    "container",
  ].flatMap((word) => termsOf(word)),
)

/** Whether a word after that of a food makes another thing of it. */
export const isMadeOfIt = (after: string): boolean => madeOfIt.has(after)

/**
 * Whether a post's heading names a food as itself and as what it is about: not what is made of it, nor what is not there
 * ("aren't eggs"), nor one of many things on a plate. Goes by the counted words where the text is gone.
 */
export const isHeaded = ({ text, terms, titled }: ReadPost, concept: string): boolean => {
  const isIt = (written: ReadonlyArray<string>): boolean =>
    concept.includes("_")
      ? holdsConcept(written, concept)
      : written.some((term, at) => term === concept && !isMadeOfIt(written[at + 1] ?? ""))
  return text === null ? isIt(terms.slice(0, titled)) : isLeading(servedIn(text.title), isIt)
}
