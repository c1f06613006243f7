/** How a language says how tall and how heavy somebody is. Each form gives its numbers as groups of a name. */
export interface BodyForms {
  /** Groups: `metres` or `cm`, or `feet` and `inches`. */
  readonly height: RegExp
  /** Groups: `kg` or `pounds`, or `stone` and `more` pounds. */
  readonly weight: RegExp
  /** The index itself. Group: `index`. */
  readonly index: RegExp
  /** Before a weight: it is lifted, lost, gained or was so once; behind it the same. */
  readonly otherBefore: RegExp
  readonly otherBehind: RegExp
  /** Talk of food, of fat and of eating. */
  readonly food: RegExp
}

type Groups = { readonly [name: string]: string | undefined }

/** Below this a body lacks what it needs; below the second no figure is a body's. */
const veryLight = 17
const noBody = 10
/** Height and weight of somebody stand in one sentence, or in two beside each other. */
const nearby = 120

const numberWords: ReadonlyMap<string, number> = new Map(
  ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"].map(
    (word, at) => [word, at + 1],
  ),
)

const numberOf = (written: string | undefined): number =>
  written === undefined
    ? 0
    : (numberWords.get(written.toLowerCase()) ?? Number(written.replace(/,| ?m ?/i, ".")))

const metresIn = ({ metres, cm, feet, inches }: Groups): number =>
  numberOf(metres) || numberOf(cm) / 100 || (numberOf(feet) * 12 + numberOf(inches)) * 0.0254

const kilosIn = ({ kg, pounds, stone, more }: Groups): number =>
  numberOf(kg) || (numberOf(pounds) || numberOf(stone) * 14 + numberOf(more)) * 0.4536

const isVeryLow = (index: number): boolean => index >= noBody && index < veryLight

/**
 * Whether a text tells of a body that is far too light for its height and speaks of food: whoever writes so needs a
 * doctor, not a film. What is lifted, was lost, or was so once, is no body of now.
 */
export const isVeryLight = (text: string, forms: BodyForms): boolean => {
  if (!/\d/.test(text)) return false
  const isOwn = (at: number, length: number): boolean =>
    !forms.otherBefore.test(text.slice(Math.max(0, at - 40), at)) &&
    !forms.otherBehind.test(text.slice(at + length, at + length + 25))
  for (const { 0: all, index, groups } of text.matchAll(forms.index))
    if (isVeryLow(numberOf(groups?.["index"])) && isOwn(index, all.length)) return true
  const heights = [...text.matchAll(forms.height)]
  if (heights.length === 0 || !forms.food.test(text)) return false
  return [...text.matchAll(forms.weight)].some(
    (weight) =>
      isOwn(weight.index, weight[0].length) &&
      heights.some(
        (height) =>
          Math.abs(height.index - weight.index) <= nearby &&
          isVeryLow(kilosIn(weight.groups ?? {}) / metresIn(height.groups ?? {}) ** 2),
      ),
  )
}

/** Letters that every body's measures hold. */
export const bodyHints =
  "bmi|0cm|1cm|2cm|3cm|4cm|5cm|6cm|7cm|8cm|9cm| cm|4ft|5ft|6ft| ft|foot|feet|1m|1 m|1.4|1.5|1.6|1.7|1.8|1.9|1,4|1,5|1,6|1,7|1,8|1,9|4'|5'|6'|7'"

/** How English says it. */
export const bodyForms: BodyForms = {
  height:
    /(?<![\d.$])(?:(?<metres>[12][.,]\d{1,2}(?= ?m(?:et(?:er|re)s?)?\b)|[12] ?m ?\d{2}\b)|(?<cm>1[2-9]\d|2[01]\d) ?cm\b|(?<feet>[4-7]|four|five|six)(?: ?['’′]| ?-?(?:ft\b\.?|ft(?=\d)|foot\b|feet\b))(?: ?(?<inches>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?! ?(?:lbs?|pounds?|kgs?|years?|miles?)))?)/gi,
  weight:
    /(?<![\d.$,'’-])(?:(?<kg>\d{2,3}(?:\.\d)?) ?(?:kgs?|kilos?|kilograms?)\b|(?<pounds>\d{2,3}(?:\.\d)?) ?(?:lbs?\b|pounds?\b|#)|(?<stone>\d{1,2}) ?(?:st|stones?)\b(?: ?(?:and )?(?<more>\d{1,2})\b)?)/gi,
  index: /\bbmi\b\W{0,3}(?:[a-z]+ ){0,3}(?<index>1[0-6](?:\.\d)?)\b(?![\d%.]|[-–]\d| ?to \d)/gi,
  otherBefore:
    /\b(?:lost|lose|losing|gain(?:ed|ing)?|down(?! to)|drop(?:p(?:ed|ing))?(?! to)|shed|cut(?:ting)?|bench\w*|squat\w*|deadlift\w*|press\w*|lift\w*|rows?|curl\w*|snatch|clean|another|extra|add(?:ed|ing)?|more than|sandbag|dumbbells?|kettlebells?|barbell|from|was|were|had|used to|started|since i|when i)\b[^.!?\d]{0,25}$|\bfrom \d+ ?\w* ?[/(]$/i,
  otherBehind:
    /^ ?(?:dumbbells?|kettlebells?|sandbags?|barbells?|plates?|bars?\b|heavier|lighter|more\b|less\b|overweight|to (?:lose|go|gain|\d)|of (?:fat|muscle|weight|protein)|ago|loss|lost|gained|down\b|(?:in|over|within|after) (?:\d|one|a|two|three|six)|bench|squats?|deadlifts?|for reps|x ?\d|years|[-–—]*>|→|(?:at|when) (?:my|i was))/i,
  food: /\b(?:eat\w*|ate|foods?|meals?|calori\w*|k?cals?|hungry|hunger|appetite|diets?|dieting|fast(?:ing|s|ed)|starv\w*|snack\w*|breakfast|lunch|dinner|supper|shakes?|keto|paleo|vegan|vegetarian|carbs?|fat|skinny|lose weight|weight loss|bread|nutrition\w*|macros)\b/i,
}
