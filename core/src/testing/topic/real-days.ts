import { detectTopics } from "#topic/detect-topics.ts"
import type { TopicDraft } from "#topic/draft.ts"
import { previousOf, type PreviousTopic } from "#topic/theme-key.ts"
import type { Archive } from "./planted.ts"

const daySeconds = 86_400
const morningOf = (month: number, day: number): number => Date.UTC(2013, month - 1, day, 9) / 1000

const topicsAt = (
  { recent }: Archive,
  asOf: number,
  previous: ReadonlyArray<PreviousTopic> = [],
): ReadonlyArray<TopicDraft> =>
  detectTopics({
    posts: recent.filter(({ createdAt }) => createdAt < asOf && createdAt >= asOf - 31 * daySeconds),
    asOf,
    previous,
  })

/**
 * Runs the days of the archive one after the other, each with the topics of the day before, as the product does. Of
 * topics that share half of the smaller one's posts with a topic of the day before: the share that keeps its key.
 */
export const keysKept = (archive: Archive, days: number): number => {
  let before: ReadonlyArray<TopicDraft> = []
  let kept = 0
  let goingOn = 0
  for (let day = 0; day < days; day++) {
    const today = topicsAt(archive, morningOf(2, 5) + day * daySeconds, before.map(previousOf))
    for (const { members, themeKey } of today) {
      const same = before.find((topic) => {
        const shared = members.filter((id) => topic.members.includes(id)).length
        return shared >= Math.min(members.length, topic.members.length) / 2
      })
      if (same === undefined) continue
      goingOn++
      if (same.themeKey === themeKey) kept++
    }
    before = today
  }
  return kept / Math.max(1, goingOn)
}
