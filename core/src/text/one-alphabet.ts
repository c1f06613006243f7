import { latinLike } from "#language/lookalikes.ts"

/** Letters in another width or style: "ｃｒｅａｔｉｎｅ", "𝗰𝗿𝗲𝗮𝘁𝗶𝗻𝗲", "ﬁ". Other signs keep what they say: NFKC makes "Ozempic™" "OzempicTM". */
const styled = /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu

/** Signs that are not seen, between two letters; elsewhere they join pictures. */
const unseen = /(?<=\p{L})[\u00AD\u200B-\u200D\u2060\uFEFF]+(?=\p{L})/gu

const mixed = /\p{L}+/gu
const cyrillic = /\p{Script=Cyrillic}/u
const latin = /\p{Script=Latin}/u
const greekInside = /(?<=\p{Script=Latin})\p{Script=Greek}+(?=\p{Script=Latin})/gu

const drawnLatin = (letter: string): string => {
  if (latin.test(letter)) return letter
  const small = letter.toLowerCase()
  const like = latinLike(small)
  return like === undefined ? letter : letter === small ? like : like.toUpperCase()
}

/** A word of two alphabets in Latin letters, when each strange one is drawn like one of them; else as it stands. */
const inLatin = (word: string): string => {
  if (!latin.test(word)) return word
  const letters = Array.from(word)
  const strange = letters.filter((letter) => cyrillic.test(letter)).length
  // A Greek letter at an end is meant: "μg", "TNFα".
  const drawn =
    strange === 0 || strange * 2 > letters.length
      ? word.replace(greekInside, (some) => Array.from(some, drawnLatin).join(""))
      : letters.map(drawnLatin).join("")
  return isReadable(drawn) ? drawn : word
}

/** Whether all letters of a word are Latin. */
export const isReadable = (word: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(word)

/**
 * A text in one alphabet: letters of other widths and styles as they are usually written (NFKC), and words that mix Latin
 * with letters of another alphabet that are drawn alike in Latin ones. Anything else stays as it is.
 */
export const inOneAlphabet = (text: string): string => {
  if (/^[\x20-\x7e\s]*$/.test(text)) return text
  const plain = text
    .normalize("NFC")
    .replace(styled, (letters) => letters.normalize("NFKC"))
    .replace(unseen, "")
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(plain) ? plain.replace(mixed, inLatin) : plain
}
