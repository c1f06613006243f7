import { holdsConcept, sequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { isDish } from "./dish.ts"
import type { Stands } from "./facets.ts"
import { isKindOf } from "./kin.ts"
import { servedIn } from "./present.ts"

/** What a title states of several things two posts name with the subject: one alone names them by chance. */
const shared = 2

const conceptOfName = (name: string): string => sequenceOf(name).slice(-2).join("_")
const lastTermOf = (name: string): string => sequenceOf(name).at(-1) ?? ""

/** "Zucchini noodles" are made of it: what stands right before a food is no plate beside it. A dish is called by what is in it. */
const isMadeOf = (heading: ReadonlyArray<string>, name: string, subject: Subject): boolean => {
  const at = isDish(subject) ? -1 : heading.indexOf(lastTermOf(subject.name))
  return at > 0 && heading[at - 1] === lastTermOf(name)
}

/**
 * What stands firmly beside a subject: what it is neither made of nor a kind of. `inTitle`: two posts name it with the
 * subject; `inAngle`: they do, or one heading names both, since an angle says of nobody that he has the two together.
 */
export const firmBeside = (
  subject: Subject,
  posts: ReadonlyArray<ReadPost>,
): { readonly inTitle: Stands; readonly inAngle: Stands } => {
  const headings = posts.flatMap(({ text }) => (text === null ? [] : [sequenceOf(servedIn(text.title))]))
  const own = conceptOfName(subject.name)
  const headed = headings.filter((terms) => holdsConcept(terms, own) || holdsConcept(terms, subject.concept))
  const isOther: Stands = (name) =>
    !isKindOf(subject.name, name) && !headings.some((heading) => isMadeOf(heading, name, subject))
  return {
    inTitle: (name, naming) => naming >= shared && isOther(name, naming),
    inAngle: (name, naming) =>
      (naming >= shared || headed.some((terms) => holdsConcept(terms, conceptOfName(name)))) &&
      isOther(name, naming),
  }
}
