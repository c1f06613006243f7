import { DAY_SECONDS } from "#kernel/day.ts"
import { groupBy } from "#kernel/group-by.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { CommunityCount, DailyCount, Evidence } from "#topic/topic.ts"
import { engagementFactors, standingOfTopic, type Ranks } from "./engagement.ts"
import { opportunityFactors, type OpportunityParts } from "./opportunity.ts"
import { velocityOf } from "./recompute.ts"
import type { Trend } from "./trends.ts"
import { daysBefore, historyDays, windowDays, type Stretch } from "./window.ts"

/** Days the chart of a card shows: so many are told, with none on those that were not read yet. */
const chartDays = 14

/** Days that were read: all of the run's where its posts go back so far. */
const daysRead = ({ asOf, window, history }: Stretch): number => {
  const [oldest = window[0]] = history
  const known = oldest === undefined ? 0 : daysBefore(asOf, oldest.createdAt) + 1
  return Math.min(windowDays + historyDays, Math.max(chartDays, known))
}

const pad = (value: number): string => String(value).padStart(2, "0")

/** The date (UTC) of a moment in seconds: days to civil date after H. Hinnant, "chrono-Compatible Low-Level Date Algorithms". */
export const dateOf = (seconds: number): string => {
  const days = Math.floor(seconds / DAY_SECONDS) + 719_468
  const era = Math.floor(days / 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return `${yearOfEra + era * 400 + (month <= 2 ? 1 : 0)}-${pad(month)}-${pad(day)}`
}

/** A moment in seconds as ISO 8601 in UTC. */
export const timeOf = (seconds: number): string => {
  const rest = ((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS
  const hours = Math.floor(rest / 3600)
  const minutes = Math.floor((rest % 3600) / 60)
  return `${dateOf(seconds)}T${pad(hours)}:${pad(minutes)}:${pad(Math.floor(rest % 60))}.000Z`
}

const sum = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((total, post) => total + of(post), 0)

const daysOf = (posts: ReadonlyArray<ReadPost>, stretch: Stretch): ReadonlyArray<DailyCount> => {
  const { asOf } = stretch
  const byDay = groupBy(posts, ({ createdAt }) => daysBefore(asOf, createdAt))
  const length = daysRead(stretch)
  return Array.from({ length }, (_, i) => {
    const before = length - 1 - i
    const own = byDay.get(before) ?? []
    return {
      day: dateOf(asOf - before * DAY_SECONDS),
      posts: own.length,
      comments: sum(own, ({ comments }) => comments),
      upvotes: sum(own, ({ score }) => score),
    }
  })
}

/** What a topic's numbers are counted from. */
interface Counted extends Pick<
  Trend,
  "posts" | "history" | "expected" | "tail" | "significant" | "concepts"
> {
  /** Of so many posts on its subject, where only those are counted that share its question. */
  readonly among?: number | null
}

const communitiesOf = (trend: Counted, stretch: Stretch): ReadonlyArray<CommunityCount> => {
  const inWindow = groupBy(trend.posts, ({ community }) => community)
  const before = groupBy(trend.history, ({ community }) => community)
  return [...new Set([...inWindow.keys(), ...before.keys()])]
    .map((community) => {
      const own = inWindow.get(community) ?? []
      const historyPosts = before.get(community)?.length ?? 0
      const total = stretch.totals.get(community) ?? { window: 0, history: 0 }
      return {
        community,
        posts: own.length,
        comments: sum(own, ({ comments }) => comments),
        upvotes: sum(own, ({ score }) => score),
        expected: total.history === 0 ? 0 : (historyPosts * total.window) / total.history,
        historyPosts,
        windowTotal: total.window,
        historyTotal: total.history,
      }
    })
    .toSorted((a, b) => b.posts - a.posts || b.expected - a.expected || (a.community < b.community ? -1 : 1))
}

/** Everything a topic's numbers rest on, ready to be stored with it. */
export const evidenceOf = (
  trend: Counted,
  stretch: Stretch,
  ranks: Ranks,
  opportunity: OpportunityParts,
): Evidence => {
  const { asOf, baseline } = stretch
  const engagement = standingOfTopic(trend.posts, ranks, asOf)
  const known = {
    days: daysOf([...trend.posts, ...trend.history], stretch),
    communities: communitiesOf(trend, stretch),
    expected: trend.expected,
    tail: trend.tail,
    significant: trend.significant && baseline === "warm",
    baseline,
    among: trend.among ?? null,
  }
  return {
    ...known,
    windowFrom: timeOf(asOf - windowDays * DAY_SECONDS),
    windowTo: timeOf(asOf),
    quality: ranks.quality,
    measured: velocityOf(known),
    concepts: trend.concepts,
    engagement,
    score: engagementFactors(engagement, ranks.quality),
    opportunity: opportunityFactors(opportunity),
  }
}
