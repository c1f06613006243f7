import type { ReadPost } from "#reading/read-post.ts"
import { leastPosts } from "#trend/counts.ts"
import type { Told } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import type { SubjectKind } from "#vocabulary/subjects.ts"
import { isAbout } from "./about.ts"
import { asksAbout } from "./asking.ts"
import { standsForOther, writesOtherWord } from "./other-thing.ts"
import { partOf } from "./questions.ts"

/** Forums of the bedroom: what they say of food, sport or a holiday is no matter of the kitchen or the gym. */
const ofBedroom = /sex/i
const ofBody: ReadonlySet<SubjectKind> = new Set([
  "body",
  "condition",
  "habit",
  "medicine",
  "organ",
  "profession",
  "symptom",
  "therapy",
])

/** So many of its posts by another thing's name, and it is that thing which rises. */
const mostlyOther = 0.5

/** A trend of some of its posts, counted alike before; null where they are too few, or came no more often than usual. */
const madeOf = (told: Told, stretch: Stretch, isMember: (post: ReadPost) => boolean): Told | null => {
  const posts = told.posts.filter(isMember)
  if (posts.length === told.posts.length) return told
  if (posts.length < leastPosts) return null
  const counted = partOf(told, posts, told.history.filter(isMember), stretch)
  return counted.growth > 1 ? { ...told, ...counted, told: told.told.filter(isMember) } : null
}

/**
 * A topic with those posts alone that are about its subject, in its sense, or ask about it: the days and the weeks before
 * are counted alike. A post that only names it is none of them, nor is one that names another thing by its word. What
 * posts only name, or no list knows, is told and counted whole but for those, and so is what would not rise by its own
 * posts; without weeks before them all are told as they came. Null where most of them name another thing, and its own do
 * not rise, or are fewer than make a topic.
 */
export const withMembers = (told: Told, stretch: Stretch): Told | null => {
  if (stretch.baseline === "cold") return told
  const isNamed = told.tells === "word" || !told.subject.listed
  const telling = new Set(told.told)
  const isOnIt = (post: ReadPost): boolean =>
    (isNamed || telling.has(post) || isAbout(post, told) || asksAbout(post, told).length > 0) &&
    (ofBody.has(told.subject.kind) || !ofBedroom.test(post.community))
  const isOther = (post: ReadPost): boolean => standsForOther(post, told) || writesOtherWord(post, told)
  const itself = madeOf(told, stretch, (post) => isOnIt(post) && !isOther(post))
  if (itself !== null) return itself
  const others = told.posts.filter(isOther).length
  if (others >= mostlyOther * told.posts.length || told.posts.length - others < leastPosts) return null
  return madeOf(told, stretch, isOnIt) ?? told
}
