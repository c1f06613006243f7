import { stem } from "#text/stem.ts"
import { otherWords } from "./rows/other-words.ts"

/** Words that share the stem of a subject's word and name another thing, by that stem. */
const others: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  otherWords
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", words = ""] = line.split("|")
      return [stem(word.trim()), new Set(words.split(",").map((one) => one.trim()))]
    }),
)

/** Whether some words of one stem are another thing than the subject counted by it: lungs are no lunges. */
export const hasOtherWords = (concept: string): boolean => others.has(concept)

/**
 * Whether words, in small letters, hold a subject's stem only in such that are another thing. False where no word has the
 * stem.
 */
export const areOtherWords = (words: ReadonlyArray<string>, concept: string): boolean => {
  const other = others.get(concept)
  if (other === undefined) return false
  const [first = ""] = concept
  const own = words.filter((word) => word.startsWith(first) && stem(word.replace(/['’]s$/, "")) === concept)
  return own.length > 0 && own.every((word) => other.has(word))
}
