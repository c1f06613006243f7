/** What somebody does at a stove, or wants to know for it. */
const atStove =
  /\b(?:recipes?|home-?made|made|make|making|cook(?:ed|ing|s)?|bak(?:e|ed|ing)|fr(?:y|ied|ying)|roast(?:ed|ing)?|grill(?:ed|ing)?|ingredients|ideas|do with)\b/i

/** What is bought, served, sold, given or announced by others, and what only bears the name of a food. */
const byOthers =
  /\b(?:restaurants?|diners?|menus?|drive[- ]?thru|take-?out|fast food|bought|order(?:ed|ing)|deliver(?:ed|y|ies)|announc(?:e[ds]?|ing)|launch(?:e[ds]|ing)?|offer(?:s|ed|ing)?|sells?|selling|sold|reviews?|(?:found|discovered|spotted)\b(?=.*\b(?:at|in)\b)|got (?:me|us)|gave (?:me|us)|brought (?:me|us)|sent (?:me|us)|propos(?:ed|al|ing)|married|wedding|cake ?day)\b|\bfrozen (?:pizzas?|meals?|dinners?|burritos?|foods?)\b|\b(?:at|from) (?:the|my|our|a) (?:\w+ )?(?:stores?|shops?|supermarket|market|office|cafeteria|airport)\b/i

/** Whether a sentence tells of food that others make or sell: nobody can be asked how he makes it. */
export const isHadElsewhere = (sentence: string): boolean =>
  byOthers.test(sentence) && !atStove.test(sentence)
