import { askedShare } from "#reading/asking.ts"
import { noticeable, titledShare, type Rise, type Told, type Trend } from "#trend/trends.ts"
import { isBroad } from "#vocabulary/subjects.ts"
import { isTelling } from "./telling.ts"
import { toldOf } from "./told.ts"

/** Share of posts that name the subject in their title. */
const salience = ({ posts, concept }: Rise): number => titledShare(posts, concept)

const isNoticeable = (rise: Rise): boolean => rise.growth > 1 && rise.tail <= noticeable

const tierOf = (rise: Rise): number => (rise.significant && rise.growth >= 2 ? 2 : isNoticeable(rise) ? 1 : 0)

/** Whether a count is worth a look by itself. */
export const isSurprise = (rise: Rise): boolean => tierOf(rise) > 0

/** From this share of asking posts on a subject counts as one people ask about. */
const asked = 0.4
/** Kinds that fill forums without anybody wanting to know something: dishes, races, places of shopping. */
const chatty: ReadonlySet<string> = new Set(["food", "meal", "event", "gear"])

/** So many posts above the average are news, asked about or not. */
const many = 5
/** What chance explains less often than this is news however few the posts are. */
const plainly = 0.01

const isAsked = ({ posts, concept, subject }: Trend): boolean =>
  askedShare(posts, concept) >= (chatty.has(subject.kind) ? asked + 0.1 : asked)

/** What is no surprise fills the list only when it is a subject of its own that its posts are about. */
const isWorthFilling = (trend: Told): boolean =>
  trend.tells !== "word" &&
  trend.subject.listed &&
  !isBroad(trend.subject.concept) &&
  isTelling(trend, trend.told)

/** Size of a surprise, smaller for a word that few of the posts have in their title. */
const surpriseOf = (trend: Trend): number => -Math.log(trend.tail) * (0.5 + 0.5 * salience(trend))

/** What people ask about comes before what is only told of; a word without a better name comes after. */
const askedWeight = 1.2
const bareWeight = 0.8
/** Of two equal surprises the one that more people write about comes first: three posts are chance more often. */
const postsWeight = 0.7
/** More posts than this are no surer. */
const enoughPosts = 6

const weightOf = (trend: Trend): number =>
  surpriseOf(trend) *
  Math.min(trend.posts.length, enoughPosts) ** postsWeight *
  (isAsked(trend) ? askedWeight : 1) *
  (trend.bare === true ? bareWeight : 1)

/** Wide subjects need more than a few posts above the average. */
const isTooBroad = (trend: Trend): boolean =>
  isBroad(trend.subject.concept) && tierOf(trend) < 2 && trend.posts.length < many && trend.tail > plainly

export interface Ranking {
  readonly ranked: ReadonlyArray<Told>
  /** Surprising, but too wide for a film. */
  readonly broad: ReadonlyArray<Trend>
}

/**
 * The trends in the order to offer them, by one rule: how little chance explains them, more so with more posts, when
 * they are asked about and plainly named. Each is told by the posts that share its question, or are about its subject,
 * where enough do. What is no surprise is offered only as such a subject. Ties go by name, so the order of
 * posts does not matter.
 */
export const rankedTrends = (trends: ReadonlyArray<Trend>): Ranking => {
  const ranked = trends
    .filter((trend) => !isSurprise(trend) || !isTooBroad(trend))
    .map((trend) => ({ trend, told: toldOf(trend) }))
    .filter(({ trend, told }) => isSurprise(trend) || isWorthFilling(told))
    .map(({ trend, told }) => ({ told, weight: weightOf(trend) }))
    .toSorted((a, b) => b.weight - a.weight || (a.told.concept < b.told.concept ? -1 : 1))
  return {
    ranked: ranked.map(({ told }) => told),
    broad: trends.filter((trend) => isSurprise(trend) && isTooBroad(trend)),
  }
}
