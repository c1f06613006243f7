import { isWord } from "#reading/concepts.ts"
import type { NumberedTerms } from "#reading/numbered-terms.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { hashOf } from "#text/hash.ts"

/** The different concepts of one post, in order: `ids` up to `length`, and 64 bits that tell most other concepts from them. */
export interface Concepts {
  readonly ids: Array<number>
  length: number
  /** So many of them, from the first, stand in the title. */
  titled: number
  low: number
  high: number
}

/** What is asked of the words of some posts, by their numbers; each word is looked at once. */
export const conceptsIn = ({ words, rowOf }: NumberedTerms) => {
  const count = words.count()
  /** 1 for a word that stands for something, 2 for one that does not. */
  const kinds = new Uint8Array(count)
  const hashes = new Int32Array(count)
  /** Which post each word was met in last: two numbers a post, the higher for those of its title. */
  const ownTurns = new Int32Array(count)
  const otherTurns = new Int32Array(count)
  let ownTurn = 1
  let otherTurn = 0
  const own: Concepts = { ids: [], length: 0, titled: 0, low: 0, high: 0 }
  const isConcept = (id: number): boolean => {
    const known = kinds[id]
    if (known !== 0) return known === 1
    const term = words.termOf(id)
    const is = isWord(term)
    kinds[id] = is ? 1 : 2
    if (is) hashes[id] = hashOf(term)
    return is
  }
  return {
    hashOf: (id: number): number => hashes[id] ?? 0,
    /** The concepts of a post; they stand, and others are compared with them, until the next are asked for. */
    of: (post: ReadPost): Concepts => {
      const { block, from, to } = rowOf(post)
      const { titled } = post
      ownTurn += 2
      own.length = 0
      own.titled = 0
      own.low = 0
      own.high = 0
      for (let at = from; at < to; at++) {
        const id = block[at] ?? -1
        if (id < 0 || (ownTurns[id] ?? 0) >= ownTurn || !isConcept(id)) continue
        const isTitled = at < from + titled
        ownTurns[id] = isTitled ? ownTurn + 1 : ownTurn
        own.ids[own.length++] = id
        if (isTitled) own.titled = own.length
        const bit = hashes[id] ?? 0
        if ((bit & 32) === 0) own.low |= 1 << (bit & 31)
        else own.high |= 1 << (bit & 31)
      }
      return own
    },
    /** How many of the concepts asked for last another post holds. */
    sharedWith: (other: ReadPost): number => {
      const { block, from, to } = rowOf(other)
      otherTurn++
      let shared = 0
      for (let at = from; at < to; at++) {
        const id = block[at] ?? -1
        if (id < 0 || (ownTurns[id] ?? 0) < ownTurn || otherTurns[id] === otherTurn) continue
        otherTurns[id] = otherTurn
        shared++
      }
      return shared
    },
    /** How many of those asked for last that stand in the title stand in the title of another post. */
    sharedTitleWith: (other: ReadPost): number => {
      const { block, from } = rowOf(other)
      const end = from + other.titled
      otherTurn++
      let shared = 0
      for (let at = from; at < end; at++) {
        const id = block[at] ?? -1
        if (id < 0 || ownTurns[id] !== ownTurn + 1 || otherTurns[id] === otherTurn) continue
        otherTurns[id] = otherTurn
        shared++
      }
      return shared
    },
  }
}
