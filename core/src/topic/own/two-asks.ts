import type { Ask } from "#evidence/finding.ts"
import type { ToldOf } from "#language/topic-words.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ownAsksOf, type OwnWords } from "./asked.ts"

/** Two questions may stand in a title when together this share of the posts put or answer them. */
const together = 0.5

/** What one post alone asks is no question of a topic, nor are two that only the same two posts put. */
const leastOfEach = 2
const leastTogether = 3

/** Two questions, and how many posts carry either. */
export interface Pair {
  readonly asks: readonly [Ask, Ask]
  readonly posts: number
}

/**
 * Two questions on a subject that together at least half of its posts put or answer, each of them two posts and put by one that asks; the
 * pair that most of them carry, the commoner question first. Null where no two do.
 */
export const twoAsksOf = (
  posts: ReadonlyArray<ReadPost>,
  subject: ToldOf & { readonly concept: string },
  { reading, topics }: OwnWords,
): Pair | null => {
  const voices = posts.map((post) => ({
    asks: post.question,
    own: new Set(ownAsksOf(post, subject.concept)),
  }))
  type Voice = (typeof voices)[number]
  /** Two questions in the same words are one. */
  const puts = ({ own }: Voice, ask: Ask): boolean =>
    [...own].some((one) => topics.isOneClause(one, ask, subject))
  const countOf = (ask: Ask): number => voices.filter((voice) => puts(voice, ask)).length
  const put = reading.asks
    .map(([ask]) => ask)
    .filter((ask) => countOf(ask) >= leastOfEach && voices.some(({ asks, own }) => asks && own.has(ask)))
    .toSorted((a, b) => countOf(b) - countOf(a))
  const [best] = put
    .flatMap((first, at) =>
      put.slice(at + 1).flatMap((second): ReadonlyArray<Pair> =>
        topics.isOneClause(first, second, subject)
          ? []
          : [
              {
                asks: [first, second],
                posts: voices.filter((voice) => puts(voice, first) || puts(voice, second)).length,
              },
            ],
      ),
    )
    .toSorted((a, b) => b.posts - a.posts)
  return best !== undefined && best.posts >= Math.max(leastTogether, posts.length * together) ? best : null
}
