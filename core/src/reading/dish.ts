import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed, subjectOf } from "#vocabulary/subjects.ts"
import { sequenceOf } from "./concepts.ts"
import { isHadElsewhere } from "./had-elsewhere.ts"
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

const namesFood = (text: string): boolean => listedConceptsOf(sequenceOf(text)).some(isFood)

/** Making something: up to five words of what is made, and up to four of what somebody made. */
const making =
  /\b(?:made|making|(?:to|I|we|you|can|ever) make)\b(?! (?:me|him|her|us|you|them|it|sure|sense|do|the (?:switch|change|jump|move|mistake)|use|room|progress|an? (?:difference|switch|change|point|mistake|decision)|up|out|every\w*|any\w*)\b)((?: [\p{L}\p{N}'’-]+){1,5})/iu
const whoMade =
  /((?:[\p{L}\p{N}'’-]+ ){1,4})(?:I|we|he|she|they|my \p{L}+)(?: (?:just|finally|once))? made\b(?! (?:me|him|her|us|you|them|it)\b)/iu

/** Whether a title tells of a food as something that somebody makes. */
const isMade = (title: string): boolean =>
  [making, whoMade].some((one) => namesFood(one.exec(title)?.[1] ?? ""))

const amounts = /(?:\d|½|¼|¾|\ban?\b|\bone\b|\btwo\b) ?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?)\b/giu
const leastAmounts = 3

/** Whether the text below a title that names a food is its recipe: amounts, as cooks measure them. */
export const isRecipe = (title: string, opening: string): boolean =>
  !title.includes("?") && (opening.match(amounts)?.length ?? 0) >= leastAmounts && namesFood(title)

/** Whether a title names a dish: a food that somebody makes, or two, none part of the other, and no story around them. */
export const isDish = (title: string, terms: ReadonlyArray<string>): boolean => {
  if (isMade(title)) return true
  if (story.test(title) || isHadElsewhere(title)) return false
  const named = listedConceptsOf(terms).filter(isFood)
  const parts = named.flatMap((concept) => (concept.includes("_") ? concept.split("_") : []))
  return named.filter((concept) => !parts.includes(concept)).length >= 2
}
