import type { Subject } from "#vocabulary/subjects.ts"

const flesh =
  /\b(?:beef|pork|bacon|ham|steaks?|sausages?|chicken(?: \w+)?|turkey|lamb|meat|meatballs|fish|salmon|tuna|shrimp|seafood|liver|jerky|burgers)$/i
const ofAnimals = new RegExp(
  `${flesh.source}|\\b(?:eggs?|cheese|milk|cream|butter|yogurt|honey|whey|omelets?|quiche|frittata)$`,
  "i",
)
const ofGrain = /\b(?:bread|pasta|noodles|spaghetti|couscous|bulgur|wheat|seitan|barley|lasagna|beer)$/i
const ofMilk = /\b(?:cheese|milk|cream|butter|yogurt|whey|ice cream)$/i

/** What a way of eating leaves out, whatever posts about it name. */
const leftOut: ReadonlyArray<readonly [by: RegExp, food: RegExp]> = [
  [/^vegan\b/i, ofAnimals],
  [/^vegetarian\b/i, flesh],
  [/^gluten-free\b/i, ofGrain],
  [/^dairy-free\b/i, ofMilk],
  [
    /^(?:keto|the keto|low-carb)\b/i,
    /\b(?:bread|rice|pasta|noodles|potatoes|oatmeal|bananas|beans|sugar|quinoa|couscous)$/i,
  ],
  [
    /^paleo\b/i,
    /\b(?:bread|rice|pasta|noodles|beans|lentils|chickpeas|oatmeal|cheese|milk|peanuts|tofu|couscous)$/i,
  ],
]

/** Whether a way of eating has room for a food: no beef fits vegan eating, though posts name both. */
export const mayBeEaten = ({ name }: Pick<Subject, "name">, food: string): boolean =>
  leftOut.every(([by, out]) => !by.test(name) || !out.test(food))

const ofPlants =
  /\b(?:salads?|beans|tofu|tempeh|coconut|almonds|nuts|lentils|chickpeas|vegetables|fruits?|bananas|apples|berries|tomatoes|(?:sweet )?potatoes|spinach|kale|broccoli|cauliflower|mushrooms|peppers|squash|rice|quinoa|oats|oatmeal|avocados?|hummus|peanut butter)$/i

/** Whether a way of eating says more of a food than its name does: beans are vegetarian whoever cooks them. */
export const saysMore = ({ name }: Pick<Subject, "name">, food: string): boolean =>
  !/^veg(?:an|etarian)\b/i.test(name) || !ofPlants.test(food)
