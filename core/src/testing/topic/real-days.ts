import { detectTopics, type TopicDraft } from "#topic/detect-topics.ts"
import type { ReadPost } from "#topic/read-post.ts"
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

/** Public events of 2013 that forums talk about, with the words that tell a post about them. */
const events: ReadonlyArray<readonly [name: string, month: number, day: number, words: RegExp]> = [
  ["Valentine's Day", 2, 14, /valentine/i],
  ["Arnold Classic", 3, 1, /\barnold\b/i],
  ["CrossFit Open", 3, 6, /\b(?:open|13\.[1-5])\b/i],
  ["St Patrick's Day", 3, 17, /patrick|paddy|corned beef/i],
  ["Easter", 3, 31, /easter/i],
  ["Tour of Flanders", 3, 31, /flanders|ronde/i],
  ["April Fools' Day", 4, 1, /april fool/i],
  ["Paris-Roubaix", 4, 7, /roubaix/i],
  ["Boston Marathon", 4, 15, /boston/i],
  ["London Marathon", 4, 21, /london/i],
  ["Mother's Day", 5, 12, /mother'?s day/i],
  ["A. Jolie's operation", 5, 14, /jolie|mastectomy|brca/i],
  ["DSM-5", 5, 18, /\bdsm\b/i],
  ["Memorial Day and Murph", 5, 27, /murph|memorial day/i],
  ["Father's Day", 6, 16, /father'?s day/i],
  ["Tour de France", 6, 29, /tour de france|\btdf\b/i],
  ["4 July", 7, 4, /4th of july|fourth of july|july 4|independence day/i],
  ["CrossFit Games", 7, 24, /\bgames\b/i],
]

const speaksOf = (posts: ReadonlyMap<string, ReadPost>, { members }: TopicDraft, words: RegExp): boolean =>
  members.filter((id) => {
    const text = posts.get(id)?.text
    return text !== undefined && text !== null && words.test(`${text.title} ${text.body}`)
  }).length >=
  members.length / 2

/**
 * Which of the dated events are in the top ten on their day or one of the next four mornings, as a topic half of whose
 * posts speak of it. `shift` moves all dates by so many days: nothing should be found then.
 */
export const datedEvents = (archive: Archive, shift = 0): ReadonlyArray<string> => {
  const posts = new Map(archive.recent.map((post) => [post.id, post]))
  const seen = new Map<number, ReadonlyArray<TopicDraft>>()
  const at = (asOf: number): ReadonlyArray<TopicDraft> => {
    const topics = seen.get(asOf) ?? topicsAt(archive, asOf)
    seen.set(asOf, topics)
    return topics
  }
  return events.flatMap(([name, month, day, words]) => {
    const mornings = [0, 1, 2, 3, 4].map((after) => morningOf(month, day) + (shift + after) * daySeconds)
    return mornings.some((asOf) => at(asOf).some((topic) => speaksOf(posts, topic, words))) ? [name] : []
  })
}
export const eventCount = events.length

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
