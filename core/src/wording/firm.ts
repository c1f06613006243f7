import { holdsConcept, sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isDish } from "./dish.ts"
import type { Facets } from "./facets.ts"
import { isKindOf } from "./kin.ts"
import { servedIn } from "./present.ts"

const conceptOfName = (name: string): string => sequenceOf(name).slice(-2).join("_")

/** "Zucchini noodles" are made of it: what stands right before a food is no plate beside it. A dish is called by what is in it. */
const isMadeOf = (heading: ReadonlyArray<string>, other: string, subject: Subject): boolean => {
  const own = conceptOfName(subject.name).split("_").at(-1) ?? ""
  const at = heading.indexOf(own)
  return !isDish(subject) && at > 0 && heading[at - 1] === other.split("_").at(-1)
}

/** Whether two posts name a thing, or one names it in one heading with the subject, as itself. */
const isFirm = (name: string, subject: Subject, posts: ReadonlyArray<ReadPost>): boolean => {
  if (isKindOf(subject.name, name)) return false
  const other = conceptOfName(name)
  const own = conceptOfName(subject.name)
  const headings = posts.flatMap(({ text }) => (text === null ? [] : [sequenceOf(servedIn(text.title))]))
  const naming = headings.filter((terms) => holdsConcept(terms, other) && !isMadeOf(terms, other, subject))
  if (headings.some((terms) => holdsConcept(terms, other) && isMadeOf(terms, other, subject))) return false
  return (
    naming.length >= 2 ||
    naming.some((terms) => holdsConcept(terms, own) || holdsConcept(terms, subject.concept))
  )
}

/** What posts name beside a subject, without what only one names somewhere, what it is made of, and what it is a kind of. */
export const firmFacets = (
  facets: ReadonlyArray<Facets>,
  subject: Subject,
  posts: ReadonlyArray<ReadPost>,
): ReadonlyArray<Facets> =>
  facets.flatMap((one) => {
    const names = one.names.filter((name) => isFirm(name, subject, posts))
    return names.length < 2 ? [] : [{ ...one, names }]
  })
