import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed, subjectOf } from "#vocabulary/subjects.ts"
import { listedConceptsOf } from "./listed-concepts.ts"

/** Words of a story, not of a dish: who had what when. */
const story =
  /\?|\b(?:was|wasn't|were|had|has|have|will|is|isn't|are|don't|didn't|not|gave|went|going|got|get|can|i'm|i've|they|he|she|when|because|if)\b/i

const foods = ofSubjects((): Map<string, boolean> => new Map())
const none = new Float64Array()

const isFood = (concept: string): boolean => {
  const known = foods()
  const before = known.get(concept)
  if (before !== undefined) return before
  const kind = isListed(concept) ? subjectOf(concept, null, none)?.kind : undefined
  const food = kind === "food" || kind === "meal"
  known.set(concept, food)
  return food
}

/** Whether a title names a dish: two foods, none part of the other, and no story around them. */
export const isDish = (title: string, terms: ReadonlyArray<string>): boolean => {
  if (story.test(title)) return false
  const named = listedConceptsOf(terms).filter(isFood)
  const parts = named.flatMap((concept) => (concept.includes("_") ? concept.split("_") : []))
  return named.filter((concept) => !parts.includes(concept)).length >= 2
}
