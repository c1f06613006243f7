import { showsDish } from "#reading/asking.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { type Aspect, aspects } from "#reading/asks.ts"
import { sensesIn } from "#topic/senses.ts"
import { askedOf, type Head } from "#topic/telling.ts"

/** Share of posts that touch each aspect, the most frequent first. Only posts with text speak. */
export interface AspectShare {
  readonly aspect: Aspect
  readonly posts: number
}

/** The same where a title states one of them: that one is counted as the title counts it, or the two would disagree. */
export const withStated = (
  asked: ReadonlyArray<AspectShare>,
  stated: AspectShare | null,
): ReadonlyArray<AspectShare> =>
  stated === null ? asked : [stated, ...asked.filter(({ aspect }) => aspect !== stated.aspect)]

/** What people make something of. */
const eatable: ReadonlySet<string> = new Set(["food", "meal", "diet", "supplement"])

/** A dish that holds the subject is what people make of it, though its name stands among the ingredients alone. */
const dishOf = (post: ReadPost, { subject }: Head): ReadonlyArray<Aspect> =>
  post.text !== null && eatable.has(subject.kind) && showsDish(post.text.title) ? ["cook"] : []

/**
 * What one post asks or answers about a subject: in its title, or in a question that names the subject. Those of the
 * first of these sentences come first.
 */
export const aspectsOf = (post: ReadPost, head: Head): ReadonlyArray<Aspect> => {
  const [first = "", ...rest] = askedOf(post, head)
  return [...new Set([...sensesIn([first]), ...sensesIn(rest), ...dishOf(post, head)])]
}

/** What the posts ask about a subject, the most frequent first; a title that asks it counts twice. */
export const askedIn = (posts: ReadonlyArray<ReadPost>, head: Head): ReadonlyArray<AspectShare> => {
  const weight = new Map<Aspect, number>()
  const count = new Map<Aspect, number>()
  for (const post of posts) {
    const [first = ""] = askedOf(post, head)
    const titled = first === post.text?.title ? sensesIn([first]) : []
    for (const aspect of aspectsOf(post, head)) {
      weight.set(aspect, (weight.get(aspect) ?? 0) + (titled.includes(aspect) ? 2 : 1))
      count.set(aspect, (count.get(aspect) ?? 0) + 1)
    }
  }
  return aspects
    .filter((aspect) => count.has(aspect))
    .toSorted(
      (a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0) || aspects.indexOf(a) - aspects.indexOf(b),
    )
    .map((aspect) => ({ aspect, posts: count.get(aspect) ?? 0 }))
}
