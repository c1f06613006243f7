/** What is had by the piece, the handful or the square: nobody makes a plate of it, or packs it as a lunch. */
export const nibbled =
  /\b(?:chocolate|cocoa|cacao|candy|bananas?|\w*berries|apples?|oranges?|pears?|peaches|grapes|mango(?:e?s)?|pineapples?|dates|raisins|fruits?|yogurts?|yoghurts?|almonds?|walnuts?|cashews?|pecans?|peanuts?|nuts|coconuts?|seeds|protein powders?|whey|popcorn|chips|crackers|jerky|granola|cream cheese|pumpkin)$/i

export const nibbledAngles: ReadonlyArray<string> = [
  "Three small things with {n}, and the one you would make most often",
  "{n} in something baked and in something cold: what you would leave out of each",
  "{n} as most people have {it|them}, and as you would: two bowls, one minute",
  "What you would put beside {n}, so that {it|they} {keeps|keep} you going till the next meal",
  "How much {n} goes into a usual recipe, and how much you would take, shown on camera",
]

/** What is as good on the third day as on the first. */
const keeps =
  /\b(?:chicken|turkey|beef|pork|lentils|beans|chickpeas|rice|quinoa|pasta|tofu|broccoli|cauliflower|(?:sweet )?potatoes|squash|carrots|meat|lamb|barley|couscous|legumes)$/i

/** Whether a form cooks ahead what does not keep: no lunch box of avocado. */
export const isCookedAhead = (form: string, name: string): boolean =>
  /\bpack lunch\b|\bcook ahead\b/.test(form) && !keeps.test(name)
