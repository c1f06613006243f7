import { sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"

type Text = NonNullable<ReadPost["text"]>

/** Words of a text as they stand there, with the signs that end a phrase between them. */
const written = /[\p{L}\p{N}]+(?:(?:['’-]|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

/** A short form before a name ends no phrase ("St. Patrick"). */
const shortened = /\b(St|Dr|Mt)\. (?=\p{Lu})/gu

/** Characters of a body that its opening is. */
const opening = 300

/** A sentence of a body. Its terms are read when they are first asked for: those of most are never. */
export interface Sentence {
  readonly written: string
  readonly lower: string
  readonly asks: boolean
  readonly terms: () => ReadonlyArray<string>
}

/** A text as it was read: with each rise that its post belongs to, the same is asked of it again. */
export interface TextRead {
  readonly lowerTitle: string
  readonly lowerBody: string
  /** The words of the title and of the body's opening as they are written, and the signs between them. */
  readonly opening: () => ReadonlyArray<string>
  /** Sentences of the body, without those that hold no word. */
  readonly sentences: () => ReadonlyArray<Sentence>
}

const sentenceOf = (written: string): Sentence => {
  let terms: ReadonlyArray<string> | null = null
  return {
    written,
    lower: written.toLowerCase(),
    asks: written.trim().endsWith("?"),
    terms: () => (terms ??= sequenceOf(written)),
  }
}

const readText = ({ title, body }: Text): TextRead => {
  let words: ReadonlyArray<string> | null = null
  let sentences: ReadonlyArray<Sentence> | null = null
  return {
    opening: () =>
      (words ??= `${title} . ${body.slice(0, opening)}`.replaceAll(shortened, "$1 ").match(written) ?? []),
    lowerTitle: title.toLowerCase(),
    lowerBody: body.toLowerCase(),
    sentences: () =>
      (sentences ??= body
        .split(/(?<=[.!?])\s+|\n+/)
        .filter((sentence) => /\p{L}/u.test(sentence))
        .map(sentenceOf)),
  }
}

/** So many texts are held as they were read, and no longer than their posts are. */
const heldAtMost = 8192

const reads = ofSubjects(() => ({ held: new WeakMap<Text, TextRead>(), count: 0 }))

/** A text as it was read, once for each post that has it. */
export const textRead = (text: Text): TextRead => {
  const known = reads()
  const before = known.held.get(text)
  if (before !== undefined) return before
  if (known.count === heldAtMost) {
    known.held = new WeakMap()
    known.count = 0
  }
  const own = readText(text)
  known.held.set(text, own)
  known.count++
  return own
}
