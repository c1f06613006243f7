import { askedShare } from "./asking.ts"
import { standingOfTopic, type Ranks } from "./engagement.ts"
import { engagementOf } from "./recompute.ts"
import { isBroad } from "./subjects.ts"
import { isTelling } from "./telling.ts"
import { surprising, titledShare, type Rise, type Trend } from "./trends.ts"

/** Tail probability up to which a count is worth a look when most of its posts are plainly about it. */
const noticeable = 0.05

/** Share of posts that name the subject in their title. */
const salience = ({ posts, concept }: Rise): number => titledShare(posts, concept)

const isNoticeable = (rise: Rise): boolean =>
  rise.growth > 1 && (rise.tail <= surprising || (rise.tail <= noticeable && salience(rise) >= 0.5))

const tierOf = (rise: Rise): number => (rise.significant && rise.growth >= 2 ? 2 : isNoticeable(rise) ? 1 : 0)

/** Whether a count is worth a look by itself. */
export const isSurprise = (rise: Rise): boolean => tierOf(rise) > 0

/** From this share of asking posts on a subject counts as one people ask about. */
const asked = 0.4
/** Kinds that fill forums without anybody wanting to know something: dishes, races, places of shopping. */
const chatty: ReadonlySet<string> = new Set(["food", "meal", "event", "gear"])

/** So many posts above the average are news, asked about or not. */
const many = 5

const isAsked = ({ posts, concept, subject }: Trend): boolean =>
  askedShare(posts, concept) >= (chatty.has(subject.kind) ? asked + 0.1 : asked)

/** What is no surprise fills the list only when it is a subject of its own that its posts are about. */
const isWorthFilling = (trend: Trend): boolean =>
  trend.subject.listed && isTelling(trend, trend.posts) && !isBroad(trend.subject.concept)

/** Of what is no surprise, what people ask about comes first; dishes and races come last. */
const orderOf = (trend: Trend): number => (isAsked(trend) ? 2 : chatty.has(trend.subject.kind) ? 0 : 1)

/** How much a trend is worth showing among its equals: growth, posts, what readers made of it and how plainly it is named. */
const heatOf = (trend: Trend, ranks: Ranks, asOf: number): number =>
  trend.growth *
  trend.posts.length ** 0.7 *
  (0.75 + engagementOf(standingOfTopic(trend.posts, ranks, asOf)) / 200) *
  (0.6 + 0.4 * salience(trend))

/** Size of a surprise, smaller for a word that few of the posts have in their title. */
const surpriseOf = (trend: Trend): number => -Math.log(trend.tail) * (0.5 + 0.5 * salience(trend))

/** Wide subjects need more than a few posts above the average. */
const isTooBroad = (trend: Trend): boolean =>
  isBroad(trend.subject.concept) && tierOf(trend) < 2 && trend.posts.length < many

export interface Ranking {
  readonly ranked: ReadonlyArray<Trend>
  /** Surprising, but too wide for a film. */
  readonly broad: ReadonlyArray<Trend>
}

/**
 * The trends in the order to offer them: first what surprises, by how much it does; then subjects that merely grow and
 * that people ask about, by heat. Ties go by name, so the order of posts does not matter.
 */
export const rankedTrends = (trends: ReadonlyArray<Trend>, ranks: Ranks, asOf: number): Ranking => {
  const byName = (a: Trend, b: Trend): number => (a.concept < b.concept ? -1 : 1)
  const surprises = trends.filter(isSurprise)
  const first = surprises
    .filter((trend) => !isTooBroad(trend))
    .map((trend) => ({ trend, surprise: surpriseOf(trend) }))
    .toSorted((a, b) => b.surprise - a.surprise || byName(a.trend, b.trend))
  const rest = trends
    .filter((trend) => !isSurprise(trend) && isWorthFilling(trend))
    .map((trend) => ({ trend, order: orderOf(trend), heat: heatOf(trend, ranks, asOf) }))
    .toSorted((a, b) => b.order - a.order || b.heat - a.heat || byName(a.trend, b.trend))
  return { ranked: [...first, ...rest].map(({ trend }) => trend), broad: surprises.filter(isTooBroad) }
}
