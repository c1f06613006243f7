import type { Factor, ScoreFactor } from "@rounds/core/topic/topic.ts"
import type { ReactNode } from "react"
import { decimal } from "#lib/words.ts"
import { topics as phrases } from "#words/topics.ts"

const names: { readonly [F in Factor]: string } = {
  typical: phrases.aTypicalGroup,
  upvotes: phrases.upvotesAgainst,
  upvotes_uncounted: phrases.upvotesAgainst,
  comments: phrases.commentsAgainst,
  growth: phrases.growthAgainstExpectation,
  asking: phrases.postsThatAsk,
  unanswered: phrases.questionsWithFewAnswers,
  fit: phrases.fitWithOneSpecialty,
  care: phrases.aMedicineOrACondition,
}

const ofHundred = (points = 0) => phrases.pointsOf100({ points })
const percent = (share = 0) => phrases.percent({ share })

/** The value of a row, by the figures that its factor names. */
const values: { readonly [F in Factor]: (...figures: ReadonlyArray<number>) => string } = {
  typical: ofHundred,
  upvotes: ofHundred,
  upvotes_uncounted: () => phrases.notCountedByThisSource,
  comments: ofHundred,
  growth: (posts = 0, usual = 0) => phrases.postsAgainstUsual({ posts, usual: decimal(usual) }),
  asking: percent,
  unanswered: percent,
  fit: percent,
  care: () => phrases.half,
}

/** What a row of a score counts; of a former release it is known in English only. */
export const nameOfRow = ({ factor, name }: ScoreFactor): ReactNode =>
  factor === null ? <span lang="en">{name}</span> : names[factor]

/** What it counted. */
export const valueOfRow = ({ factor, figures, value }: ScoreFactor): ReactNode =>
  factor === null ? <span lang="en">{value}</span> : values[factor](...figures)
