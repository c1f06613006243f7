import { blocks, laidTexts, type LaidText, type Place, textAt } from "#text/blocks.ts"
import { numbered, type WordNumbers, wordNumbers } from "#text/word-numbers.ts"
import type { ReadPost } from "./read-post.ts"

/** Each different value once, by a number from 0 up: those that a month of posts shares are few. `keyOf` tells them apart. */
const valuesBy = <A>(keyOf: (value: A) => A | string) => {
  const numbers = new Map<A | string, number>()
  const known: Array<A> = []
  return {
    numberOf: (value: A): number => {
      const key = keyOf(value)
      const before = numbers.get(key)
      if (before !== undefined) return before
      numbers.set(key, known.length)
      return known.push(value) - 1
    },
    /** The value of a number that was given here. */
    of: (number: number | undefined): A => {
      const value = known[number ?? -1]
      if (value === undefined) throw new RangeError("No value has this number.")
      return value
    },
  }
}

/** Of values that are the same only where they are equal. */
const values = <A extends string | null>() => valuesBy<A>((value) => value)

/** Posts that are read afresh have questions of their own each, whatever they ask. */
const keyOfAsked = ({ title, questions }: ReadPost["asks"] | ReadPost["ownAsks"]): string =>
  `${title.join(" ")}\n${questions.join(" ")}`

/** What posts have in common: their words, and whatever else comes again and again. */
const sharedBy = (words: WordNumbers) => ({
  words,
  putIntoWords: wordyPosts(),
  languages: values<ReadPost["language"]>(),
  communities: values<ReadPost["community"]>(),
  asks: valuesBy<ReadPost["asks"]>(keyOfAsked),
  ownAsks: valuesBy<ReadPost["ownAsks"]>(keyOfAsked),
  intents: values<ReadPost["intent"]>(),
  sites: values<ReadPost["site"]>(),
  sensitive: values<ReadPost["sensitive"]>(),
})
type Shared = ReturnType<typeof sharedBy>

/** Posts of one shelf. */
const shelved = 4096

/** What is a number of each post, and the numbers of what it shares with others: a column each, outside of what is tidied up. */
const shelfOf = (shared: Shared) => ({
  shared,
  used: 0,
  createdAt: new Float64Array(shelved),
  link: new Float64Array(shelved),
  score: new Int32Array(shelved),
  comments: new Int32Array(shelved),
  titled: new Int32Array(shelved),
  about: new Int32Array(shelved),
  question: new Uint8Array(shelved),
  community: new Int32Array(shelved),
  asks: new Int32Array(shelved),
  ownAsks: new Int32Array(shelved),
  site: new Int32Array(shelved),
  language: new Uint8Array(shelved),
  intent: new Uint8Array(shelved),
  sensitive: new Uint8Array(shelved),
  from: new Int32Array(shelved),
  to: new Int32Array(shelved),
})
type Shelf = ReturnType<typeof shelfOf>

/** Puts a post on a shelf that has room, with the place of its terms; gives its own place there. */
const shelve = (shelf: Shelf, post: ReadPost, { from, to }: Place<Int32Array>): number => {
  const at = shelf.used++
  const { shared } = shelf
  shelf.createdAt[at] = post.createdAt
  shelf.link[at] = post.link
  shelf.score[at] = post.score
  shelf.comments[at] = post.comments
  shelf.titled[at] = post.titled
  shelf.about[at] = post.about
  shelf.question[at] = post.question ? 1 : 0
  shelf.language[at] = shared.languages.numberOf(post.language)
  shelf.community[at] = shared.communities.numberOf(post.community)
  shelf.asks[at] = shared.asks.numberOf(post.asks)
  shelf.ownAsks[at] = shared.ownAsks.numberOf(post.ownAsks)
  shelf.intent[at] = shared.intents.numberOf(post.intent)
  shelf.site[at] = shared.sites.numberOf(post.site)
  shelf.sensitive[at] = shared.sensitive.numberOf(post.sensitive)
  shelf.from[at] = from
  shelf.to[at] = to
  return at
}

type Text = NonNullable<ReadPost["text"]>

/** Stands between the parts of a text: neither a cleaned title nor an address holds a new line. */
const between = "\n"

const joined = ({ title, body, permalink }: Text): string => [title, permalink, body].join(between)

const readFrom = (laid: LaidText): Text => {
  const [title = "", permalink = "", ...body] = textAt(laid).split(between)
  return { title, body: body.join(between), permalink }
}

const wordsOf = (numbers: Int32Array, { termOf }: WordNumbers): ReadonlyArray<string> => {
  const words: Array<string> = []
  for (const number of numbers) words.push(number < 0 ? "" : termOf(number))
  return words
}

/** So many posts are held in words: those asked for last, which are asked for again. */
const wordy = 8192

/** The posts that were put into words last, each in the place of the one that was before as many. */
const wordyPosts = () => {
  const last: Array<LaidPost> = []
  let at = 0
  return (post: LaidPost): void => {
    last[at]?.forget()
    last[at] = post
    at = (at + 1) % wordy
  }
}

/** A post that lies on a shelf; its terms and text are words again for whoever asks for them. A copy by `...` loses all. */
export class LaidPost implements ReadPost {
  readonly id: ReadPost["id"]
  readonly authorKey: ReadPost["authorKey"]
  readonly template: ReadPost["template"]
  readonly block: Int32Array
  readonly shelf: Shelf
  readonly at: number
  readonly laidText: LaidText | null
  /** Its terms and its text in words, made when they are asked for: those of most posts never are. */
  said: ReadonlyArray<string> | null = null
  written: ReadPost["text"] = null

  constructor(post: ReadPost, shelf: Shelf, terms: Place<Int32Array>, text: LaidText | null) {
    this.id = post.id
    this.authorKey = post.authorKey
    this.template = post.template
    this.block = terms.block
    this.shelf = shelf
    this.at = shelve(shelf, post, terms)
    this.laidText = text
  }

  get _tag() {
    return "ReadPost" as const
  }
  get language() {
    return this.shelf.shared.languages.of(this.shelf.language[this.at])
  }
  get community() {
    return this.shelf.shared.communities.of(this.shelf.community[this.at])
  }
  get createdAt() {
    return this.shelf.createdAt[this.at] ?? 0
  }
  get link() {
    return this.shelf.link[this.at] ?? 0
  }
  get score() {
    return this.shelf.score[this.at] ?? 0
  }
  get comments() {
    return this.shelf.comments[this.at] ?? 0
  }
  get titled() {
    return this.shelf.titled[this.at] ?? 0
  }
  get about() {
    return this.shelf.about[this.at] ?? 0
  }
  get asks() {
    return this.shelf.shared.asks.of(this.shelf.asks[this.at])
  }
  get ownAsks() {
    return this.shelf.shared.ownAsks.of(this.shelf.ownAsks[this.at])
  }
  get intent() {
    return this.shelf.shared.intents.of(this.shelf.intent[this.at])
  }
  get question() {
    return this.shelf.question[this.at] === 1
  }
  get site() {
    return this.shelf.shared.sites.of(this.shelf.site[this.at])
  }
  get sensitive() {
    return this.shelf.shared.sensitive.of(this.shelf.sensitive[this.at])
  }
  get words(): WordNumbers {
    return this.shelf.shared.words
  }
  get from(): number {
    return this.shelf.from[this.at] ?? 0
  }
  get to(): number {
    return this.shelf.to[this.at] ?? 0
  }
  get terms(): ReadonlyArray<string> {
    if (this.said !== null) return this.said
    const said = wordsOf(this.numbers, this.words)
    // Those of history are hardly asked for twice.
    if (this.laidText === null) return said
    this.remember()
    return (this.said = said)
  }
  get numbers(): Int32Array {
    return this.block.subarray(this.from, this.to)
  }
  get text(): ReadPost["text"] {
    if (this.laidText === null || this.written !== null) return this.written
    this.remember()
    return (this.written = readFrom(this.laidText))
  }

  /** Counts it among the posts that are held in words, once. */
  remember(): void {
    if (this.said === null && this.written === null) this.shelf.shared.putIntoWords(this)
  }
  forget(): void {
    this.said = null
    this.written = null
  }
}

/** Takes posts one after the other, and gives each back as it is held: in a fourth of the memory, and of less to tidy up. */
export const heldPosts = (): ((post: ReadPost) => ReadPost) => {
  const words = wordNumbers()
  const layTerms = blocks((length) => new Int32Array(length))
  const layText = laidTexts()
  const shared = sharedBy(words)
  let shelf = shelfOf(shared)
  return (post) => {
    if (shelf.used === shelved) shelf = shelfOf(shared)
    const text = post.text === null ? null : layText(joined(post.text))
    return new LaidPost(post, shelf, layTerms(numbered(post.terms, words)), text)
  }
}
