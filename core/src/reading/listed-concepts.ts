import type { WordNumbers } from "#text/word-numbers.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed } from "#vocabulary/subjects.ts"
import { isWord, pairsEndedBy } from "./concepts.ts"
import { type Numbered, rowOfPost } from "./numbered-terms.ts"
import type { ReadPost } from "./read-post.ts"

/** What a term may be of a listed subject: one by itself, and the pairs that it ends, by their first term. */
interface Listed {
  readonly alone: boolean
  readonly pairs: ReadonlyMap<string, string> | null
}

const nothingListed: Listed = { alone: false, pairs: null }

const listedAs = (term: string): Listed => {
  if (!isWord(term)) return nothingListed
  const alone = isListed(term)
  const pairs = new Map([...pairsEndedBy(term)].filter(([, pair]) => isListed(pair)))
  return alone || pairs.size > 0 ? { alone, pairs: pairs.size > 0 ? pairs : null } : nothingListed
}

const listedBy = ofSubjects((): Map<string, Listed> => new Map())
const listedAtMost = 200_000

const knownAs = (term: string): Listed => {
  const known = listedBy()
  const before = known.get(term)
  if (before !== undefined) return before
  const own = listedAs(term)
  if (known.size < listedAtMost) known.set(term, own)
  return own
}

const take = (concepts: Array<string>, term: string, { alone, pairs }: Listed, before: string): void => {
  const pair = before === "" ? undefined : pairs?.get(before)
  if (alone && !concepts.includes(term)) concepts.push(term)
  if (pair !== undefined && !concepts.includes(pair)) concepts.push(pair)
}

/** Those of the known concepts of a text that stand in the list of subjects, in the same order. */
export const listedConceptsOf = (terms: ReadonlyArray<string>): ReadonlyArray<string> => {
  const concepts: Array<string> = []
  for (const [at, term] of terms.entries()) take(concepts, term, knownAs(term), terms[at - 1] ?? "")
  return concepts
}

/** What the words of a shelf may be, by their numbers: a month of posts is asked more than once. */
const tables = ofSubjects((): WeakMap<WordNumbers, Array<Listed | undefined>> => new WeakMap())

const tableOf = (words: WordNumbers): Array<Listed | undefined> => {
  const known = tables()
  const before = known.get(words)
  if (before !== undefined) return before
  const own: Array<Listed | undefined> = []
  known.set(words, own)
  return own
}

const inNumbers = (
  { words, block, from: start, to: end }: Numbered,
  from: number,
  to: number,
): ReadonlyArray<string> => {
  const table = tableOf(words)
  const concepts: Array<string> = []
  const [first, last] = [start + from, Math.min(start + to, end)]
  for (let at = first; at < last; at++) {
    const number = block[at] ?? -1
    if (number < 0) continue
    const listed = (table[number] ??= listedAs(words.termOf(number)))
    if (listed === nothingListed) continue
    const before = at === first ? -1 : (block[at - 1] ?? -1)
    take(concepts, words.termOf(number), listed, before < 0 ? "" : words.termOf(before))
  }
  return concepts
}

/** The same of the terms of a post, or of some of them: from one place up to another. */
export const listedConceptsIn = (post: ReadPost, from = 0, to = Infinity): ReadonlyArray<string> => {
  const held = rowOfPost(post)
  return held === null ? listedConceptsOf(post.terms.slice(from, to)) : inNumbers(held, from, to)
}
