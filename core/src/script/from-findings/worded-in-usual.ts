import { nameWords } from "#evidence/names.ts"
import { usualLanguage } from "#language/pack.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"

/** One word may be of any language: "kefir". */
const fewest = 2

/**
 * Whether people who write the usual language write every word of a title: it is then worded in that language, and holds
 * no name of another.
 */
export const isWordedInUsual = (title: string): boolean => {
  const words = nameWords(title, usualLanguage)
  return (
    words.length >= fewest && words.every((word) => termsOf(word).every((term) => lookUp(term) !== undefined))
  )
}
