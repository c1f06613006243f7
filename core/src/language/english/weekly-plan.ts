import * as DateTime from "effect/DateTime"
import type { PlanWords } from "#language/weekly-plan.ts"

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** "3 of 5 posts", "all 5 posts". */
const among = (some: number, all: number, one: string, many: string): string =>
  some === all && all > 1 ? `all ${counted(all, one, many)}` : `${some} of ${counted(all, one, many)}`

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const day = (date: string): string =>
  DateTime.formatUtc(DateTime.makeUnsafe(date), { locale: "en-US", month: "long", day: "numeric" })

export const planWords: PlanWords = {
  why: {
    asked: ({ posts, among: all, days, question }) =>
      `${capital(among(posts, all, "post", "posts"))} in ${days} days ask or answer: “${question}”`,
    new_word: ({ word, posts, among: all }) =>
      `New word: “${word}”, in ${among(posts, all, "post", "posts")}`,
    first_seen: (seen) =>
      `First seen on ${day(seen.day)}; now ${counted(seen.posts, "post", "posts")} in ${counted(seen.communities, "community", "communities")}`,
    companion: ({ name, posts, among: all, usual, on }) =>
      `${capital(among(posts, all, "post", "posts"))}${on === null ? "" : ` on ${on}`} name ${name}; usually ${usual === 0 ? "none do" : usual === 1 ? "1 does" : `${usual} do`}`,
    at_once: ({ asking, communities, usual }) =>
      `${asking ? "Asked" : "Talked about"} in ${communities} communities at once; usually in ${usual === 0 ? "none" : usual}`,
    spread: ({ newOnes, communities }) => `New in ${among(newOnes, communities, "community", "communities")}`,
    more_posts: ({ posts, usual, among: all }) =>
      all === undefined
        ? `${counted(posts, "post", "posts")} in three days; ${usual === 0 ? "none" : usual} would be usual`
        : `${capital(among(posts, all, "post", "posts"))} on the subject in three days ask or answer this; ${usual === 0 ? "none" : usual} would be usual`,
  },
  namesOnly: "No question that half of its posts share: read some of them before you film.",
  suits: "It concerns your profession.",
  inLanguage: (name) => `It is in ${name}.`,
}
