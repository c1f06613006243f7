import { holdsConcept, knownConceptsOf, sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { subjectOfCommunity } from "#topic/asking.ts"
import { isBroad, isListed, subjectOf, type Subject, type SubjectKind } from "#vocabulary/subjects.ts"
import { standsForOther } from "#topic/other-thing.ts"
import { servedIn } from "./present.ts"

/** What posts name beside a subject, by what it is: each of a group can stand in one list with the others. */
export type Group = "plate" | "dish" | "topping" | "shelf" | "complaint" | "remedy" | "training"

const groupOf: { readonly [K in SubjectKind]?: Group } = {
  food: "plate",
  skincare: "shelf",
  supplement: "remedy",
  condition: "complaint",
  symptom: "complaint",
  exercise: "training",
  sport: "training",
}

/** Dishes: what one makes of something, not beside it. */
export const dishes =
  /\b(?:burgers?|hamburgers?|tacos?|burritos?|wraps?|chili|curry|soups?|stews?|salads?|sandwich(?:es)?|pizzas?|stir-fr(?:y|ies)|pancakes?|waffles|muffins?|brownies|cookies|(?:banana|zucchini|garlic) bread|french toast|(?:cheese|cup)?cakes?|pies?|casseroles?|meatloaf|meatballs|smoothies?|shakes|omelets?|omelettes|lasagna|sushi|quiche|puddings?|ice cream|bars|dips?)$/i

/** What is drunk stands in a cup, on no plate. */
export const drunk =
  /\b(?:teas?|chai|matcha|coffee|espresso|cold brew|juices?|kombucha|kefir|water|milk|broth|beer|wine|soda|coke)$/i

/** Too wide to stand on a plate. */
const wide =
  /\b(?:dairy|(?:junk|fast|fried|whole|raw|processed|comfort|canned|frozen|street|health|baby|finger|thai|indian|mexican|chinese) foods?|foods?|meals?|spices?|sauces?|snacks?|desserts?|sweets|treats?|toppings|fats?|carbs|sugar|flour|bread|fiber|produce|groceries|leftovers|ingredients|drinks?|beverages|water|gluten|wheat|meats?|salt|sodium|veggies|vegetables|fruits?)$/i

/** What only seasons, sweetens or greases a meal is none by itself. */
const seasoning =
  /\b(?:basil|cilantro|parsley|mint|cinnamon|garlic|ginger|honey|syrup|oil|ghee|mustard|mayonnaise|sauce|dressings?|lemon|lime|ketchup|vinegar|sweeteners?|stevia|xanthan gum|cream)$|^butter$/i
/** What is only put to a dish. */
export const isSeasoning = ({ kind, name }: Pick<Subject, "kind" | "name">): boolean =>
  kind === "food" && seasoning.test(name)

const sweet = /\b(?:chocolate|candy)$/i

/** Whether a food is too wide for a dish, or only seasons one: nobody asks what to make of it. */
export const isIngredient = ({ kind, name }: Pick<Subject, "kind" | "name">): boolean =>
  kind === "food" && !dishes.test(name) && (wide.test(name) || seasoning.test(name))

/** Some things that posts name beside their subject, and in how many of them one of these stands. */
export interface Facets {
  readonly group: Group
  readonly names: ReadonlyArray<string>
  readonly posts: number
  /** In how many the commonest of them stands. */
  readonly first: number
  /** In how many any thing of the group stands; food counts as one. */
  readonly all: number
}

const groupFor = ({ kind, name }: Subject): Group | null => {
  const group = groupOf[kind] ?? null
  if (group !== "plate") return group
  return wide.test(name) ||
    drunk.test(name) ||
    ((seasoning.test(name) || sweet.test(name)) && !dishes.test(name))
    ? null
    : dishes.test(name)
      ? "dish"
      : "plate"
}

/** Names of many things at once: one of these stands in it, not beside it. */
const classes =
  /\b(?:supplements?|nootropics?|racetams?|stimulants?|vitamins|amino acids|BCAAs?|protein powders?|pre-workouts?|antidepressants|SSRIs?|antibiotics|painkillers|medications?|medicines)$/i

/** Whether a subject is a class of things of its kind. */
export const isClass = ({ name }: Pick<Subject, "name">): boolean => classes.test(name)

/** What goes on or into a dish is no plate beside it; and what is too wide to stand on a plate has none either. */
const besideOf = (group: Group, { kind, name }: Subject): Group | null => {
  if (group === "remedy" && classes.test(name)) return null
  if (group !== "plate" && group !== "dish") return group
  if (kind === "food" && wide.test(name)) return null
  if (!dishes.test(name)) return group
  return group === "plate" ? "topping" : null
}

const none = new Float64Array()

const alike = (a: string, b: string): boolean => {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return (
    one.includes(other) ||
    other.includes(one) ||
    one.split(" ").some((word) => other.split(" ").some((own) => own.slice(0, 5) === word.slice(0, 5)))
  )
}

/**
 * The terms of a post's title and questions, without what it leaves out or means otherwise; as they were counted where
 * its text is gone.
 */
export const spokenTermsOf = ({ text, terms, about }: ReadPost): ReadonlyArray<string> =>
  text === null
    ? terms.slice(0, about)
    : [
        text.title,
        ...text.body.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim().endsWith("?")),
      ]
        .map((sentence) => servedIn(sentence))
        .flatMap((sentence) => [...sequenceOf(sentence), ""])

/** The listed things that a post names where it says what it is about, but its subject. */
const besideIn = (said: ReadonlyArray<string>, subject: Subject): ReadonlyArray<Subject> => {
  const named = knownConceptsOf(said).filter((one) => isListed(one))
  const parts = new Set(named.flatMap((one) => (one.includes("_") ? one.split("_") : [])))
  return (
    named
      .filter((one) => !isBroad(one) && !parts.has(one))
      .flatMap((one) => subjectOf(one, null, none) ?? [])
      // Almond butter is no butter.
      .filter((one) => !standsForOther({ terms: said }, { concept: one.concept, subject: one }))
      .filter(({ name }) => !alike(name, subject.name))
  )
}

/** The foods that words name beside a subject: what stands on a plate, and the dish that something goes into. */
export const foodsBeside = (
  said: ReadonlyArray<string>,
  subject: Subject,
): { readonly beside: ReadonlyArray<Subject>; readonly dish: Subject | undefined } => {
  const named = besideIn(said, subject)
  const of = (group: Group): ReadonlyArray<Subject> => named.filter((one) => groupFor(one) === group)
  return { beside: of("plate"), dish: of("dish")[0] }
}

const ofFood: ReadonlySet<Group> = new Set(["plate", "dish", "topping"])

const mostNames = 3

/** The things that together stand in most of the posts: the one in most of those left, again and again. */
const coveringOf = (by: ReadonlyMap<string, ReadonlySet<string>>): Pick<Facets, "names" | "posts"> => {
  const covered = new Set<string>()
  const names: Array<string> = []
  const freshIn = (name: string): number => [...(by.get(name) ?? [])].filter((id) => !covered.has(id)).length
  while (names.length < mostNames) {
    const [best] = [...by.keys()]
      .filter((name) => names.every((one) => !alike(one, name)))
      .map((name) => ({ name, fresh: freshIn(name), all: by.get(name)?.size ?? 0 }))
      .toSorted((a, b) => b.fresh - a.fresh || b.all - a.all || (a.name < b.name ? -1 : 1))
    if (best === undefined || best.fresh === 0) break
    names.push(best.name)
    for (const id of by.get(best.name) ?? []) covered.add(id)
  }
  return { names, posts: covered.size }
}

/** Whether a thing that so many posts name beside a subject may be told of. */
export type Stands = (name: string, posts: number) => boolean

/**
 * What the posts of a topic name beside its subject, all in their titles and questions, up to three things of one group
 * that together stand in as many of the posts as three can; groups by that number, the largest first. Only groups with
 * two things or more that stand there.
 */
export const facetsOf = (
  subject: Subject,
  concept: string,
  posts: ReadonlyArray<ReadPost>,
  stands: Stands = () => true,
): ReadonlyArray<Facets> => {
  const groups = new Map<Group, Map<string, Set<string>>>()
  const naming = posts
    .map((post) => ({ post, said: spokenTermsOf(post) }))
    .filter(
      ({ post, said }) =>
        holdsConcept(said, concept) ||
        holdsConcept(said, subject.concept) ||
        subjectOfCommunity(post.community)?.name === subject.name,
    )
  for (const { post, said } of naming) {
    const named = besideIn(said, subject).map((other) => ({ other, group: groupFor(other) }))
    // What goes into another dish stands neither in this one nor on a plate with what that is made of.
    const isOfOther = subject.kind === "food" && named.some(({ group }) => group === "dish")
    for (const { other, group } of named) {
      if (group === null || (group === "plate" && isOfOther)) continue
      const by = groups.get(group) ?? new Map<string, Set<string>>()
      groups.set(group, by)
      by.set(other.name, (by.get(other.name) ?? new Set()).add(post.id))
    }
  }
  const anyOf = (own: ReadonlyArray<Group>): number =>
    new Set(own.flatMap((group) => [...(groups.get(group)?.values() ?? [])].flatMap((ids) => [...ids]))).size
  return [...groups]
    .flatMap(([group, by]) => {
      const beside = besideOf(group, subject)
      return beside === null ? [] : [[beside, by] as const]
    })
    .map(([group, by]): Facets => {
      const covering = coveringOf(new Map([...by].filter(([name, { size }]) => stands(name, size))))
      return {
        group,
        ...covering,
        first: by.get(covering.names[0] ?? "")?.size ?? 0,
        all: anyOf(ofFood.has(group) ? ["plate", "dish"] : [group]),
      }
    })
    .filter(({ names }) => names.length >= 2)
    .toSorted((a, b) => b.posts - a.posts || (a.group < b.group ? -1 : 1))
}
