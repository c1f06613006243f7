import { packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"

/** Letters of other alphabets that look like a Latin one. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: "a",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    у: "y",
    х: "x",
    і: "i",
    ѕ: "s",
    ј: "j",
    к: "k",
    м: "m",
    т: "t",
    в: "b",
    н: "h",
    ԁ: "d",
    ɡ: "g",
    ո: "n",
    α: "a",
    ε: "e",
    ο: "o",
    ρ: "p",
    υ: "u",
    χ: "x",
    ι: "i",
    κ: "k",
    ν: "v",
    τ: "t",
    η: "n",
    μ: "m",
    β: "b",
    ϲ: "c",
    γ: "y",
    ω: "w",
    σ: "o",
  }),
)

/** A text as it reads: without disguise by look-alike, full-width, invisible or accented-by-mark letters. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\u034F\u115F\u1160\u3164]+/gu, "")
    .replace(
      /[\u0370-\u04ff\u0500-\u058f\u0261]/gu,
      (letter) => lookalikes.get(letter.toLowerCase()) ?? letter,
    )

/** Its words in lower case, as they are compared. An apostrophe ends a word: "Ozempic'i" is "ozempic". */
export const wordsOf = (text: string, language: Language): ReadonlyArray<string> =>
  plain(text)
    .toLocaleLowerCase(packs[language].tag)
    .replace(/(?<=\p{L})n['’]t(?!\p{L})/gu, " not")
    .replace(/(?<=\p{L})['’]\p{L}+/gu, "")
    .match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|\d+(?:[.,]\d+)*/gu) ?? []

/** Whether two words are forms of one. Rough on purpose: it weighs in favour of whoever keeps to the given words. */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 3) return false
  const shared = sharedStart(a, b)
  return shared >= 5 || (shared >= 3 && shared >= shorter - 1 && Math.abs(a.length - b.length) <= 4)
}

const sharedStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}
