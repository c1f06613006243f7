import type { ReadPost } from "#reading/read-post.ts"
import type { Told } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isAbout } from "./about.ts"
import { asksAbout } from "./asking.ts"
import type { Topic } from "./topic.ts"

/** Each author once. */
const authors = (posts: ReadonlyArray<ReadPost>): number =>
  new Set(posts.map(({ authorKey, id }) => authorKey ?? id)).size

/**
 * Of so many posts on its subject are those of a topic that counts its question alone: all of the days that are about the
 * subject, or ask about it. Null for a topic that counts its subject.
 */
export const amongOf = (told: Told, { window }: Pick<Stretch, "window">): number | null => {
  if (told.byQuestion !== true) return null
  const own = new Set(told.posts)
  const isOnIt = (post: ReadPost): boolean =>
    post.sensitive === null && (own.has(post) || isAbout(post, told) || asksAbout(post, told).length > 0)
  return Math.max(told.posts.length, authors(window.filter(isOnIt)))
}

/** How many posts a topic may be told to have on its subject, whatever of them it counts. */
export const postsOnSubject = ({
  postCount,
  engagementData,
}: Pick<Topic, "postCount" | "engagementData">): number => engagementData.among ?? postCount
