import type { ReadPost } from "#reading/read-post.ts"
import { leastPosts } from "#trend/counts.ts"
import type { Told } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isAbout } from "./about.ts"
import { asksAbout } from "./asking.ts"
import { partOf } from "./questions.ts"

/**
 * A topic with those posts alone that are about its subject, in its sense, or ask about it: the days and the weeks before
 * are counted alike. A post that only names it is none of them. What posts only name, or no list knows, is told and
 * counted whole, and so is what would not rise by its own posts; without weeks before them all are told as they came.
 */
export const withMembers = (told: Told, stretch: Stretch): Told => {
  if (told.tells === "word" || !told.subject.listed || stretch.baseline === "cold") return told
  const telling = new Set(told.told)
  const isMember = (post: ReadPost): boolean =>
    telling.has(post) || isAbout(post, told) || asksAbout(post, told).length > 0
  const posts = told.posts.filter(isMember)
  if (posts.length === told.posts.length || posts.length < leastPosts) return told
  const counted = partOf(told, posts, told.history.filter(isMember), stretch)
  return counted.growth > 1 ? { ...told, ...counted } : told
}
