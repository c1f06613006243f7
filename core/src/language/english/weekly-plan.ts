import * as DateTime from "effect/DateTime"
import type { PlanWords } from "#language/weekly-plan.ts"

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const day = (date: string): string =>
  DateTime.formatUtc(DateTime.makeUnsafe(date), { locale: "en-US", month: "long", day: "numeric" })

export const planWords: PlanWords = {
  why: {
    asked: ({ posts, among, days, question }) =>
      `${posts} of ${counted(among, "post", "posts")} in ${days} days ask: “${question}”`,
    new_word: ({ word, posts, among }) =>
      `New word: “${word}”, in ${posts} of ${counted(among, "post", "posts")}`,
    first_seen: (seen) =>
      `First seen on ${day(seen.day)}; now ${counted(seen.posts, "post", "posts")} in ${counted(seen.communities, "community", "communities")}`,
    spread: ({ newOnes, communities }) =>
      `New in ${newOnes} of ${counted(communities, "community", "communities")}`,
    more_posts: ({ posts, usual }) =>
      `${counted(posts, "post", "posts")} in three days; ${usual === 0 ? "none" : usual} would be usual`,
  },
  suits: "It concerns your profession.",
}
