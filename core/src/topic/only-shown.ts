import type { ReadPost } from "#reading/read-post.ts"
import type { Told, Trend } from "#trend/trends.ts"
import { isDish } from "#wording/dish.ts"
import { sortOf } from "#wording/sorts.ts"
import { asksAbout } from "./asking.ts"
import { isPlainRise } from "./empty-name.ts"

/** A rise, and what it is told as. */
interface Shown {
  readonly told: Pick<Told, "tells" | "subject">
  readonly trend: Pick<Trend, "concept" | "subject" | "posts" | "tail" | "significant">
}

/**
 * Whether a food only goes into dishes that are shown: half of its posts cook, fewer ask anything, and no dish is called
 * after it. What rises plainly is told all the same. On 62 real days there were some twenty such names ("lemon", "sauces").
 */
export const isOnlyShown = ({ told: { tells, subject }, trend }: Shown): boolean => {
  const { posts } = trend
  const mostDo = (isSo: (post: ReadPost) => boolean): boolean => posts.filter(isSo).length * 2 >= posts.length
  return (
    tells !== "question" &&
    sortOf(subject) === "eaten" &&
    !isDish(subject) &&
    !trend.significant &&
    !isPlainRise(trend) &&
    !mostDo(({ question }) => question) &&
    mostDo((post) => asksAbout(post, trend).includes("cook"))
  )
}
