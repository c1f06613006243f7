import type { Edition } from "#topic/ports.ts"
import type { Shortfall } from "#topic/rejections.ts"

/** What a collection has found. `asked` and `answered` count communities. */
export interface Found {
  readonly asked: number
  readonly answered: number
  readonly posts: number
  readonly topics: number
}

/** Published editions that a new one is measured by. */
export interface Yardstick {
  /** Of the same kind (sample data or not), the newest first, at most seven, none older than the last published by hand. */
  readonly editions: ReadonlyArray<Pick<Edition, "communities" | "postsAnalysed" | "topics">>
  /** Whether visitors see an edition now, of whatever kind. */
  readonly isAnyPublished: boolean
}

/** Posts of a first edition of its kind that takes the place of another one. */
const FIRST_POSTS = 50

/**
 * What keeps an edition from being published; nothing when it stands above the floor: half of the communities that
 * were asked and half of the usual number, half of the usual posts, a third of the usual topics, and one topic at least
 * where there usually are some. Usual is the median of the last seven. With nothing published there is nothing to lose.
 */
export const shortfallsOf = (found: Found, yardstick: Yardstick): ReadonlyArray<Shortfall> =>
  neededBy(found, yardstick).filter(({ found: count, needed }) => count < needed)

const neededBy = ({ asked, answered, posts, topics }: Found, { editions, isAnyPublished }: Yardstick) => {
  if (!isAnyPublished) return []
  const usual = (of: (edition: Yardstick["editions"][number]) => number) => median(editions.map(of))
  const isFirst = editions.length === 0
  const usualCommunities = Math.min(asked, Math.ceil(usual(({ communities }) => communities) / 2))
  return [
    {
      measure: "communities" as const,
      found: answered,
      needed: Math.max(Math.ceil(asked / 2), usualCommunities),
    },
    {
      measure: "posts" as const,
      found: posts,
      needed: isFirst ? FIRST_POSTS : Math.ceil(usual(({ postsAnalysed }) => postsAnalysed) / 2),
    },
    {
      measure: "topics" as const,
      found: topics,
      needed: isFirst ? 1 : Math.ceil(usual((edition) => edition.topics) / 3),
    },
  ]
}

const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
