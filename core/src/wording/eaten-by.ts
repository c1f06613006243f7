import { subjectOfCommunity } from "#topic/asking.ts"
import { listedConceptsIn } from "#reading/listed-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { type Subject, subjectOf } from "#vocabulary/subjects.ts"
import { listed, onOf } from "./grammar.ts"
import { mayBeEaten, saysMore } from "./left-out.ts"
import { madeOf } from "./made-headings.ts"
import { sortOf } from "./sorts.ts"

/** So many of the posts on a food stand under one way of eating before its title says so. */
const mostly = 2 / 3

const none = new Float64Array()

/** Who cooks in forums of cheap food cooks on little money, whatever else is on the plate. */
const budget: Subject = { concept: "budget", name: "a budget", kind: "diet", listed: false }
const ofLittleMoney = /budget|frugal/i

/** And who cooks in forums of healthy food wants a healthy dish. */
const health: Subject = { concept: "health", name: "health", kind: "diet", listed: false }
const ofHealth = /healthy|fitmeals|nutrition|loseit/i

/** The ways of eating that a post stands under: its community is named after one, or its title says one. */
const waysIn = (post: ReadPost): ReadonlyArray<Subject> => {
  const own = subjectOfCommunity(post.community)
  const named = listedConceptsIn(post, 0, post.titled).flatMap(
    (concept) => subjectOf(concept, null, none) ?? [],
  )
  return [
    ...[...(own === null ? [] : [own]), ...named].filter((one) => sortOf(one) === "followed"),
    ...(ofHealth.test(post.community) ? [health] : []),
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

/** Nobody asks how these become healthy. */
const healthyAnyway = /\bsalads?$/i

/** What is no diet stands behind diets of as many posts. */
const isNoDiet = ({ way }: Eaten): number => Number(way === health || way === budget)

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
    (a, b) => b.posts.size - a.posts.size || isNoDiet(a) - isNoDiet(b) || (a.way.name < b.way.name ? -1 : 1),
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

/** What a title says of the ways of eating that its posts stand under: which they are, or that they want it healthy. */
export type Ways = ReadonlyArray<Pick<Subject, "name">> | "healthy"

/**
 * The ways of eating that most posts on a food stand under: bacon in forums of keto is asked about on keto, eggs of keto
 * and paleo cooks on both. "healthy" where they have nothing else in common, as keto, vegan and fit cooks: nobody asks for
 * a dish on all of those. None where most stand under none of them, where those that have no room for the food, or need not
 * be told of it, are needed to make them most, and where they are less than half of all `among` whom a topic counts: its
 * title states what half of these share.
 */
export const eatenBy = (
  posts: ReadonlyArray<ReadPost>,
  among: number,
  { name }: Pick<Subject, "name">,
): Ways => {
  const least = Math.max(mostly * posts.length, among / 2)
  const fitting = countedWays(posts).filter(({ way }) => mayBeEaten(way, name))
  const standsUnder = (own: ReadonlyArray<Eaten>): boolean =>
    new Set(own.flatMap((one) => [...one.posts])).size >= least
  const diets = fitting.filter(({ way }) => way !== budget && way !== health && saysMore(way, name))
  const ways = withoutNarrower(diets)
  const alike = ways.filter(({ way }) => hasFewCarbs.test(way.name))
  const money = fitting.filter(({ way }) => way === budget)
  const shared = [...diets.map((one) => [one]), ...ways.map((one) => [one]), alike, money].find(
    (own) => own.length > 0 && standsUnder(own),
  )
  // Little money makes no dish healthy.
  return (
    shared?.map(({ way }) => way) ??
    (standsUnder(fitting.filter(({ way }) => way !== budget)) && !healthyAnyway.test(name) ? "healthy" : [])
  )
}

/** Forms of a question on a food as it is put of a way of eating: "What can you make with bacon on keto?" */
export const withWay = (forms: ReadonlyArray<string>): ReadonlyArray<string> =>
  forms.filter((form) => !form.includes("at home")).map((form) => form.replace(/\?$/, " {way}?"))

/** The same question where what posts share is that they want it healthy. */
export const healthyForms = (food: Pick<Subject, "kind" | "name">): ReadonlyArray<string> =>
  sortOf(food) === "served"
    ? ["What do you make for a healthy {n}?", "What belongs in a healthy {n}?"]
    : madeOf(food) === "dish"
      ? [
          "What is a healthy recipe for {n}?",
          "What goes into {a healthy|healthy} {n}?",
          "What makes {a healthy|healthy} {n}?",
        ]
      : madeOf(food) === "drink"
        ? ["What goes into healthy {n}?", "How do you make healthy {n}?"]
        : [
            "Which healthy dishes do you make with {n}?",
            "What is a healthy recipe with {n}?",
            "What can you make with {n} for a healthy meal?",
          ]

/** What `withWay` leaves open: on keto, on keto or paleo, on a budget. */
export const waysInTitle = (ways: ReadonlyArray<Pick<Subject, "name">>): { readonly way: string } => {
  const [first = "", ...others] = ways.map(({ name }) => onOf(name))
  return { way: listed([first, ...others.map((other) => other.replace(/^on /, ""))], "or") }
}

/** A title as it was before `withWay`; any other as it is. */
export const withoutWay = (title: string): string => title.replace(/ (?:on|when) [^?]+(?=\?$)/, "")
