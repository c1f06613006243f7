import { stem } from "./stem.ts"
import { stopWords } from "./stop-words.ts"

/** A point between digits belongs to them: a race is "70.3". */
const wordPattern = /[\p{L}\p{N}]+(?:(?:['-]|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)*/gu
/** Words, and the signs that end a phrase. */
const partPattern = new RegExp(`${wordPattern.source}|[.!?;:,()[\\]"/]`, "gu")

/**
 * Spellings of one thing that must count as one: "vit D", "vitamin d3" and "d3" are all `vitamind`; and two things of
 * one stem that must not: smoked salmon is no smoking, and of vitamin E, written as one, nothing but "vitamin" would be left.
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
        `vitamin${letter === "e" ? "ee" : letter}${number !== undefined && letter === "b" ? number : ""}`,
    )
    .replace(/\b(omega|type|t)[ -]([1236])s?\b/g, "$1$2")
    .replace(/\bd3\b(?! (?:swimm|athlet|school|colleg|coach|team|track|runn|player))/g, "vitamind")
}

/** "Chin ups", "chinups" and a "chin-up" are `chin-ups`, and no chin. */
const oneExercise = (text: string): string =>
  text.replace(/\b(chin|pull|push|sit)(?:[ -]?ups|-?up)\b/g, "$1-ups")

/** "BPC-157" and "BPC157", "GLP-1" and "GLP1" are one name each. */
const oneName = (text: string): string =>
  /-\d/.test(text)
    ? text.replace(/(?<![\p{L}\p{N}-])(\p{L}{2,8})-(\d{1,4})(?![\p{L}\p{N}-])/gu, "$1$2")
    : text

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
const dayFirst = new RegExp(`\\b(\\d{1,2}|fourth)(?:st|nd|rd|th)?(?: of)? (${months})\\b`, "g")
const monthFirst = new RegExp(`\\b(${months}) (\\d{1,2}|fourth)(?:st|nd|rd|th)?\\b(?![.:%/])`, "g")

/** "4th of July" and "July 4" are one day of the year. */
const oneDay = (text: string): string => {
  if (!/(?:\d|fourth)/.test(text) || !/jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec/.test(text)) return text
  const joined = (month: string, day: string): string =>
    `${month.slice(0, 3)}${day === "fourth" ? 4 : day}day`
  return text
    .replace(dayFirst, (_, day: string, month: string) => joined(month, day))
    .replace(monthFirst, (_, month: string, day: string) => joined(month, day))
}

const withoutMarkup = (text: string): string => {
  let plain = text
  if (plain.includes("://")) plain = plain.replace(/https?:\/\/\S+/g, " ")
  if (plain.includes("&")) plain = plain.replace(/&#?\w+;/g, " ")
  return plain.includes("](") ? plain.replace(/\[([^[\]]*)\]\([^)[\]]*\)/g, "$1") : plain
}

const plainOf = (text: string): string =>
  oneDay(oneName(oneExercise(oneSpelling(withoutMarkup(text).toLowerCase().replaceAll("’", "'")))))

/** Lower-case words of a text, in order, without addresses and mark-up. */
export const wordsIn = (text: string): ReadonlyArray<string> => plainOf(text).match(wordPattern) ?? []

/** The same with the signs that end a phrase between them. */
export const partsIn = (text: string): ReadonlyArray<string> => plainOf(text).match(partPattern) ?? []

/** A content word: its stem and the form it was written in. */
export interface Token {
  readonly stem: string
  readonly word: string
  /** The stem of the content word directly before it, or null across a stop word or the start. */
  readonly previous: string | null
}

const withoutOwner = (written: string): string => (written.endsWith("'s") ? written.slice(0, -2) : written)

const rootOf = (written: string): string | null => {
  const word = withoutOwner(written)
  return word.length < 2 || stopWords.has(written) || stopWords.has(word) || /^\d+(?:\.\d+)*$/.test(word)
    ? null
    : stem(word)
}

/** Roots of words met before: a forum's words are few, its posts many. */
const known = new Map<string, string | null>()
const knownAtMost = 200_000

/** The stem of a content word, or null for a stop word, a single letter or a plain number. */
export const knownRootOf = (written: string): string | null => {
  const before = known.get(written)
  if (before !== undefined) return before
  const root = rootOf(written)
  if (known.size < knownAtMost) known.set(written, root)
  return root
}

/** Hands over the content words of a text in order: stem, form, and the stem before it if nothing stands between. */
export const eachToken = (
  text: string,
  take: (root: string, written: string, previous: string | null) => void,
): void => {
  let previous: string | null = null
  for (const written of wordsIn(text)) {
    const root = knownRootOf(written)
    if (root !== null) take(root, written, previous)
    previous = root
  }
}

/** Content words of a text in order. Stop words, single letters and plain numbers are left out and break pairs. */
export const tokensOf = (text: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  eachToken(text, (root, written, previous) =>
    tokens.push({ stem: root, word: withoutOwner(written), previous }),
  )
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
