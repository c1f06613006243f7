import { termsOf } from "#text/tokens.ts"
import { otherThings } from "./rows/other-things.ts"

const stemOf = (word: string): string => termsOf(word)[0] ?? ""

/** Pairs of stems that name another thing than the word they hold, by the stem of that word. */
const others: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  otherThings
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", names = ""] = line.split("|")
      const pairs = names.split(",").map((name) => name.trim().split(" ").map(stemOf).join("_"))
      return [stemOf(word.trim()), new Set(pairs)]
    }),
)

/** Whether two neighbouring stems (`sweet_potato`) name another thing than a word among them does alone. */
export const isOtherThing = (pair: string, word: string): boolean => others.get(word)?.has(pair) === true
