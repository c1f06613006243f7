import { subjectOfCommunity } from "#topic/asking.ts"
import { listedConceptsIn } from "#reading/listed-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { type Subject, subjectOf } from "#vocabulary/subjects.ts"
import { onOf } from "./grammar.ts"
import { mayBeEaten } from "./left-out.ts"
import { sortOf } from "./sorts.ts"

/** So many of the posts on a food stand under one way of eating before its title says so. */
const mostly = 2 / 3

const none = new Float64Array()

/** The ways of eating that a post stands under: its community is named after one, or its title says one. */
const waysIn = (post: ReadPost): ReadonlyArray<Subject> => {
  const own = subjectOfCommunity(post.community)
  const named = listedConceptsIn(post, 0, post.titled).flatMap(
    (concept) => subjectOf(concept, null, none) ?? [],
  )
  return [...(own === null ? [] : [own]), ...named].filter((one) => sortOf(one) === "followed")
}

/** Keto is the keto diet. */
const wayOf = ({ concept }: Subject): string => concept.replace(/_diet$/, "")

/**
 * The way of eating that most posts on a food stand under: bacon in forums of keto is asked about on keto. Null where
 * they stand under several or none, where it has no room for the food, and where they are less than half of all `among`
 * whom a topic counts: its title states what half of these share.
 */
export const eatenBy = (
  posts: ReadonlyArray<ReadPost>,
  among: number,
  { name }: Pick<Subject, "name">,
): Subject | null => {
  const counts = new Map<string, { way: Subject; posts: number }>()
  for (const post of posts)
    for (const [id, way] of new Map(waysIn(post).map((one) => [wayOf(one), one]))) {
      const own = counts.get(id) ?? { way, posts: 0 }
      own.posts += 1
      // In whatever order the posts come, it goes by one name.
      if (way.name < own.way.name) own.way = way
      counts.set(id, own)
    }
  const [most] = [...counts.values()].toSorted(
    (a, b) => b.posts - a.posts || (a.way.name < b.way.name ? -1 : 1),
  )
  return most !== undefined &&
    most.posts >= Math.max(mostly * posts.length, among / 2) &&
    mayBeEaten(most.way, name)
    ? most.way
    : null
}

/** Forms of a question on a food as it is put of a way of eating: "What can you make with bacon on keto?" */
export const withWay = (forms: ReadonlyArray<string>): ReadonlyArray<string> =>
  forms.filter((form) => !form.includes("at home")).map((form) => form.replace(/\?$/, " {way}?"))

/** What `withWay` leaves open. */
export const wayIn = ({ name }: Pick<Subject, "name">): { readonly way: string } => ({ way: onOf(name) })

/** A title as it was before `withWay`; any other as it is. */
export const withoutWay = (title: string): string => title.replace(/ (?:on|when) [^?]+(?=\?$)/, "")
