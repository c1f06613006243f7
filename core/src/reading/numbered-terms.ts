import type { Place } from "#text/blocks.ts"
import { numbered, type WordNumbers, wordNumbers } from "#text/word-numbers.ts"
import { LaidPost } from "./held-post.ts"
import type { ReadPost } from "./read-post.ts"

/** The terms of a post by their numbers, where they lie on its shelf; below zero where words are parted. */
export interface Numbered extends Place<Int32Array> {
  readonly words: WordNumbers
}

/** Those of a post that is held; null for any other. */
export const rowOfPost = (post: ReadPost): Numbered | null => (post instanceof LaidPost ? post : null)

/** The terms of posts by numbers that hold for all of them. */
export interface NumberedTerms {
  readonly words: WordNumbers
  readonly termsOf: (post: ReadPost) => Int32Array
  /** The same where they lie, without anything made anew. */
  readonly rowOf: (post: ReadPost) => Place<Int32Array>
}

const placed = (block: Int32Array): Place<Int32Array> => ({ block, from: 0, to: block.length })

/** Posts that are held together are numbered already; others are here, each once. */
export const numberedTerms = (posts: ReadonlyArray<ReadPost>): NumberedTerms => {
  const [first] = posts
  const words = first instanceof LaidPost ? first.words : wordNumbers()
  const heldHere = (post: ReadPost): LaidPost | null =>
    post instanceof LaidPost && post.words === words ? post : null
  const others = new Map<ReadPost, Place<Int32Array>>()
  for (const post of posts) if (heldHere(post) === null) others.set(post, placed(numbered(post.terms, words)))
  const rowOf = (post: ReadPost): Place<Int32Array> =>
    heldHere(post) ?? others.get(post) ?? placed(numbered(post.terms, words))
  return {
    words,
    rowOf,
    termsOf: (post) => {
      const { block, from, to } = rowOf(post)
      return block.subarray(from, to)
    },
  }
}

/** Those of the posts that hold a stem, or two neighbouring ones; told by numbers, so that no post is put into words. */
export const holdingIn = (posts: ReadonlyArray<ReadPost>, concept: string): ReadonlyArray<ReadPost> => {
  const { words, termsOf } = numberedTerms(posts)
  const parts = concept.split("_").map(words.idOf)
  return posts.filter((post) => {
    const ids = termsOf(post)
    for (let at = ids.indexOf(parts[0] ?? -1); at >= 0; at = ids.indexOf(parts[0] ?? -1, at + 1))
      if (parts.every((part, next) => ids[at + next] === part)) return true
    return false
  })
}

/** Tells whether a word stands in any of the posts. */
export const wordsIn = (posts: ReadonlyArray<ReadPost>): Pick<ReadonlySet<string>, "has"> => {
  const { words, rowOf } = numberedTerms(posts)
  const met = new Uint8Array(words.count())
  for (const post of posts) {
    const { block, from, to } = rowOf(post)
    for (let at = from; at < to; at++) {
      const number = block[at] ?? -1
      if (number >= 0) met[number] = 1
    }
  }
  return { has: (word) => met[words.known(word)] === 1 }
}
