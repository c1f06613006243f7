import { stem } from "./stem.ts"
import { stopWords } from "./stop-words.ts"

const wordPattern = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/**
 * Spellings of one thing that must count as one: "vit D", "vitamin d3" and "d3" are all `vitamind`; and two things of
 * one stem that must not: smoked salmon is no smoking.
 */
const oneSpelling = (text: string): string => {
  if (!/vit|omega|type|\bt[ -]|d3|smoked/.test(text)) return text
  return text
    .replace(
      /(?<!\b(?:i|i've|have|has|had|he|she|we|they|who|never|not|ever|just|only|always) )\bsmoked\b/g,
      "smokedfood",
    )
    .replace(
      /\b(?:vitamin|vit)\.?[ -]?([abcdek])(?:[ -]?(\d{1,2}))?\b/g,
      (_, letter: string, number: string | undefined) =>
        `vitamin${letter}${number !== undefined && letter === "b" ? number : ""}`,
    )
    .replace(/\b(omega|type|t)[ -]([1236])s?\b/g, "$1$2")
    .replace(/\bd3\b/g, "vitamind")
}

/** Lower-case words of a text, in order, without addresses and mark-up. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  oneSpelling(
    text
      .replace(/https?:\/\/\S+/g, " ")
      .replace(/&#?\w+;/g, " ")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll("’", "'"),
  ).match(wordPattern) ?? []

/** A content word: its stem and the form it was written in. */
export interface Token {
  readonly stem: string
  readonly word: string
  /** The stem of the content word directly before it, or null across a stop word or the start. */
  readonly previous: string | null
}

/** Hands over the content words of a text in order: stem, form, and the stem before it if nothing stands between. */
const eachToken = (
  text: string,
  take: (root: string, word: string, previous: string | null) => void,
): void => {
  let previous: string | null = null
  for (const written of wordsOf(text)) {
    const word = written.endsWith("'s") ? written.slice(0, -2) : written
    if (word.length < 2 || stopWords.has(written) || stopWords.has(word) || /^\d+$/.test(word)) {
      previous = null
      continue
    }
    const root = stem(word)
    take(root, word, previous)
    previous = root
  }
}

/** Content words of a text in order. Stop words, single letters and plain numbers are left out and break pairs. */
export const tokensOf = (text: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  eachToken(text, (root, word, previous) => tokens.push({ stem: root, word, previous }))
  return tokens
}

/** Stems and neighbouring pairs (`hair_loss`) of a text, in order and with repetitions. */
export const termsOf = (text: string): ReadonlyArray<string> => {
  const terms: Array<string> = []
  eachToken(text, (root, _, previous) => {
    terms.push(root)
    if (previous !== null) terms.push(`${previous}_${root}`)
  })
  return terms
}
