import type { Ask } from "#evidence/finding.ts"
import type { ToldOf } from "#language/topic-words.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ownAskedIn, type OwnWords } from "./asked.ts"
import { type Pair, twoAsksOf } from "./two-asks.ts"

/** A title states a question that this share of the posts put or answer, and no fewer posts than this. */
const shared = 0.5
const leastSharing = 3

/** What a title may state: any of the questions that half of the posts share, the commonest first, or two that half carry between them. */
export type Stated =
  { readonly kind: "one"; readonly asks: ReadonlyArray<Ask> } | ({ readonly kind: "two" } & Pair)

/**
 * The question that a subject's posts share: one that at least half of them and three put or answer, and that somebody
 * puts; else two that half of them carry between them. Null where they share none: then their title is the bare name.
 *
 * @param counted the question by which the posts were counted, if they were
 */
export const statedIn = (
  posts: ReadonlyArray<ReadPost>,
  subject: ToldOf & { readonly concept: string },
  counted: Ask | null,
  words: OwnWords,
): Stated | null => {
  const put = new Set(
    ownAskedIn(
      posts.filter((post) => post.question),
      subject.concept,
      words,
    ).map(({ ask }) => ask),
  )
  const asks = ownAskedIn(posts, subject.concept, words)
    .filter((one) => put.has(one.ask) && one.posts >= Math.max(leastSharing, posts.length * shared))
    .map(({ ask }) => ask)
    .toSorted((a, b) => Number(b === counted) - Number(a === counted))
  if (asks.length > 0) return { kind: "one", asks }
  const two = twoAsksOf(posts, subject, words)
  return two === null ? null : { kind: "two", ...two }
}
