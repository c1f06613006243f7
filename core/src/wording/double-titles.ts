import type { ReadPost } from "#reading/read-post.ts"
import type { Aspect } from "#topic/senses.ts"
import type { Head } from "#topic/telling.ts"
import { aspectsOf } from "./aspects.ts"
import { type Side, sides, type Sort } from "./sorts.ts"

/** A short question after the subject's name, for a thing to have or do and for a state to be in. */
const clauses: { readonly [A in Aspect]: { readonly [S in Side]: string | null } } = {
  amount: { thing: "how much is enough", state: null },
  timing: { thing: "when is the best time", state: null },
  duration: { thing: "how long does it take", state: "how long does it last" },
  safety: { thing: "what are the risks", state: "what are the warning signs" },
  pain: { thing: "what if it hurts", state: "what eases the pain" },
  compare: { thing: "what could you do instead", state: null },
  choice: { thing: "which do you choose", state: "what do others recommend" },
  treatment: { thing: "what can it treat", state: "which treatment helps" },
  effect: { thing: "what does it do for you", state: "what really helps" },
  research: { thing: "what do studies say", state: "what do studies say" },
  technique: { thing: "how is it done right", state: "how do you handle it" },
  start: { thing: "how do you start", state: "where do you begin" },
  stop: { thing: "what happens when you stop", state: "how do you get out of it" },
  doctor: { thing: "what should a doctor know", state: "when do you see a doctor" },
  normal: { thing: "what is normal", state: "what is normal" },
  cause: { thing: "what can it cause", state: "what is behind it" },
  cost: { thing: "how do you save money", state: null },
  cook: { thing: "what can you make", state: "what do you eat" },
  progress: { thing: "what can you expect", state: "what gets better" },
  motivation: { thing: "how do you keep going", state: "how do you cope" },
  others: { thing: "how do you tell others", state: "how do you tell others" },
  experience: { thing: null, state: null },
}

/** A second question that fewer posts ask is no second question. */
const leastEach = 2

/** Two questions as the form of a title, and the posts that ask or answer one of them. */
export interface Double {
  readonly form: string
  readonly posts: ReadonlyArray<ReadPost>
}

/**
 * The two questions that most posts ask or answer between them, as the form of a title with {n}: of equals those asked
 * by more. Null when no two are asked.
 */
export const doubleOf = (
  posts: ReadonlyArray<ReadPost>,
  head: Head,
  sort: Sort,
  isOpen: (aspect: Aspect) => boolean,
): Double | null => {
  const side = sides[sort]
  const touched = posts.map((post) => ({
    post,
    aspects: aspectsOf(post, head).filter((aspect) => isOpen(aspect) && clauses[aspect][side] !== null),
  }))
  const asking = (...any: ReadonlyArray<Aspect>): ReadonlyArray<ReadPost> =>
    touched.filter(({ aspects }) => any.some((one) => aspects.includes(one))).map(({ post }) => post)
  const least = Math.min(leastEach, Math.ceil(posts.length / 5))
  const often = [...new Set(touched.flatMap(({ aspects }) => aspects))]
    .map((aspect) => ({ aspect, count: asking(aspect).length }))
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => b.count - a.count)
  const [best] = often
    .flatMap((first, i) =>
      often.slice(i + 1).map((second) => ({
        first,
        second,
        posts: asking(first.aspect, second.aspect),
        asked: first.count + second.count,
      })),
    )
    .filter(({ first }) => first.count >= leastEach)
    .toSorted((a, b) => b.posts.length - a.posts.length || b.asked - a.asked)
  return best === undefined
    ? null
    : {
        form: `{n}: ${clauses[best.first.aspect][side]}, and ${clauses[best.second.aspect][side]}?`,
        posts: best.posts,
      }
}
