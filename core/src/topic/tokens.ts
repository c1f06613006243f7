import { stem } from "./stem.ts"
import { stopWords } from "./stop-words.ts"

const wordPattern = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** Spellings of one thing that must count as one: "vit D", "vitamin d3" and "d3" are all `vitamind`. */
const oneSpelling = (text: string): string =>
  text
    .replace(
      /\b(?:vitamin|vit)\.?[ -]?([abcdek])(?:[ -]?(\d{1,2}))?\b/g,
      (_, letter: string, number: string | undefined) =>
        `vitamin${letter}${number !== undefined && letter === "b" ? number : ""}`,
    )
    .replace(/\b(omega|type|t)[ -]([1236])s?\b/g, "$1$2")
    .replace(/\bd3\b/g, "vitamind")

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

/** Content words of a text in order. Stop words, single letters and plain numbers are left out and break pairs. */
export const tokensOf = (text: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  let previous: string | null = null
  for (const written of wordsOf(text)) {
    const word = written.endsWith("'s") ? written.slice(0, -2) : written
    if (stopWords.has(written) || stopWords.has(word) || word.length < 2 || /^\d+$/.test(word)) {
      previous = null
      continue
    }
    const root = stem(word)
    tokens.push({ stem: root, word, previous })
    previous = root
  }
  return tokens
}

/** Stems and neighbouring pairs (`hair_loss`) of a text, in order and with repetitions. */
export const termsOf = (text: string): ReadonlyArray<string> =>
  tokensOf(text).flatMap(({ stem: root, previous }) =>
    previous === null ? [root] : [root, `${previous}_${root}`],
  )
