import { DAY_SECONDS } from "@rounds/core/kernel/day.ts"
import type { Post } from "@rounds/core/reading/post.ts"

/** Newest first, and of every 24 hours before `before` at most `perDay` posts. */
export const newestPerDay = (
  posts: ReadonlyArray<Post>,
  query: { readonly perDay: number; readonly since: number; readonly before: number },
): ReadonlyArray<Post> => {
  const taken = new Map<number, number>()
  return posts
    .filter(({ createdAt }) => createdAt >= query.since && createdAt < query.before)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
    .filter(({ createdAt }) => {
      const day = Math.floor((query.before - createdAt - 1) / DAY_SECONDS)
      const count = taken.get(day) ?? 0
      taken.set(day, count + 1)
      return count < query.perDay
    })
}
