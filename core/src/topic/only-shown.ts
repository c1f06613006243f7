import type { ReadPost } from "#reading/read-post.ts"
import type { Told, Trend } from "#trend/trends.ts"
import { isDish } from "#wording/dish.ts"
import { sortOf } from "#wording/sorts.ts"
import { asksAbout } from "./asking.ts"
import { isPlainRise } from "./empty-name.ts"
import { phraseOf } from "./naming.ts"

/** A rise, and what it is told as. */
interface Shown {
  readonly told: Pick<Told, "tells" | "subject">
  readonly trend: Pick<Trend, "concept" | "subject" | "posts" | "tail" | "significant">
}

/** Whether most of the posts write the word as a part of a name: Cinco de Mayo holds no mayonnaise. */
const isOfName = ({ concept, posts }: Shown["trend"]): boolean => {
  const words = phraseOf(concept, posts)?.split(" ") ?? []
  return words.length > 1 && [words.at(0), words.at(-1)].every((word) => /^\p{Lu}/u.test(word ?? ""))
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
    !isOfName(trend) &&
    !mostDo(({ question }) => question) &&
    mostDo((post) => asksAbout(post, trend).includes("cook"))
  )
}
