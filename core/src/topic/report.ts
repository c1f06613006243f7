import { toTenth } from "#trend/told-points.ts"
import type { DroppedTopic } from "./choice.ts"
import type { TopicDraft } from "./draft.ts"
import { type TopicDrop, topicDrops } from "./drop.ts"
import type { NotOffered } from "./ports.ts"
import type { Evidence, Velocity } from "./topic.ts"

/** One line of the trend report. */
export interface TrendRow {
  readonly rank: number
  readonly title: string
  readonly label: Velocity
  readonly growth: number
  readonly engagement: number
  readonly why: string
  /** Posts of three days, and how many are usual. */
  readonly posts: number
  readonly usual: number
  /** Of so many posts on its subject, where only those are counted that share its question; else null. */
  readonly among: number | null
  /** Whether the title states a question, as `statesQuestion` reads it. */
  readonly engagementData: Pick<Evidence, "tells">
  readonly members: ReadonlyArray<string>
}

export const trendRows = (drafts: ReadonlyArray<TopicDraft>): ReadonlyArray<TrendRow> =>
  drafts.map((draft, i) => {
    const { tells, whyNow, expected, among = null } = draft.engagementData
    return {
      rank: i + 1,
      title: draft.title,
      label: draft.trendVelocity,
      growth: draft.growthVelocity,
      engagement: draft.engagementScore,
      why: whyNow?.says ?? "",
      posts: draft.postCount,
      usual: toTenth(expected),
      among,
      engagementData: tells === undefined ? {} : { tells },
      members: draft.members,
    }
  })

/** What rose and is not offered, counted by reason. */
export interface DroppedRow {
  readonly dropped: { readonly [R in TopicDrop]: Omit<NotOffered, "reason"> }
}

const namesShown = 10

const droppedFor = (dropped: ReadonlyArray<DroppedTopic>, reason: TopicDrop): Omit<NotOffered, "reason"> => {
  const names = dropped.filter((topic) => topic.reason === reason).map(({ name }) => name)
  return { count: names.length, names: names.slice(0, namesShown) }
}

export const droppedRow = (dropped: ReadonlyArray<DroppedTopic>): DroppedRow => {
  const of = (reason: TopicDrop) => droppedFor(dropped, reason)
  return {
    dropped: {
      generic: of("generic"),
      passing: of("passing"),
      unasked: of("unasked"),
      sensitive: of("sensitive"),
      promotion: of("promotion"),
      person: of("person"),
      rude: of("rude"),
      unreadable: of("unreadable"),
      duplicate: of("duplicate"),
      outranked: of("outranked"),
    },
  }
}

/** The same for whoever looks after editions: the reasons there are. */
export const notOfferedOf = (dropped: ReadonlyArray<DroppedTopic>): ReadonlyArray<NotOffered> =>
  topicDrops.map((reason) => ({ reason, ...droppedFor(dropped, reason) })).filter(({ count }) => count > 0)
