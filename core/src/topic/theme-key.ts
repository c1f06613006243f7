import type { Topic, Velocity } from "./topic.ts"
import type { Trend } from "./trends.ts"

/** What has to be remembered of a topic of the run before. */
export interface PreviousTopic {
  readonly themeKey: string
  readonly concepts: ReadonlyArray<string>
  readonly trendVelocity: Velocity
  readonly measured: Velocity
}

export const previousOf = ({ themeKey, trendVelocity, engagementData }: Topic): PreviousTopic => ({
  themeKey,
  concepts: engagementData.concepts,
  trendVelocity,
  measured: engagementData.measured,
})

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 100)

const jaccard = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  const shared = a.filter((concept) => b.includes(concept)).length
  return shared / Math.max(1, a.length + b.length - shared)
}

/** The topic of the run before that this one continues: the same name, or half of the same concepts. */
const continued = (
  key: string,
  concepts: ReadonlyArray<string>,
  previous: ReadonlyArray<PreviousTopic>,
): PreviousTopic | undefined =>
  previous.find(({ themeKey }) => themeKey === key) ??
  previous.find((topic) => jaccard(topic.concepts, concepts) >= 0.5)

/** A trend with its key, and the topic of the run before that it continues, if any. */
export interface KeyedTrend {
  readonly trend: Trend
  readonly themeKey: string
  readonly before: PreviousTopic | undefined
}

/**
 * Gives every trend its key, no two alike: a subject keeps its key from run to run as long as its name, or half of its
 * concepts, stay.
 */
export const keyed = (
  trends: ReadonlyArray<Trend>,
  previous: ReadonlyArray<PreviousTopic>,
): ReadonlyArray<KeyedTrend> => {
  const taken = new Set<string>()
  return trends.map((trend) => {
    const own = slugOf(trend.subject.name)
    const before = continued(own, trend.concepts, previous)
    const themeKey = before !== undefined && !taken.has(before.themeKey) ? before.themeKey : own
    taken.add(themeKey)
    return { trend, themeKey, before }
  })
}
