import type { DroppedTopic, TopicDrop } from "./choice.ts"
import type { TopicDraft } from "./detect-topics.ts"
import type { Velocity } from "./topic.ts"

/** One line of the trend report. */
export interface TrendRow {
  readonly rank: number
  readonly title: string
  readonly label: Velocity
  readonly growth: number
  readonly engagement: number
  readonly why: string
  readonly members: ReadonlyArray<string>
}

export const trendRows = (drafts: ReadonlyArray<TopicDraft>): ReadonlyArray<TrendRow> =>
  drafts.map(({ title, trendVelocity, growthVelocity, engagementScore, engagementData, members }, i) => ({
    rank: i + 1,
    title,
    label: trendVelocity,
    growth: growthVelocity,
    engagement: engagementScore,
    why: engagementData.whyNow?.says ?? "",
    members,
  }))

/** What rose and is not offered, counted by reason, with the first names of each. */
export interface DroppedRow {
  readonly dropped: {
    readonly [R in TopicDrop]: { readonly count: number; readonly names: ReadonlyArray<string> }
  }
}

const namesShown = 10

export const droppedRow = (dropped: ReadonlyArray<DroppedTopic>): DroppedRow => {
  const of = (reason: TopicDrop) => {
    const names = dropped.filter((topic) => topic.reason === reason).map(({ name }) => name)
    return { count: names.length, names: names.slice(0, namesShown) }
  }
  return {
    dropped: {
      generic: of("generic"),
      passing: of("passing"),
      sensitive: of("sensitive"),
      promotion: of("promotion"),
      duplicate: of("duplicate"),
      outranked: of("outranked"),
    },
  }
}
