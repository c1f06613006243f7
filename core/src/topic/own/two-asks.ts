import type { Ask } from "#evidence/finding.ts"
import type { ToldOf } from "#language/topic-words.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { ownAsksOf, type OwnWords } from "./asked.ts"

/** Two questions may stand in a title when together this share of the posts put or answer them. */
const together = 0.5

interface Pair {
  readonly asks: readonly [Ask, Ask]
  readonly posts: number
}

/**
 * Two questions on a subject that together at least half of its posts put or answer, each put by one post that asks; the
 * pair that most of them carry, the commoner question first. Null where no two do.
 */
export const twoAsksOf = (
  posts: ReadonlyArray<ReadPost>,
  subject: ToldOf & { readonly concept: string },
  { reading, topics }: OwnWords,
): readonly [Ask, Ask] | null => {
  const voices = posts.map((post) => ({
    asks: post.question,
    own: new Set(ownAsksOf(post, subject.concept)),
  }))
  const countOf = (ask: Ask): number => voices.filter(({ own }) => own.has(ask)).length
  const put = reading.asks
    .map(([ask]) => ask)
    .filter((ask) => voices.some(({ asks, own }) => asks && own.has(ask)))
    .toSorted((a, b) => countOf(b) - countOf(a))
  const [best] = put
    .flatMap((first, at) =>
      put.slice(at + 1).flatMap((second): ReadonlyArray<Pair> =>
        topics.isOneClause(first, second, subject)
          ? []
          : [
              {
                asks: [first, second],
                posts: voices.filter(({ own }) => own.has(first) || own.has(second)).length,
              },
            ],
      ),
    )
    .toSorted((a, b) => b.posts - a.posts)
  return best !== undefined && best.posts >= Math.max(2, posts.length * together) ? best.asks : null
}
