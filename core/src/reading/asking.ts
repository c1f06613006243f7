/** A dish that is shown, not asked about: recipe marks, lists of amounts, "my dinner tonight", "I made". */
const shownDish =
  /[[(](?:recipe|pic|pics|oc|image|photo|album|x-post)\b|\b(?:recipe|ingredients)\b|\b\d+ ?(?:tbsp|tsp|tablespoons?|teaspoons?|cups?|oz|cal|calories|g)\b.*\b\d+|\b(?:i|just|finally|we) (?:made|baked|cooked|tried making)\b|\b(?:tonight'?s|today'?s|my|for) (?:dinner|lunch|breakfast|dessert|snack)\b/i

/** Whether a post shows food instead of asking about it; a question in the title always asks. */
export const showsDish = (title: string): boolean => !title.includes("?") && shownDish.test(title)
