import type { ReadPost } from "#reading/read-post.ts"
import { atLeast, priorPosts, tailOf } from "./poisson.ts"
import { daysBefore, historyDays, type Stretch, windowDays } from "./window.ts"

const communitiesOf = (posts: ReadonlyArray<ReadPost>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { community } of posts) counts.set(community, (counts.get(community) ?? 0) + 1)
  return counts
}

/** The median over the stretches of the history that are as long as the window; 0 without one. */
const usualCommunities = (history: ReadonlyArray<ReadPost>, { asOf }: Pick<Stretch, "asOf">): number => {
  const before = Array.from({ length: Math.floor(historyDays / windowDays) }, () => new Set<string>())
  for (const { community, createdAt } of history)
    before[Math.floor(daysBefore(asOf, createdAt) / windowDays) - 1]?.add(community)
  return before.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(before.length / 2)] ?? 0
}

/** In how many communities some posts came, in how many they do in as many days usually, and how likely so many are by chance. */
export interface AtOnce {
  readonly communities: number
  readonly usual: number
  /** Of as many days. */
  readonly tail: number
  /** Of as many posts: that there are more of them is no reason for it. */
  readonly tailOfPosts: number
}

type Where = Pick<Stretch, "asOf" | "totals" | "history">

/** P(a community writes at all in the window), for each, by its own history and a share of the prior as large as itself. */
const chancesByDays = (
  before: ReadonlyMap<string, number>,
  { totals, history }: Where,
): ReadonlyArray<number> =>
  [...totals].flatMap(([community, total]) =>
    // Where nothing was written at all, nothing could be.
    total.window === 0
      ? []
      : tailOf(
          1,
          before.get(community) ?? 0,
          total.window / Math.max(1, total.history),
          (priorPosts * total.history) / Math.max(1, history.length),
        ),
  )

/**
 * P(one of so many posts comes from a community), for each: those of the history by their posts, and all others
 * together as often as the history has communities with one post (Good and Turing), by their sizes.
 */
const chancesByPosts = (
  before: ReadonlyMap<string, number>,
  posts: number,
  { totals }: Where,
): ReadonlyArray<number> => {
  const unseen = unseenShare([...before.values()])
  const weights = [...totals].map(([community, { window, history }]) => {
    const own = before.get(community) ?? 0
    return { isKnown: own > 0, weight: own > 0 ? (own * window) / Math.max(1, history) : window }
  })
  const sumOf = (isKnown: boolean): number =>
    weights.reduce((sum, one) => sum + (one.isKnown === isKnown ? one.weight : 0), 0)
  const sums = { known: Math.max(sumOf(true), 1e-9), unknown: Math.max(sumOf(false), 1e-9) }
  return weights.map(({ isKnown, weight }) => {
    const share = isKnown ? ((1 - unseen) * weight) / sums.known : (unseen * weight) / sums.unknown
    return 1 - (1 - share) ** posts
  })
}

/** How likely the next post comes from a community that the history does not hold. */
const unseenShare = (counts: ReadonlyArray<number>): number => {
  const once = counts.filter((count) => count === 1).length
  const all = counts.reduce((sum, count) => sum + count, 0)
  return Math.min(1, (once + priorPosts) / (all + 1))
}

/**
 * The communities of a window's posts beside those of the weeks before. The tails are P(so many communities or more),
 * each taken to write independently of the others (Poisson binomial): once by the pace at which each writes of it, and
 * once for as many posts as there are.
 */
export const atOnceOf = (
  posts: ReadonlyArray<ReadPost>,
  history: ReadonlyArray<ReadPost>,
  stretch: Where,
): AtOnce => {
  const before = communitiesOf(history)
  const communities = communitiesOf(posts).size
  return {
    communities,
    usual: usualCommunities(history, stretch),
    tail: atLeast(chancesByDays(before, stretch), communities),
    tailOfPosts: atLeast(chancesByPosts(before, posts.length, stretch), communities),
  }
}

/** Communities of the window without a post in the history, and how likely so many are by chance. */
export interface NewPlaces {
  readonly communities: ReadonlyArray<string>
  readonly tail: number
}

/**
 * Where some posts came that did not in the weeks before. What is written here and there comes to another place all
 * the time: the share of posts from communities that the history holds once is the chance that the next post comes from
 * one that it does not hold (Good and Turing), and `tail` that of so many among the window's.
 */
export const newPlacesOf = (posts: ReadonlyArray<ReadPost>, history: ReadonlyArray<ReadPost>): NewPlaces => {
  const before = communitiesOf(history)
  const communities = [...communitiesOf(posts).keys()].filter((one) => !before.has(one)).toSorted()
  const chance = unseenShare([...before.values()])
  return {
    communities,
    tail: atLeast(
      Array.from(posts, () => chance),
      communities.length,
    ),
  }
}
