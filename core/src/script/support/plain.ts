import { latinLike } from "#language/lookalikes.ts"
import { languages, packs, partsOf } from "#language/pack.ts"
import { support } from "#language/support.ts"
import type { Language } from "#script/settings.ts"

/** A text as it reads: without disguise by look-alike, full-width, invisible or accented-by-mark letters. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\u034F\u115F\u1160\u3164]+/gu, "")
    .replace(/[\u0370-\u04ff\u0500-\u058f\u0261]/gu, (letter) => latinLike(letter.toLowerCase()) ?? letter)

/** It as it reads, and that in the small letters of each language: to a pattern "İ" is no "i", and "I" no "ı". */
export const readingsOf = (text: string): ReadonlyArray<string> => {
  const read = plain(text)
  return [...new Set([read, ...languages.map((language) => lowerCase(read, language))])]
}

/** A text in the small letters of its language. */
export const lowerCase = (text: string, language: Language): string =>
  text.toLocaleLowerCase(packs[language].tag)

/** Its words in lower case, as they are compared. An apostrophe ends a word: "Ozempic'i" is "ozempic". */
export const wordsOf = (text: string, language: Language): ReadonlyArray<string> =>
  lowerCase(plain(text), language)
    .replace(/(?<=\p{L})n['’]t(?!\p{L})/gu, " not")
    .replace(/(?<=\p{L})['’]\p{L}+/gu, "")
    .match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|\d+(?:[.,]\d+)*/gu) ?? []

/** Whether two words are forms of one. Rough on purpose: it weighs in favour of whoever keeps to the given words. */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 3) return false
  const shared = sharedStart(short, long)
  if (shared >= 5) return true
  if (shared < 3) return false
  const [left, rest] = [short.slice(shared), long.slice(shared)]
  // "cure" and "curing", "grip" and "gribi"; but not "can" and "cancer".
  const isStem = left === "" || left === "e" || left === "y" || soft.get(left) === rest.slice(0, 1)
  return isStem && ending.test(soft.get(left) === rest.slice(0, 1) ? rest.slice(1) : rest)
}

const soft = new Map(
  partsOf(support, "softening").flatMap((pairs) =>
    pairs.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
  ),
)

/** What a short word of any language may end on. */
const ending = new RegExp(`^(?:|${partsOf(support, "wordEndings").join("|")})$`, "u")

const sharedStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}
