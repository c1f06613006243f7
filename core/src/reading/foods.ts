import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed, isPlain, subjectOf } from "#vocabulary/subjects.ts"
import { listedConceptsOf } from "./listed-concepts.ts"

const foods = ofSubjects((): Map<string, boolean> => new Map())
const none = new Float64Array()

const isFood = (concept: string): boolean => {
  const known = foods()
  const before = known.get(concept)
  if (before !== undefined) return before
  const kind = isListed(concept) && !isPlain(concept) ? subjectOf(concept, null, none)?.kind : undefined
  const food = kind === "food" || kind === "meal"
  known.set(concept, food)
  return food
}

/** The foods and meals of a list that stand in terms, each once, in their order. */
export const foodsIn = (terms: ReadonlyArray<string>): ReadonlyArray<string> =>
  listedConceptsOf(terms).filter(isFood)
