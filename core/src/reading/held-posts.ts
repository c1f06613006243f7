import { growing } from "#text/growing.ts"
import { numbered, type WordNumbers, wordNumbers } from "#text/word-numbers.ts"
import type { ReadPost } from "./read-post.ts"

/** The terms of many posts side by side, as numbers: a sixth of what lists of words take. */
interface Shelf {
  readonly words: WordNumbers
  readonly terms: (from: number, to: number) => Int32Array
}

/** A post whose terms lie on a shelf; they are words again for whoever asks for them. */
class HeldPost implements ReadPost {
  readonly _tag = "ReadPost"
  readonly id: ReadPost["id"]
  readonly language: ReadPost["language"]
  readonly community: ReadPost["community"]
  readonly createdAt: ReadPost["createdAt"]
  readonly score: ReadPost["score"]
  readonly comments: ReadPost["comments"]
  readonly authorKey: ReadPost["authorKey"]
  readonly titled: ReadPost["titled"]
  readonly about: ReadPost["about"]
  readonly asks: ReadPost["asks"]
  readonly ownAsks: ReadPost["ownAsks"]
  readonly intent: ReadPost["intent"]
  readonly question: ReadPost["question"]
  readonly template: ReadPost["template"]
  readonly site: ReadPost["site"]
  readonly sensitive: ReadPost["sensitive"]
  readonly text: ReadPost["text"]
  readonly shelf: Shelf
  readonly from: number
  readonly to: number
  /** Its terms in words, made when they are first asked for: those of most posts never are. */
  said: ReadonlyArray<string> | null = null

  constructor(post: ReadPost, shelf: Shelf, from: number, to: number) {
    this.id = post.id
    this.language = post.language
    this.community = post.community
    this.createdAt = post.createdAt
    this.score = post.score
    this.comments = post.comments
    this.authorKey = post.authorKey
    this.titled = post.titled
    this.about = post.about
    this.asks = post.asks
    this.ownAsks = post.ownAsks
    this.intent = post.intent
    this.question = post.question
    this.template = post.template
    this.site = post.site
    this.sensitive = post.sensitive
    this.text = post.text
    this.shelf = shelf
    this.from = from
    this.to = to
  }

  get terms(): ReadonlyArray<string> {
    return (this.said ??= wordsOf(this.numbers, this.shelf.words))
  }

  get numbers(): Int32Array {
    return this.shelf.terms(this.from, this.to)
  }
}

const wordsOf = (numbers: Int32Array, { termOf }: WordNumbers): ReadonlyArray<string> => {
  const words: Array<string> = []
  for (const number of numbers) words.push(number < 0 ? "" : termOf(number))
  return words
}

/** Takes posts one after the other, and gives each back as it is held. */
export const heldPosts = (): ((post: ReadPost) => ReadPost) => {
  const terms = growing()
  const shelf: Shelf = { words: wordNumbers(), terms: terms.values }
  return (post) => {
    const from = terms.length()
    for (const number of numbered(post.terms, shelf.words)) terms.push(number)
    return new HeldPost(post, shelf, from, terms.length())
  }
}

/** The terms of a post by their numbers; below zero where words are parted. */
export interface Numbered {
  readonly words: WordNumbers
  readonly numbers: Int32Array
}

/** Those of a post that is held; null for any other. */
export const numbersOf = (post: ReadPost): Numbered | null =>
  post instanceof HeldPost ? { words: post.shelf.words, numbers: post.numbers } : null

/** The terms of posts by numbers that hold for all of them. */
export interface NumberedTerms {
  readonly words: WordNumbers
  readonly termsOf: (post: ReadPost) => Int32Array
}

/** Posts of one shelf are numbered already; others are here, each once. */
export const numberedTerms = (posts: ReadonlyArray<ReadPost>): NumberedTerms => {
  const [first] = posts
  const shelf = first instanceof HeldPost ? first.shelf : null
  const words = shelf?.words ?? wordNumbers()
  const onShelf = (post: ReadPost): HeldPost | null =>
    post instanceof HeldPost && post.shelf === shelf ? post : null
  const others = new Map<ReadPost, Int32Array>()
  for (const post of posts) if (onShelf(post) === null) others.set(post, numbered(post.terms, words))
  return {
    words,
    termsOf: (post) => onShelf(post)?.numbers ?? others.get(post) ?? numbered(post.terms, words),
  }
}

/** The words that stand in any of the posts. */
export const wordsIn = (posts: ReadonlyArray<ReadPost>): ReadonlySet<string> => {
  const { words, termsOf } = numberedTerms(posts)
  const met = new Uint8Array(words.count())
  for (const post of posts) for (const number of termsOf(post)) if (number >= 0) met[number] = 1
  return new Set(
    Array.from(met.keys()).flatMap((number) => (met[number] === 1 ? [words.termOf(number)] : [])),
  )
}
