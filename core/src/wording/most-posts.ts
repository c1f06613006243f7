import type { Aspect } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { wantsAnswer } from "#reading/user-intents.ts"
import type { UserIntent } from "#topic/topic.ts"
import { isAskable } from "./headings.ts"
import type { Carried } from "./shared-question.ts"
import type { Sort } from "./sorts.ts"

/** What posts only name among other food is made something of, where most of them show a dish. */
export const dishOf = (posts: ReadonlyArray<ReadPost>, sort: Sort): Carried | null => {
  const cooked = posts.filter(({ asks }) => asks.title.includes("cook")).length
  return sort === "eaten" && cooked >= posts.length / 2 ? { aspect: "cook", posts: cooked } : null
}

/** How many of the posts want it; of what is asked, those that ask. */
const wantedBy = (intent: UserIntent, posts: ReadonlyArray<ReadPost>): number =>
  posts.filter((post) => post.intent === intent && (post.question || !wantsAnswer.has(intent))).length

/** Whether half of the posts want it. */
export const isWanted = (intent: UserIntent, posts: ReadonlyArray<ReadPost>): boolean =>
  wantedBy(intent, posts) >= posts.length / 2

/** The question that most posts really put, where half of them and two at least do. */
export const mostPut = (put: ReadonlyMap<Aspect, number>, all: number, sort: Sort): Carried | null => {
  const [best] = [...put]
    .filter(([aspect]) => aspect !== "experience" && isAskable(aspect, sort))
    .toSorted((a, b) => b[1] - a[1])
  return best !== undefined && best[1] >= Math.max(2, all / 2) ? { aspect: best[0], posts: best[1] } : null
}
