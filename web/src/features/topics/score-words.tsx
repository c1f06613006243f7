import type { Factor, ScoreFactor } from "@rounds/core/topic/topic.ts"
import type { ReactNode } from "react"
import { decimal } from "#lib/words.ts"
import { topicCounts as counts } from "#words/topic-counts.ts"

const names: { readonly [F in Factor]: string } = {
  typical: counts.aTypicalGroup,
  upvotes: counts.upvotesAgainst,
  upvotes_uncounted: counts.upvotesAgainst,
  comments: counts.commentsAgainst,
  growth: counts.growthAgainstExpectation,
  asking: counts.postsThatAsk,
  unanswered: counts.questionsWithFewAnswers,
  fit: counts.fitWithOneSpecialty,
  care: counts.aMedicineOrACondition,
}

const ofHundred = (points = 0) => counts.pointsOf100({ points })
const percent = (share = 0) => counts.percent({ share })

/** The value of a row, by the figures that its factor names. */
const values: { readonly [F in Factor]: (...figures: ReadonlyArray<number>) => string } = {
  typical: ofHundred,
  upvotes: ofHundred,
  upvotes_uncounted: () => counts.notCountedByThisSource,
  comments: ofHundred,
  growth: (posts = 0, usual = 0) => counts.postsAgainstUsual({ posts, usual: decimal(usual) }),
  asking: percent,
  unanswered: percent,
  fit: percent,
  care: () => counts.half,
}

/** What a row of a score counts; of a former release it is known in English only. */
export const nameOfRow = ({ factor, name }: ScoreFactor): ReactNode =>
  factor === null ? <span lang="en">{name}</span> : names[factor]

/** What it counted. */
export const valueOfRow = ({ factor, figures, value }: ScoreFactor): ReactNode =>
  factor === null ? <span lang="en">{value}</span> : values[factor](...figures)
