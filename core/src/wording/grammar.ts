import { capitalised } from "#text/capitalised.ts"
import type { Subject } from "#vocabulary/subjects.ts"

/** Singular although they end in s. */
const oneInS =
  /(?:ss|us|is|[A-Z]S|diabetes|herpes|measles|pilates|leangains|genetics|gymnastics|aerobics|calisthenics)$/

/** Things that are done are one, whatever their last word: "losing pounds", "taking pills"; "eating habits" are many. */
const doing =
  /^(?:taking|losing|gaining|lifting|quitting|stopping|leaving|making|changing|cutting|counting|skipping|seeing|giving|doing) .*s$/

/** Many, though they do not end in s. */
const manyByForm = /(?:^|\s)(?:people|men|women|children|feet|teeth|MDs)$/

/** Whether a subject's name takes a plural verb: eggs, squats, SSRIs; not diabetes, stress or IBS. */
export const isPlural = ({ name }: Pick<Subject, "name"> & Partial<Pick<Subject, "kind">>): boolean => {
  if (doing.test(name) || /pilates$|leangains$|weight watchers$|molasses$/i.test(name)) return false
  return manyByForm.test(name) || (name.endsWith("s") && !oneInS.test(name))
}

/** Ways of eating that one is on. */
const isOn = /keto|paleo|diets?$|Leangains|Soylent|IIFYM|raw food|Weight Watchers|^a budget$/

/** "Your the bench press" is your bench press. */
const ownArticle = /\b(your|my|their) the\b/gi

/** How somebody lives by it: on keto, on a vegan diet, when one eats clean, while fasting, with meal prep. */
export const onOf = (name: string): string => {
  const eaten = /^(.+) eating$/.exec(name)?.[1]
  if (eaten !== undefined && /^(?:high|low)-|-free$|^(?:vegan|vegetarian|plant-based)$/.test(eaten))
    return `on a ${eaten} diet`
  if (eaten !== undefined && eaten !== "emotional") return `when you eat ${eaten}`
  if (name.startsWith("eating ")) return `when ${name}`
  if (name.endsWith(" diet") && !name.startsWith("the "))
    return `on ${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`
  return isOn.test(name) ? `on ${name}` : name.endsWith("ing") ? `while ${name}` : `with ${name}`
}

const onceADay = /\b(?:breakfast|brunch|lunch|dinner|dessert)$/

/** A meal as people speak of it: snacks, side dishes and slow cooker meals, but dinner. */
export const mealsOf = (name: string): string =>
  onceADay.test(name) ? name : `${name}${/(?:s|sh|ch)$/.test(name) ? "es" : "s"}`

/** What a sentence calls its subject by. */
const ownParts: { readonly [name: string]: (name: string) => string } = {
  n: (name) => name,
  meals: mealsOf,
  on: onOf,
}

/**
 * A sentence for a subject: {n} is its name, {meals} the same of a meal, {on} how one lives by it, {is|are} chooses by its number, {a:is|are} by
 * that of the part {a}, and other names in braces come from `parts`. The first letter becomes a capital.
 */
export const sentenceOf = (
  text: string,
  subject: Pick<Subject, "name" | "kind">,
  parts: { readonly [name: string]: string } = {},
): string =>
  capitalised(
    text
      .replace(
        /\{(?:(\w+):)?([^{}|:]+)\|([^{}|]+)\}/g,
        (_, part: string | undefined, one: string, many: string) =>
          isPlural(part === undefined ? subject : { name: parts[part] ?? "" }) ? many : one,
      )
      .replace(/\{(\w+)\}/g, (whole, name: string) => ownParts[name]?.(subject.name) ?? parts[name] ?? whole)
      .replace(ownArticle, "$1"),
  )

/** Several things in one list: "eggs, bacon and rice". */
export const listed = (items: ReadonlyArray<string>, last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`

/** So many posts: "1 post", "12 posts". */
export const countedPosts = (count: number): string => `${count} post${count === 1 ? "" : "s"}`
