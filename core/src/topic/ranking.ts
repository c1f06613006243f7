import { askedShare } from "./asking.ts"
import { standingOfTopic, type Ranks } from "./engagement.ts"
import { engagementOf } from "./recompute.ts"
import { isBroad } from "./subjects.ts"
import { isTelling } from "./telling.ts"
import { termsOf } from "./tokens.ts"
import { surprising, type Trend } from "./trends.ts"

const tierOf = ({ significant, tail, growth }: Trend): number =>
  significant && growth >= 2 ? 2 : tail <= surprising && growth > 1 ? 1 : 0

/** Share of posts that name the subject in their title; half when no text is at hand. */
const salience = ({ posts, concept }: Trend): number => {
  const speaking = posts.flatMap(({ text }) => (text === null ? [] : [text.title]))
  if (speaking.length === 0) return 0.5
  return speaking.filter((title) => termsOf(title).includes(concept)).length / speaking.length
}

/** From this share of asking posts on a subject counts as one people ask about. */
const asked = 0.4
/** Kinds that fill forums without anybody wanting to know something: dishes, races, places of shopping. */
const chatty: ReadonlySet<string> = new Set(["food", "meal", "event", "gear"])

/** So many posts above the average are news, asked about or not. */
const many = 5

const isAsked = ({ posts, concept, subject }: Trend): boolean =>
  askedShare(posts, concept) >= (chatty.has(subject.kind) ? asked + 0.1 : asked)

/** Wide subjects, and names we only guessed, need more than a few posts above the average. */
const isWorthFilming = (trend: Trend): boolean => {
  const { subject, posts } = trend
  if (tierOf(trend) + (posts.length >= many ? 1 : 0) < 2 && !isTelling(trend, posts)) return false
  if (!subject.listed && tierOf(trend) < 2 && posts.length < many && !isAsked(trend)) return false
  if (tierOf(trend) === 0 && !subject.listed) return false
  return !isBroad(subject.concept) || tierOf(trend) === 2 || (tierOf(trend) === 1 && posts.length >= 5)
}

/** What stands out comes first, then what people ask about, then the rest; dishes and races only fill the list. */
const orderOf = (trend: Trend): number => {
  const tier = tierOf(trend)
  if (tier === 2 || (tier === 1 && trend.posts.length >= many)) return 3
  if (isAsked(trend)) return tier === 1 ? 3 : 2
  return chatty.has(trend.subject.kind) ? 0 : tier === 1 ? 3 : 1
}

/** How much a trend is worth showing among its equals: growth, posts, what readers made of it and how plainly it is named. */
const heatOf = (trend: Trend, ranks: Ranks, asOf: number): number =>
  trend.growth *
  trend.posts.length ** 0.7 *
  (0.75 + engagementOf(standingOfTopic(trend.posts, ranks, asOf)) / 200) *
  (0.6 + 0.4 * salience(trend))

/**
 * The trends worth a film, in the order to offer them: significant ones first, then those that people ask about, then
 * others; within each surprising ones (p <= 0.02) first, then by heat. Ties go by name, so the order of posts does not matter.
 */
export const rankedTrends = (
  trends: ReadonlyArray<Trend>,
  ranks: Ranks,
  asOf: number,
): ReadonlyArray<Trend> =>
  trends
    .filter(isWorthFilming)
    .map((trend) => ({ trend, order: orderOf(trend), tier: tierOf(trend), heat: heatOf(trend, ranks, asOf) }))
    .toSorted(
      (a, b) =>
        b.order - a.order ||
        b.tier - a.tier ||
        b.heat - a.heat ||
        (a.trend.concept < b.trend.concept ? -1 : 1),
    )
    .map(({ trend }) => trend)
