import { groupBy } from "#kernel/group-by.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Evidence, ScoreFactor } from "#topic/topic.ts"
import { engagementOf } from "./recompute.ts"

type Standing = Evidence["engagement"]

/** Where one post stands among the posts of its own community over all days: 0 to 1, ties at the middle. */
interface Rank {
  readonly upvotes: number
  readonly comments: number
}

export interface Ranks {
  readonly of: (post: ReadPost) => Rank
  /** Standard deviation of one post's mean percentile. */
  readonly spread: number
  /** `comments_only` when over 80 % of scores say nothing (0 or 1). */
  readonly quality: "full" | "comments_only"
}

/** Share of sorted numbers below a value, half of the equal ones counted; found once for each value. */
const percentilesOf = (sorted: Float64Array): ((value: number) => number) => {
  const known = new Map<number, number>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const own = percentile(sorted, value)
    known.set(value, own)
    return own
  }
}

const percentile = (sorted: Float64Array, value: number): number => {
  const firstAtLeast = (limit: number): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < limit) low = middle + 1
      else high = middle
    }
    return low
  }
  if (sorted.length === 0) return 0.5
  return (firstAtLeast(value) + firstAtLeast(value + 1)) / 2 / sorted.length
}

/** What one post counts for: its mean percentile, or the comments' alone when upvotes say nothing. */
const standingOf = ({ upvotes, comments }: Rank, quality: Ranks["quality"]): number =>
  quality === "full" ? (upvotes + comments) / 2 : comments

const sortedBy = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): Float64Array => {
  const numbers = new Float64Array(posts.length)
  for (const [at, post] of posts.entries()) numbers[at] = of(post)
  return numbers.sort()
}

/** Ranks posts within their own communities, so that a large community does not win by size. */
export const ranksOf = (posts: ReadonlyArray<ReadPost>): Ranks => {
  const groups = groupBy(posts, ({ community }) => community)
  const scales = new Map(
    [...groups].map(([community, group]) => [
      community,
      {
        upvotes: percentilesOf(sortedBy(group, ({ score }) => score)),
        comments: percentilesOf(sortedBy(group, ({ comments }) => comments)),
      },
    ]),
  )
  const of = ({ community, score, comments }: ReadPost): Rank => {
    const scale = scales.get(community)
    if (scale === undefined) return { upvotes: 0.5, comments: 0.5 }
    return { upvotes: scale.upvotes(score), comments: scale.comments(comments) }
  }
  const silent = posts.filter(({ score }) => score <= 1).length
  const quality = silent > 0.8 * posts.length ? "comments_only" : "full"
  const squares = posts.reduce((sum, post) => sum + (standingOf(of(post), quality) - 0.5) ** 2, 0)
  const spread = Math.min(0.29, Math.max(0.15, Math.sqrt(squares / Math.max(1, posts.length))))
  return { of, spread, quality }
}

const fadingSeconds = 36 * 3600

/** The standing of a topic's posts: newer ones count more, by exp(-age / 36 h); `size` is their effective number. */
export const standingOfTopic = (posts: ReadonlyArray<ReadPost>, ranks: Ranks, asOf: number): Standing => {
  let weight = 0
  let squares = 0
  let upvotes = 0
  let comments = 0
  for (const post of posts) {
    const own = Math.exp(-(asOf - post.createdAt) / fadingSeconds)
    const rank = ranks.of(post)
    weight += own
    squares += own * own
    upvotes += own * rank.upvotes
    comments += own * rank.comments
  }
  if (weight === 0) return { standing: 0.5, upvotes: 0.5, comments: 0.5, size: 0, spread: ranks.spread }
  const mean: Rank = { upvotes: upvotes / weight, comments: comments / weight }
  return {
    standing: standingOf(mean, ranks.quality),
    ...mean,
    size: (weight * weight) / squares,
    spread: ranks.spread,
  }
}

const ofHundred = (share: number) => ({
  figures: [Math.round(share * 100)],
  value: `${Math.round(share * 100)} of 100`,
})

/** The rows of "How this score is made": a typical group scores 50, standing above or below it moves the score. */
export const engagementFactors = (
  standing: Standing,
  quality: Ranks["quality"],
): ReadonlyArray<ScoreFactor> => {
  const moved = engagementOf(standing) - 50
  const full = quality === "full"
  const up = full ? (standing.upvotes - 0.5) / 2 : 0
  const talk = full ? (standing.comments - 0.5) / 2 : standing.comments - 0.5
  const total = up + talk
  const slope = Math.abs(total) < 1e-6 ? 0 : moved / total
  return [
    { factor: "typical", name: "A typical group of posts", ...ofHundred(0.5), weight: 1, points: 50 },
    {
      factor: full ? "upvotes" : "upvotes_uncounted",
      name: "Upvotes, against the same communities",
      ...(full ? ofHundred(standing.upvotes) : { figures: [], value: "not counted by this source" }),
      weight: full ? 0.5 : 0,
      points: slope * up,
    },
    {
      factor: "comments",
      name: "Comments, against the same communities",
      ...ofHundred(standing.comments),
      weight: full ? 0.5 : 1,
      points: slope === 0 ? moved : slope * talk,
    },
  ]
}
