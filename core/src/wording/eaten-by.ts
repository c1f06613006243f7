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

/** Who cooks in forums of cheap food cooks on little money, whatever else is on the plate. */
const budget: Subject = { concept: "budget", name: "a budget", kind: "diet", listed: false }
const ofLittleMoney = /cheap|budget|frugal/i

/** The ways of eating that a post stands under: its community is named after one, or its title says one. */
const waysIn = (post: ReadPost): ReadonlyArray<Subject> => {
  const own = subjectOfCommunity(post.community)
  const named = listedConceptsIn(post, 0, post.titled).flatMap(
    (concept) => subjectOf(concept, null, none) ?? [],
  )
  return [
    ...[...(own === null ? [] : [own]), ...named].filter((one) => sortOf(one) === "followed"),
    ...(ofLittleMoney.test(post.community) ? [budget] : []),
  ]
}

/** Keto is the keto diet. */
const wayOf = ({ concept }: Subject): string => concept.replace(/_diet$/, "")

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
    (a, b) =>
      b.posts.size - a.posts.size ||
      Number(a.way === budget) - Number(b.way === budget) ||
      (a.way.name < b.way.name ? -1 : 1),
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

/** Ways of eating that share their plates. */
const hasFewCarbs = /keto|low-carb|paleo/i

/** What a title says of the ways of eating that its posts stand under. */
export type Ways = ReadonlyArray<Pick<Subject, "name">> | "several"

/**
 * The ways of eating that most posts on a food stand under: bacon in forums of keto is asked about on keto, eggs of keto
 * and paleo cooks on both. "several" where they have nothing in common, as keto and vegan eating: nobody asks for a dish on
 * those two. None where most stand under none of them, where those that have no room for the food are needed to make them
 * most, and where they are less than half of all `among` whom a topic counts: its title states what half of these share.
 */
export const eatenBy = (
  posts: ReadonlyArray<ReadPost>,
  among: number,
  { name }: Pick<Subject, "name">,
): Ways => {
  const least = Math.max(mostly * posts.length, among / 2)
  const fitting = countedWays(posts).filter(({ way }) => mayBeEaten(way, name))
  const [most] = fitting
  if (most !== undefined && most.posts.size >= least) return [most.way]
  // Little money is no diet that a dish is made to fit.
  const ways = withoutNarrower(fitting.filter(({ way }) => way !== budget))
  const standsUnder = (own: ReadonlyArray<Eaten>): boolean =>
    new Set(own.flatMap((one) => [...one.posts])).size >= least
  const alike = ways.filter(({ way }) => hasFewCarbs.test(way.name))
  const shared = [...ways.map((one) => [one]), alike].find(standsUnder)
  return shared?.map(({ way }) => way) ?? (standsUnder(ways) ? "several" : [])
}

/** Forms of a question on a food as it is put of a way of eating: "What can you make with bacon on keto?" */
export const withWay = (forms: ReadonlyArray<string>): ReadonlyArray<string> =>
  forms.filter((form) => !form.includes("at home")).map((form) => form.replace(/\?$/, " {way}?"))

/** What `withWay` leaves open: on keto, on keto or paleo, on a special diet. */
export const waysInTitle = (ways: Ways): { readonly way: string } => {
  if (ways === "several") return { way: "on a special diet" }
  const [first = "", ...others] = ways.map(({ name }) => onOf(name))
  return { way: listed([first, ...others.map((other) => other.replace(/^on /, ""))], "or") }
}

/** A title as it was before `withWay`; any other as it is. */
export const withoutWay = (title: string): string => title.replace(/ (?:on|when) [^?]+(?=\?$)/, "")
