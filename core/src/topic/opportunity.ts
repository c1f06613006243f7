import { groupBy } from "./group-by.ts"
import type { ReadPost } from "./read-post.ts"
import { tellsMultiplier } from "./recompute.ts"
import type { ScoreFactor } from "./topic.ts"

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

/** A multiple only where there are enough posts for one. */
const growthTold = ({ growth, posts, expected }: OpportunityParts): string =>
  tellsMultiplier(posts) ? `${growth.toFixed(1)}×` : `${posts} posts, ${expected.toFixed(1)} usual`

const percent = (share: number): string => `${Math.round(share * 100)} %`

/**
 * Rows that add up to the opportunity score: 100 S (.35 G + .25 Q + .20 U + .20 F), with G = min(1, log2(growth) / 3)
 * and S = 0.5 when the subject needs care. What that half takes away is a row of its own.
 */
export const opportunityFactors = (parts: OpportunityParts): ReadonlyArray<ScoreFactor> => {
  const steps = Math.min(1, Math.max(0, Math.log2(Math.max(1, parts.growth)) / 3))
  const row = (name: string, value: string, weight: number, share: number): ScoreFactor => ({
    name,
    value,
    weight: 100 * weight,
    points: 100 * weight * share,
  })
  const rows = [
    row("Growth against expectation", growthTold(parts), weights.growth, steps),
    row("Posts that ask something", percent(parts.questions), weights.questions, parts.questions),
    row("Questions with few answers", percent(parts.unanswered), weights.unanswered, parts.unanswered),
    row("Fit with one specialty", percent(parts.fit), weights.fit, parts.fit),
  ]
  if (!parts.care) return rows
  const points = rows.reduce((sum, { points: own }) => sum + own, 0)
  return [...rows, { name: "A medicine or a condition", value: "half", weight: -50, points: -points / 2 }]
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
