import { subjectOfCommunity } from "#topic/asking.ts"
import { listedConceptsIn } from "#reading/listed-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { type Subject, subjectOf } from "#vocabulary/subjects.ts"
import { listed, onOf } from "./grammar.ts"
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

/** More ways than these stand in no title. */
const mostWays = 3

/** A way of eating, and the posts that stand under it. */
interface Eaten {
  readonly way: Subject
  readonly posts: ReadonlySet<string>
}

/** The ways of eating that posts stand under, those of most posts first. */
const countedWays = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<Eaten> => {
  const counts = new Map<string, { way: Subject; posts: Set<string> }>()
  for (const post of posts)
    for (const [id, way] of new Map(waysIn(post).map((one) => [wayOf(one), one]))) {
      const own = counts.get(id) ?? { way, posts: new Set() }
      own.posts.add(post.id)
      // In whatever order the posts come, it goes by one name.
      if (way.name < own.way.name) own.way = way
      counts.set(id, own)
    }
  return [...counts.values()].toSorted(
    (a, b) => b.posts.size - a.posts.size || (a.way.name < b.way.name ? -1 : 1),
  )
}

/** What a vegan cooks is vegetarian: where posts stand under both, they share the wider one. */
const withoutNarrower = (ways: ReadonlyArray<Eaten>): ReadonlyArray<Eaten> => {
  const wide = ways.find(({ way }) => way.name.startsWith("vegetarian"))
  const narrow = ways.filter(({ way }) => way.name.startsWith("vegan"))
  if (wide === undefined) return ways
  const posts = new Set([wide, ...narrow].flatMap((own) => [...own.posts]))
  return ways.filter((own) => !narrow.includes(own)).map((own) => (own === wide ? { ...own, posts } : own))
}

/**
 * The ways of eating that most posts on a food stand under: bacon in forums of keto is asked about on keto, tacos of
 * keto, paleo and vegan cooks on all three. None where most stand under none of them, where those that have no room for
 * the food are needed to make them most, and where they are less than half of all `among` whom a topic counts: its title
 * states what half of these share.
 */
export const eatenBy = (
  posts: ReadonlyArray<ReadPost>,
  among: number,
  { name }: Pick<Subject, "name">,
): ReadonlyArray<Subject> => {
  const least = Math.max(mostly * posts.length, among / 2)
  const fitting = countedWays(posts).filter(({ way }) => mayBeEaten(way, name))
  const [most] = fitting
  if (most !== undefined && most.posts.size >= least) return [most.way]
  const several = withoutNarrower(fitting).filter(({ way }) => onOf(way.name).startsWith("on "))
  const standing = new Set<string>()
  for (const [at, own] of several.slice(0, mostWays).entries()) {
    own.posts.forEach((id) => standing.add(id))
    if (standing.size >= least) return several.slice(0, at + 1).map(({ way }) => way)
  }
  return []
}

/** Forms of a question on a food as it is put of a way of eating: "What can you make with bacon on keto?" */
export const withWay = (forms: ReadonlyArray<string>): ReadonlyArray<string> =>
  forms.filter((form) => !form.includes("at home")).map((form) => form.replace(/\?$/, " {way}?"))

/** What `withWay` leaves open: on keto; on keto, paleo or a vegan diet; on a vegan or a gluten-free diet. */
export const waysInTitle = (ways: ReadonlyArray<Pick<Subject, "name">>): { readonly way: string } => {
  const said = ways.map(({ name }) => onOf(name))
  if (said.length < 2) return { way: said.join("") }
  const diets = said.filter((on) => on.endsWith(" diet") && !on.startsWith("on the "))
  const called = said.filter((on) => !diets.includes(on))
  const names = [...called, ...diets].map((on) => on.replace(/^on /, ""))
  const shortened = names.map((name, at) =>
    at < called.length || at === names.length - 1 ? name : name.replace(/ diet$/, ""),
  )
  return { way: `on ${listed(shortened, "or")}` }
}

/** A title as it was before `withWay`; any other as it is. */
export const withoutWay = (title: string): string => title.replace(/ (?:on|when) [^?]+(?=\?$)/, "")
