import { heldPosts } from "#reading/held-post.ts"
import type { Post } from "#reading/post.ts"
import { readingOf, type ReadPost, isReadPost, withoutText, withText } from "#reading/read-post.ts"
import { documentOfReading, readingInDocument } from "#reading/reading-document.ts"

const daySeconds = 86_400
const days = 31
/** Posts of the last week keep their text, as in a day's run. */
const textDays = 7
/** Rows that a store gives at once. */
const pageSize = 2000
/** One post in so many holds a word that hardly another one holds. */
const rarely = 20

/** A post as a store holds it, with the JSON of what was read of it. */
export interface StoredPost {
  readonly post: Post
  readonly document: string
}

export const storedPost = (post: Post): StoredPost => ({
  post,
  document: JSON.stringify(documentOfReading(readingOf(post))),
})

/** So many words of one text are followed by as many of the other. */
const inARow = 5

/** The words of two texts in turn, so that no two of a million are copies. */
const mixed = (one: string, other: string, rare: string): string => {
  const [first, second] = [one.split(" "), other.split(" ")]
  const words = first.map((word, at) => (Math.floor(at / inARow) % 2 === 0 ? word : (second[at] ?? word)))
  return (rare === "" ? words : [...words, rare]).join(" ")
}

/** Rows as a driver hands them over, each with a document made anew; the same `at` gives the same row. */
const rowAt = (held: ReadonlyArray<StoredPost>, at: number, count: number, asOf: number) => {
  const one = held[at % held.length]
  const other = held[(at * 7 + Math.floor(at / held.length) * 13) % held.length]
  if (one === undefined || other === undefined) throw new Error("There are no posts to make others of.")
  const createdAt = Math.floor(asOf - ((count - at - 0.5) / count) * days * daySeconds)
  const isRecent = createdAt >= asOf - textDays * daySeconds
  const document = JSON.parse(one.document)
  const second = JSON.parse(other.document)
  if (typeof document.terms === "string" && typeof second.terms === "string") {
    document.terms = mixed(document.terms, second.terms, at % rarely === 0 ? `word${at}` : "")
    if (document.template !== undefined) document.template = `${at.toString(36)}mark`
    if (document.link !== undefined) document.link = at + 1
  }
  const post: Post = {
    ...one.post,
    id: `post${at}`,
    authorKey: `author${at.toString(36)}`,
    createdAt,
    title: isRecent ? mixed(one.post.title, other.post.title, "") : "",
    body: isRecent ? mixed(one.post.body.slice(0, 600), other.post.body.slice(0, 600), "") : "",
    permalink: `https://www.reddit.com/r/${one.post.community}/comments/${at}/`,
  }
  return { post, document }
}

/** `count` stored posts spread evenly over 31 days before `asOf`, in pages that nobody holds together. */
export const storedPages = function* (held: ReadonlyArray<StoredPost>, count: number, asOf: number) {
  for (let from = 0; from < count; from += pageSize)
    yield Array.from({ length: Math.min(pageSize, count - from) }, (_, at) =>
      rowAt(held, from + at, count, asOf),
    )
}

/** The posts of one page made ready for counting by what was read of them before, and held as a run holds them. */
export const readyOf = (
  page: ReadonlyArray<{ readonly post: Post; readonly document: unknown }>,
  asOf: number,
  hold: (post: ReadPost) => ReadPost = heldPosts(),
): ReadonlyArray<ReadPost> =>
  page
    .map(({ post, document }) => {
      const reading = readingInDocument(document)
      if (reading === null) throw new Error(`The reading of ${post.id} cannot be made out.`)
      return post.createdAt >= asOf - textDays * daySeconds
        ? withText(post, reading)
        : withoutText(post, reading)
    })
    .filter(isReadPost)
    .map(hold)
