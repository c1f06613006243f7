import { blocks, laidTexts, type LaidText, type Place, textAt } from "#text/blocks.ts"
import { numbered, type WordNumbers, wordNumbers } from "#text/word-numbers.ts"
import type { ReadPost } from "./read-post.ts"

/** A post whose terms and text lie on a shelf; they are words again for whoever asks for them. A copy by `...` loses both. */
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
  readonly words: WordNumbers
  readonly block: Int32Array
  readonly from: number
  readonly to: number
  readonly laidText: LaidText | null
  /** Its terms and its text in words, made when they are first asked for: those of most posts never are. */
  said: ReadonlyArray<string> | null = null
  written: ReadPost["text"] = null

  constructor(
    post: ReadPost,
    words: WordNumbers,
    { block, from, to }: Place<Int32Array>,
    text: LaidText | null,
  ) {
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
    this.words = words
    this.block = block
    this.from = from
    this.to = to
    this.laidText = text
  }

  get terms(): ReadonlyArray<string> {
    return (this.said ??= wordsOf(this.numbers, this.words))
  }

  get numbers(): Int32Array {
    return this.block.subarray(this.from, this.to)
  }

  get text(): ReadPost["text"] {
    return this.laidText === null ? null : (this.written ??= readFrom(this.laidText))
  }
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

/** Takes posts one after the other, and gives each back as it is held: in a third of the memory, and of less to tidy up. */
export const heldPosts = (): ((post: ReadPost) => ReadPost) => {
  const words = wordNumbers()
  const layTerms = blocks((length) => new Int32Array(length))
  const layText = laidTexts()
  return (post) =>
    new HeldPost(
      post,
      words,
      layTerms(numbered(post.terms, words)),
      post.text === null ? null : layText(joined(post.text)),
    )
}

/** The terms of a post by their numbers, where they lie on its shelf; below zero where words are parted. */
export interface Numbered extends Place<Int32Array> {
  readonly words: WordNumbers
}

/** Those of a post that is held; null for any other. */
export const rowOfPost = (post: ReadPost): Numbered | null => (post instanceof HeldPost ? post : null)

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
  const words = first instanceof HeldPost ? first.words : wordNumbers()
  const heldHere = (post: ReadPost): HeldPost | null =>
    post instanceof HeldPost && post.words === words ? post : null
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

/** The words that stand in any of the posts. */
export const wordsIn = (posts: ReadonlyArray<ReadPost>): ReadonlySet<string> => {
  const { words, termsOf } = numberedTerms(posts)
  const met = new Uint8Array(words.count())
  for (const post of posts) for (const number of termsOf(post)) if (number >= 0) met[number] = 1
  return new Set(
    Array.from(met.keys()).flatMap((number) => (met[number] === 1 ? [words.termOf(number)] : [])),
  )
}
