/** What somebody does at a stove, or wants to know for it. */
const atStove =
  /\b(?:recipes?|home-?made|copy ?cat|(?:i|we|you|to|i've|finally|just|my \w+) (?:\w+ )?(?:ma[dk]e|cook(?:ed)?|bak(?:e|ed)|fr(?:y|ied)|roast(?:ed)?|grill(?:ed)?)|making|cook(?:ed|ing)|bak(?:ed|ing)|do with)\b/i

/** What is bought, served, sold, given or announced by others, and what only bears the name of a food. */
const byOthers =
  /\b(?:restaurants?|diners?|menus?|drive[- ]?thru|take-?out|fast food|bought|order(?:ed|ing)|deliver(?:ed|y|ies)|announc(?:e[ds]?|ing)|launch(?:e[ds]|ing)?|offer(?:s|ed|ing)?|sells?|selling|sold|reviews?|(?:found|discovered|spotted)\b(?=.*\b(?:at|in)\b)|got (?:me|us)|gave (?:me|us)|brought (?:me|us)|sent (?:me|us)|propos(?:ed|al|ing)|married|wedding|cake ?day)\b|\bfrozen (?:pizzas?|meals?|dinners?|burritos?|foods?)\b|\b(?:at|from) (?:the|my|our|a) (?:\w+ )?(?:stores?|shops?|supermarket|market|office|cafeteria|airport)\b/i

/** Trade and public life: where these are named, food is news. */
const inPublic =
  /\b(?:compan(?:y|ies)|corporations?|industry|subsid\w+|ads?|adverts?|advertis\w+|commercials?|campaigns?|lawsuits?|su(?:es?|ed|ing)|courts?|bans?|banned|laws?|bills?|governments?|federal|fda|usda|mayors?|schools?|universit(?:y|ies)|labels?|label+(?:ed|ing)|statements?|coming soon|now available|petitions?|boycott\w*|factor(?:y|ies)|farms|farming|farmers?(?!'?s? market)|ranchers?|documentary|recall(?:s|ed)?|contaminat\w*|outbreaks?|customers?|rewards?)\b/i

/** What is found out, said or done by somebody who does not cook. */
const reported =
  /\b(?:stud(?:y|ies)|research(?:ers?)?|scientists?|suggests?|linked|says|reveals?|claims?|warns?|harm(?:s|ing|ful)?|increases?|decreases?|prevents?|caus(?:es|ing)|promotes|genetically|eliminat\w+|tak(?:es|ing) away|(?:swaps|adds|wants|plans) \w+)\b|\b\p{L}{3,}s (?:your|its|their)\b/iu

/** Where most people buy what others cook. */
const chains =
  /\b(?:starbucks|mcdonald'?s|burger king|wendy'?s|subway|panera|taco bell|pizza hut|domino'?s|kfc|five guys|in-n-out|red robin|chili's|ihop|denny'?s|applebee'?s|girl scouts?)\b|\b(?:at|from|in|by) (?:costco|walmart|trader joe'?s|whole foods|kroger|safeway|aldi|tesco|sainsbury'?s)\b/i

/** Whether a sentence tells of food that others make or sell: nobody can be asked how he makes it. */
export const isHadElsewhere = (sentence: string): boolean =>
  (byOthers.test(sentence) || inPublic.test(sentence) || reported.test(sentence) || chains.test(sentence)) &&
  !atStove.test(sentence)
