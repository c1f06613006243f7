import type { ReadPost } from "#reading/read-post.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isDish } from "./dish.ts"
import { foodsBeside } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"

/** What a plate that somebody shows says of its food: what stands beside it. No two start alike. */
const plates = {
  two: ["Today it is {n} with {a} and {b}.", "What about {n} with {a} and {b}?"],
  one: ["I like {n} with {a}.", "Have you had {n} with {a}?", "My {n} went with {a} this time."],
  dish: ["I use {n} for {a}.", "Does anybody else put {n} into {a}?"],
}

/**
 * What a post that asks nothing says of a food, by the other foods that it names; empty where it names none, since what
 * else could be said would fit any food.
 */
export const plateVoicesOf = (post: ReadPost, subject: Subject): ReadonlyArray<string> => {
  const { beside, dish } = foodsBeside(post, subject)
  const [a, b] = beside
  if (a !== undefined) {
    const forms = b === undefined ? plates.one : [...plates.two, ...plates.one]
    return forms.map((form) => sentenceOf(form, subject, { a, ...(b === undefined ? {} : { b }) }))
  }
  return dish === undefined || isDish(subject)
    ? []
    : plates.dish.map((form) => sentenceOf(form, subject, { a: dish }))
}
