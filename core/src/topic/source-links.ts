import type { ReadPost } from "#reading/read-post.ts"
import type { Told } from "#trend/trends.ts"
import { aboutness } from "./telling.ts"

/** Addresses of the posts that are most about the trend, the most noticed first. */
export const linksOf = (trend: Told): ReadonlyArray<string> =>
  linksTo(
    trend.told
      .map((post) => ({ post, about: aboutness(post, trend), weight: post.score + 2 * post.comments }))
      .toSorted((a, b) => b.about - a.about || b.weight - a.weight || (a.post.id < b.post.id ? -1 : 1))
      .map(({ post }) => post),
  )

/** The first ten addresses of these posts, each once. */
export const linksTo = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<string> =>
  [...new Set(posts.flatMap(({ text }) => (text === null ? [] : [text.permalink])))].slice(0, 10)
