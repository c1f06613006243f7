import { sequenceOf } from "./concepts.ts"
import { foodsIn } from "./foods.ts"
import { isHadElsewhere } from "./had-elsewhere.ts"

/** Words of a story, not of a dish: who had what when. */
const story =
  /\?|\b(?:was|wasn't|were|had|has|have|will|is|isn't|are|don't|didn't|not|gave|went|going|got|get|can|i'm|i've|they|he|she|when|because|if|stor(?:e|es|ing|age)|expands?|launch(?:es)?|quantified|keep(?:s|ing)?|spoil(?:s|ing)?)\b/i

const namesFood = (text: string): boolean => foodsIn(sequenceOf(text)).length > 0

/** Making something: up to five words of what is made, and up to four of what somebody made. */
const making =
  /\b(?:made|making|(?:to|I|we|you|can|ever) make)\b(?! (?:me|him|her|us|you|them|it|sure|sense|do|the (?:switch|change|jump|move|mistake)|use|room|progress|an? (?:difference|switch|change|point|mistake|decision)|up|out|every\w*|any\w*)\b)((?: [\p{L}\p{N}'’-]+){1,5})/iu
const whoMade =
  /((?:[\p{L}\p{N}'’-]+ ){1,4})(?:I|we|he|she|they|my \p{L}+)(?: (?:just|finally|once))? made\b(?! (?:me|him|her|us|you|them|it)\b)/iu

const madeOne = /\b(?:i|we) made (?:one|some|them|this|these)\b/i

/** Whether a title tells of a food as something that somebody makes. */
const isMade = (title: string): boolean =>
  [making, whoMade].some((one) => namesFood(one.exec(title)?.[1] ?? "")) ||
  (madeOne.test(title) && namesFood(title))

const amounts = /(?:\d|½|¼|¾|\ban?\b|\bone\b|\btwo\b) ?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?)\b/giu
const leastAmounts = 3

/** Whether the text below a title that names a food is its recipe: amounts, as cooks measure them. */
export const isRecipe = (title: string, opening: string): boolean =>
  !title.includes("?") && (opening.match(amounts)?.length ?? 0) >= leastAmounts && namesFood(title)

/** The parts of a title that stand for themselves: sentences, what is set off by dashes, and what stands in brackets. */
const itemsOf = (title: string): ReadonlyArray<string> =>
  title.split(/[.!;:…]+(?=\s|$)|(?<=\?)\s+|\s[-–—~|]+\s|[()[\]"“”]/u).filter((item) => /\p{L}/u.test(item))

/** Work at a stove, by whatever it is said. */
const atWork =
  /\brecipes?\b|\bcook(?:ed|ing|s)?\b|\bbak(?:e|ed|ing)\b|\bcrock ?pot\b|\bslow cooker\b|\b(?:meal|snack|lunch|dinner|breakfast|dessert|recipe|food) ideas\b|\bhomemade\b|\bmeal prep\w*|\b(?:i|we|you|to) (?:\w+ )?(?:grill|roast|fry|saut[eé])\b|\bon the grill\b/i

/** What comes out of a kitchen. Beside a question it must be asked how or which. */
const served =
  /\b(?:soups?|stews?|chili|curry|salads?|sandwich(?:es)?|muffins?|pizzas?|casseroles?|smoothies?|tacos?|burritos?|pancakes?|patties|burgers?|cookies|cakes?|frittatas?|quiche|stir[- ]?fry|scrambles?|crusts?|skewers?|kebabs?)\b(?! days?\b)/i

/** What is done to food, and to other things: it needs the food beside it, or to stand there by itself. */
const prepared =
  /\b(?:roast(?:ed|ing)?|grill(?:ed|ing)?|(?:stir[- ]?|pan-?)?fr(?:y|ied)|crusted|seared|stuffed|wrapped|saut[eé]ed|flavou?red|smothered|blackened|glazed|braised|breaded|poached|scrambled|mashed|marinated|steamed|broiled|baste[dr]?|drizzled|simmered|creamed|buttered|on a bed of|dish(?:es)?|sauces?)\b/i
const fewWords = 6
const withMore = new RegExp(`(?:${prepared.source})(?: [\\p{L}'-]+){1,3} (?:with\\b|&)`, "iu")

/** How cooks ask. */
const asked =
  /\b(?:what|which|how (?:do|does|to|can|could|should|would|long)|ideas?|favou?rites?|best|need|looking for|suggest\w*|recommend\w*|substitut\w*|tips?|uses for|equivalents?|any(?:one|body)?\?|any(?:one|body)? (?:\w+ ){0,2}(?:ideas?|suggestions?|tips?|good|have|know|tried|make))\b/i
const askedFor = /\b(?:dish(?:es)?|sauces?)\b/i
const toDoWith = /\b(?:what|things) (?:\w+ ){0,3}(?:do|make) with\b/i

/** Who had what when, in a sentence on a dish that is named by its own word. */
const told =
  /\b(?:was|were|had|has|have|will|isn't|aren't|doesn't|don't|didn't|not|gave|went|they|he|she|can't|said|eats?|rules?)\b/i

const isServed = (item: string): boolean =>
  served.test(item) ||
  (prepared.test(item) &&
    ((item.match(/\p{L}+/gu) ?? []).length <= fewWords || withMore.test(item) || namesFood(item)))

/** Whether a sentence asks how something is cooked, or shows what was: a dish is a noun with what lies on it, not a story. */
export const isCooking = (sentence: string): boolean => {
  const isTouched = atWork.test(sentence) || served.test(sentence) || prepared.test(sentence)
  if (!isTouched) return toDoWith.test(sentence) && namesFood(sentence)
  if (isHadElsewhere(sentence)) return false
  if (atWork.test(sentence)) return true
  return itemsOf(sentence).some((item) =>
    item.includes("?")
      ? asked.test(item) && (isServed(item) || askedFor.test(item))
      : !told.test(item) && isServed(item),
  )
}

/** So many foods, none part of another, in one part of a title and no story around them. */
const leastFoods = 2

/** Who tells what he ate, shows no plate. */
const eaten = /\b(?:i|we|you|people|women|men)\b(?! (?:made|cook|bak|call))/i

const isPlate = (item: string): boolean => {
  if (story.test(item)) return false
  const named = foodsIn(sequenceOf(item))
  if (named.length < leastFoods) return false
  const parts = named.flatMap((concept) => (concept.includes("_") ? concept.split("_") : []))
  return named.filter((concept) => !parts.includes(concept)).length >= leastFoods
}

/** Whether a title, whose terms are given too, names a dish: a food that somebody makes, or several on one plate. */
export const isDish = (title: string, terms: ReadonlyArray<string>): boolean => {
  if (isMade(title)) return true
  if (foodsIn(terms).length < leastFoods || isHadElsewhere(title)) return false
  if (isPlate(title)) return true
  return !title.includes("?") && itemsOf(title).some((item) => !eaten.test(item) && isPlate(item))
}
