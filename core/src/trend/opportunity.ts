import { groupBy } from "#kernel/group-by.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Factor, ScoreFactor } from "#topic/topic.ts"
import { toTenth } from "./told-points.ts"

/** What each part of the opportunity score weighs. A product choice. */
const weights = { growth: 0.35, questions: 0.25, unanswered: 0.2, fit: 0.2 } as const

export interface OpportunityParts {
  readonly posts: number
  readonly expected: number
  readonly growth: number
  /** Share of posts that ask something. */
  readonly questions: number
  /** Share of questions with fewer comments than the median of their community. */
  readonly unanswered: number
  /** Share of the best fitting specialty. */
  readonly fit: number
  /** Half for subjects that need care, such as medicines and conditions. */
  readonly care: boolean
}

const growthTold = ({ posts, expected }: OpportunityParts): Told => [
  "growth",
  [posts, toTenth(expected)],
  `${posts} posts, ${expected.toFixed(1)} usual`,
]

type Told = readonly [factor: Factor, figures: ReadonlyArray<number>, value: string]

const percent = (factor: Factor, share: number): Told => [
  factor,
  [Math.round(share * 100)],
  `${Math.round(share * 100)} %`,
]

/**
 * Rows that add up to the opportunity score: 100 S (.35 G + .25 Q + .20 U + .20 F), with G = min(1, log2(growth) / 3)
 * and S = 0.5 when the subject needs care. What that half takes away is a row of its own.
 */
export const opportunityFactors = (parts: OpportunityParts): ReadonlyArray<ScoreFactor> => {
  const steps = Math.min(1, Math.max(0, Math.log2(Math.max(1, parts.growth)) / 3))
  const row = (name: string, [factor, figures, value]: Told, weight: number, share: number): ScoreFactor => ({
    factor,
    figures,
    name,
    value,
    weight: 100 * weight,
    points: 100 * weight * share,
  })
  const rows = [
    row("Growth against expectation", growthTold(parts), weights.growth, steps),
    row("Posts that ask something", percent("asking", parts.questions), weights.questions, parts.questions),
    row(
      "Questions with few answers",
      percent("unanswered", parts.unanswered),
      weights.unanswered,
      parts.unanswered,
    ),
    row("Fit with one specialty", percent("fit", parts.fit), weights.fit, parts.fit),
  ]
  if (!parts.care) return rows
  const points = rows.reduce((sum, { points: own }) => sum + own, 0)
  const care = { factor: "care" as const, figures: [], name: "A medicine or a condition", value: "half" }
  return [...rows, { ...care, weight: -50, points: -points / 2 }]
}

/** The median number of comments of a post, by community; 0 for one that is not among the posts. */
export const mediansOf = (posts: ReadonlyArray<ReadPost>): ((community: string) => number) => {
  const groups = groupBy(posts, ({ community }) => community)
  const medians = new Map(
    [...groups].map(([community, group]) => {
      const sorted = group.map(({ comments }) => comments).toSorted((a, b) => a - b)
      return [community, sorted[Math.floor(sorted.length / 2)] ?? 0]
    }),
  )
  return (community) => medians.get(community) ?? 0
}

/** Share of posts that ask, and of those the share with fewer comments than `medianIn` their community. */
export const askingShares = (
  posts: ReadonlyArray<ReadPost>,
  medianIn: (community: string) => number,
): { readonly questions: number; readonly unanswered: number } => {
  const questions = posts.filter(({ question }) => question)
  const open = questions.filter(({ comments, community }) => comments < medianIn(community))
  return {
    questions: questions.length / Math.max(1, posts.length),
    unanswered: open.length / Math.max(1, questions.length),
  }
}
