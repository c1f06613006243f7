import type { Told } from "#trend/trends.ts"
import { aboutness } from "./telling.ts"

/** Addresses of the posts that are most about the trend, the most noticed first. */
export const linksOf = (trend: Told): ReadonlyArray<string> =>
  trend.told
    .map((post) => ({ post, about: aboutness(post, trend), weight: post.score + 2 * post.comments }))
    .toSorted((a, b) => b.about - a.about || b.weight - a.weight || (a.post.id < b.post.id ? -1 : 1))
    .flatMap(({ post }) => (post.text === null ? [] : [post.text.permalink]))
    .slice(0, 10)
