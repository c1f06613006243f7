import { sequenceOf } from "#reading/concepts.ts"
import { foodsIn } from "#reading/foods.ts"

/** What parts the foods of a title: the things of a list, what lies on a dish, and what is eaten beside it. */
const between =
  /[,;.:!()[\]"\u201C\u201D]+|\s[-+\u2013\u2014|/]+\s|--|&(?:amp;)?|\b(?:with|w\/|topped|over|atop|in|on|into|and|or|plus|stuffed|served|alongside|drizzled|using|accompanied|from|for)(?=\s)/giu

/** The foods that a dish is called after: the first it names, and the second where no more than one follows. */
const led = { before: 1, foods: 3 }

/**
 * Whether a title that shows a dish names a food as what the dish is made of rather than as one of many things on it: nobody
 * who puts tomatoes, onions and mushrooms beside a chicken makes something of mushrooms. A question is about what it asks.
 */
export const isLeading = (title: string, isIt: (terms: ReadonlyArray<string>) => boolean): boolean => {
  if (title.includes("?")) return isIt(sequenceOf(title))
  const parts = title.split(/(?<=[.!])\s+/u).map((sentence) => sentence.split(between).map(sequenceOf))
  return parts.some((sentence) => {
    const foods = sentence.filter((part) => isIt(part) || foodsIn(part).length > 0)
    const at = foods.findIndex(isIt)
    return at === 0 || (at === led.before && foods.length <= led.foods)
  })
}
