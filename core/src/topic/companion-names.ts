import { sequenceOf } from "#reading/concepts.ts"
import { listedConceptsIn } from "#reading/listed-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { isBroad, type Subject, subjectOf } from "#vocabulary/subjects.ts"
import { isInSense } from "./about.ts"

const none = new Float64Array()

/** Kinds that come up beside everything. */
const passing: ReadonlySet<Subject["kind"]> = new Set(["profession", "event"])

/** Whether posts that hold what is counted say its name: a name may say more than the word ("knee trouble"). */
const isSaid = ({ name, concept }: Subject): boolean => {
  const counted = concept.split("_")
  return sequenceOf(name).every((term) => counted.includes(term))
}

const stemsIn = (text: string): ReadonlyArray<string> => text.toLowerCase().split(/[_ ]/)

/** Words that begin alike say the same thing twice. */
const nearlyAlike = (a: string, b: string): boolean =>
  stemsIn(a).some((part) => stemsIn(b).some((other) => part.slice(0, 5) === other.slice(0, 5)))

/** The names of the listed subjects that a post holds in their sense, beside a subject of its own. */
export const companionNamesOf = (own: Subject): ((post: ReadPost) => ReadonlyArray<string>) => {
  const known = new Map<string, string | null>()
  const nameOf = (concept: string): string | null => {
    const before = known.get(concept)
    if (before !== undefined) return before
    const other = isBroad(concept) ? null : subjectOf(concept, null, none)
    const isOther =
      other !== null &&
      !passing.has(other.kind) &&
      isSaid(other) &&
      !nearlyAlike(other.name, own.name) &&
      !nearlyAlike(concept, own.concept)
    const name = isOther ? other.name : null
    known.set(concept, name)
    return name
  }
  return (post) =>
    listedConceptsIn(post).flatMap((concept) => {
      const name = nameOf(concept)
      return name !== null && isInSense(post, concept) ? [name] : []
    })
}
