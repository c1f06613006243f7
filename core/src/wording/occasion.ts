import type { ReadPost } from "#reading/read-post.ts"
import type { Subject } from "#vocabulary/subjects.ts"

/** What stands before a day or a gathering that people get ready for, or have behind them. */
const before =
  "(?:for|on|over|until|before|after|happy|merry|celebrat\\w+|my first|(?:for|on|after|before|at) (?:the|this|your|my))"

/** A name with its day or week, whatever stands before it. */
const named = /\b(?:day|week|month|eve)$|^\d/i

/** So many posts, and this share of them, get ready for it or tell of it. */
const leastPosts = 2
const share = 0.3

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a new name is a day or a gathering: posts are written for it, on it or after it, with a capital. */
export const isOccasion = ({ name, kind }: Subject, posts: ReadonlyArray<ReadPost>): boolean => {
  if (kind !== "term" || !/^(?:\p{Lu}|\d)/u.test(name)) return false
  // "St. Patrick's Day" has no other word before it than its own.
  if (/ (?:Day|Eve)$/.test(name)) return true
  const plain = (text: string): string => text.replaceAll(/['’]/g, "")
  const own = escaped(plain(name))
  const place = new RegExp(`\\b${before} ${own}|\\b${own}s? (?:day|week|eve)\\b`, "iu")
  const told = posts.filter(
    ({ text }) => text !== null && place.test(plain(`${text.title} . ${text.body}`)),
  ).length
  return told >= leastPosts && (named.test(name) || told >= posts.length * share)
}
