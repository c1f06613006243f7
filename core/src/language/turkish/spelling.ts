import type { Spelling } from "#language/spelling.ts"
import { lettersSay, unmarked } from "#text/letters.ts"
import { evidence } from "./evidence.ts"
import { agreeing, asking } from "./marks.ts"

/** With one of these a text was not typed on a keyboard without them. */
const marks = /[çğıöşüÇĞİÖŞÜ]/u

const isAbbreviation = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word)

/** Each word without its marks, as texts write it most often. */
const commonest = (texts: Iterable<string>): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const written of text.match(/\p{L}+/gu) ?? []) {
      // The I of "HIV" is no capital of ı.
      if (isAbbreviation(written)) continue
      const word = evidence.lowerCase(written)
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  const written = new Map<string, string>()
  for (const [word, count] of counts) {
    const plain = unmarked(word)
    if (count > (counts.get(written.get(plain) ?? "") ?? 0)) written.set(plain, word)
  }
  return written
}

/** So few letters are the beginning of too many words. */
const shortestBeginning = 3

/** So short a word in capitals is an abbreviation. */
const longestAbbreviation = 4

const upperCase = (text: string): string => text.toLocaleUpperCase("tr")

/** A word in small letters with the capitals of another; null where that mixes them as no word does. */
const inCaseOf = (typed: string, word: string): string | null => {
  if (/^[a-z]+$/.test(typed)) return word
  if (/^[A-Z][a-z]*$/.test(typed)) return `${upperCase(word.slice(0, 1))}${word.slice(1)}`
  return /^[A-Z]+$/.test(typed) && typed.length > longestAbbreviation ? upperCase(word) : null
}

export const spelling: Spelling = {
  respellingBy: (texts) => {
    const known = commonest(texts)
    /** An unknown form of a known word: its longest known beginning, and an ending that sounds like it. */
    const formOf = (plain: string): string => {
      for (let at = plain.length - 1; at >= shortestBeginning; at--) {
        const beginning = known.get(plain.slice(0, at))
        if (beginning !== undefined) return agreeing(beginning, plain.slice(at))
      }
      return plain
    }
    return (text) => {
      if (marks.test(text) || lettersSay(text) <= 0) return text
      let before = ""
      return text.replace(/\p{L}+/gu, (typed) => {
        const plain = unmarked(typed)
        const word = asking.test(plain)
          ? agreeing(before, plain).slice(before.length)
          : (known.get(plain) ?? formOf(plain))
        before = word
        return inCaseOf(typed, word) ?? typed
      })
    }
  },
}
