import { rowOfStem, vectorOf, vectorOfRows } from "#text/lexicon.ts"
import type { WordNumbers } from "#text/word-numbers.ts"
import { isWord, stemsOf } from "./concepts.ts"
import { type Numbered, rowOfPost } from "./numbered-terms.ts"
import type { ReadPost } from "./read-post.ts"

/** The different words of a post but for some. The direction is to be asked for before those of the next post. */
export interface OtherWords {
  readonly count: number
  readonly direction: () => Float64Array
}

/** What is known of the words of a shelf by their numbers, each found when it is first met. */
interface Shelf {
  /** 0 for what was not met yet, 1 for what is no word, else the word's row in the table of vectors and three. */
  codes: Int32Array
  /** When each word was met last, by the number of the post that was asked. */
  turns: Int32Array
  turn: number
}

const shelves = new WeakMap<WordNumbers, Shelf>()

const shelfOf = (words: WordNumbers): Shelf => {
  const known = shelves.get(words)
  const count = words.count()
  if (known !== undefined && known.codes.length >= count) return known
  const own = { codes: new Int32Array(count), turns: new Int32Array(count), turn: 0 }
  shelves.set(words, own)
  return own
}

const codeOf = (term: string): number => (isWord(term) ? rowOfStem(term) + 3 : 1)

const rows: Array<number> = []

const inNumbers = ({ words, block, from, to }: Numbered, but: ReadonlyArray<string>): OtherWords => {
  const { codes, turns, turn } = nextTurn(shelfOf(words))
  for (const term of but) {
    const number = words.known(term)
    if (number >= 0) turns[number] = turn
  }
  let count = 0
  for (let at = from; at < to; at++) {
    const number = block[at] ?? -1
    if (number < 0 || turns[number] === turn) continue
    turns[number] = turn
    const code = (codes[number] ||= codeOf(words.termOf(number)))
    if (code > 1) rows[count++] = code - 3
  }
  return { count, direction: () => vectorOfRows(rows, count) }
}

const nextTurn = (shelf: Shelf): Shelf => {
  shelf.turn++
  return shelf
}

/** The different words of a post, but for some. */
export const otherWordsOf = (post: ReadPost, but: ReadonlyArray<string>): OtherWords => {
  const held = rowOfPost(post)
  if (held !== null) return inNumbers(held, but)
  const others = stemsOf(post.terms).filter((term) => !but.includes(term))
  return { count: others.length, direction: () => vectorOf(others) }
}
