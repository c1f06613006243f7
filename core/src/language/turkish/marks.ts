import { lettersSay, unmarked } from "#text/letters.ts"
import { markedWords } from "./marked-words.gen.ts"

/** With one of these a text was not typed on a keyboard without them; `I` may be one of either sort. */
const marks = /[çğıöşüÇĞİÖŞÜ]/u

const isSpokenAtTheBack = (said: string): boolean => /[aıou][^aeıioöuü]*$/u.test(said)

const isSpokenInFront = (said: string): boolean => /[eiöü][^aeıioöuü]*$/u.test(said)

/** An ending behind what is said before it: its narrow vowels are spoken at the back or in front as the vowel before them. */
export const agreeing = (said: string, ending: string): string => {
  let so = said
  for (const letter of ending) {
    if (letter === "i" && isSpokenAtTheBack(so)) so += "ı"
    else if (letter === "u" && isSpokenInFront(so)) so += "ü"
    else so += letter
  }
  return so
}

/** What asks follows the word before it as an ending would, and stands apart: "olur mu", "içer miyim". */
export const asking = /^m[iu](?:s[iu]n(?:[iu]z)?|y[iu][mz]|yd[iu]|yken|d[iu]r)?$/

/** Endings whose marks no vowel tells: -dığı, -lığı, -acağı, -mış; and -abil-, which does not agree. */
const endings: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=[aeıioöuü][dtlc]*[dtlr][ıiuü])g(?=[ıiuü])/gu, "ğ"],
  [/(?<=[ae]c[ae])g(?=[ıi])/gu, "ğ"],
  [/(?<=m[ıiuü])s(?=$|t[ıiuü]|s[ae]|l[ae]r|[ıi])/gu, "ş"],
  [/(?<=ab)ıl/gu, "il"],
]

/** What somebody begins to say, with the rest of the word as it then sounds. */
const continued = (said: string, rest: string): string => {
  const whole = endings.reduce((so, [pattern, letter]) => so.replace(pattern, letter), agreeing(said, rest))
  return said + whole.slice(said.length)
}

/** So few letters are the beginning of too many words. */
const shortestBeginning = 3

/**
 * A word with its marks, by those that are known; an unknown one by its longest known beginning, or by its first vowel.
 * The letters stay as many.
 */
export const markedBy =
  (known: ReadonlyMap<string, string>) =>
  (plain: string): string => {
    const word = known.get(plain)
    if (word !== undefined) return word
    for (let at = plain.length - 1; at >= shortestBeginning; at -= 1) {
      const beginning = known.get(plain.slice(0, at))
      if (beginning !== undefined) return continued(beginning, plain.slice(at))
    }
    const vowel = plain.search(/[aeiou]/) + 1
    return vowel === 0 ? plain : continued(plain.slice(0, vowel), plain.slice(vowel))
  }

/** No word is longer; what is gets no marks, however it is put together. */
const longest = 40

let made: ((plain: string) => string) | undefined

const markedWord = (plain: string): string => {
  made ??= markedBy(new Map(markedWords.split(/\s+/u).map((word) => [unmarked(word), word])))
  return made(plain)
}

/**
 * A text in small letters with the marks that a keyboard without them left out: "tansiyonu dusurur" is "tansiyonu
 * düşürür". Written with marks, or in letters that speak for another language, it stays as it is.
 */
export const withMarks = (plain: string, written: string): string => {
  if (marks.test(written) || lettersSay(plain) <= 0) return plain
  let before = ""
  return plain.replace(/\p{L}+/gu, (typed) => {
    if (typed.length > longest) return typed
    const bare = unmarked(typed)
    const word = asking.test(bare) ? agreeing(before, bare).slice(before.length) : markedWord(bare)
    before = word
    // Every letter has its place in the text as written.
    return word.length === typed.length ? word : typed
  })
}
