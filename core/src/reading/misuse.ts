const anyOf = (...phrases: ReadonlyArray<string>): RegExp => new RegExp(phrases.join("|"), "i")

/** Medicines that a law keeps under lock: who takes them without a prescriber, or for the feeling, gets no film. */
const controlled =
  "(?:adderall|ritalin|vyvanse|concerta|dexedrine|focalin|methylphenidate|amphetamines?|xanax|alprazolam|klonopin|clonazepam|valium|diazepam|ativan|lorazepam|benzos?|benzodiazepines?|ambien|zolpidem|oxy(?:codone|contin|s)?|hydrocodone|vicodins?|percocets?|norcos?|codeine|tramadol|morphine|dilaudid|fentanyl|opioids?|opiates?|lyrica|pregabalin)"
const slimming =
  "(?:(?:diet|slimming|weight[- ]loss) (?:drugs?|pills?|tablets?|meds?|medications?)|appetite suppressants?|fat[- ]burners?|phentermine|adipex|clen(?:buterol)?|sibutramine|eca(?: stack)?|ephedr(?:a|ine))"
const feltAs =
  "(?:(?<!\\b(?:no|not|n't|isn'?t|hardly|less|any less) (?:\\w+ )?)fun\\b(?! (?:workouts?|runs?|exercises?|ways?|facts?|days?|sports?|and games))|buzz(?:ed)?\\b|an? kick\\b|euphori\\w*|recreational\\w*|at (?:a )?part(?:y|ies)\\b|for a party\\b|for the rush\\b|enjoyable\\b|feel(?:s|ing)? (?:good|great|amazing|something)\\b|(?:get(?:s|ting)?|got|nice|good|real(?:ly)?|so|be) (?:you |me |people |\\w+ )?high\\b(?! (?:heart|blood|bp|doses?|qual|pro|in|levels?|school|cholesterol)))"
const drunkOrSmoked =
  "(?:alcohol|beers?|wine|whisk(?:e)?y|vodka|rum|booze|drunk|weed|marijuana|cannabis|molly|mdma|shrooms|lsd|cocaine|kratom|dxm|ketamine|phenibut|(?:can|could|should|may) (?:i|you|we) drink(?! (?:coffee|water|tea|milk|caffeine|soda|energy)))"
const many = "(?:[4-9]|[1-9]\\d|four|five|six|seven|eight|nine|ten|a dozen|a handful of|a bunch of|several)"
const other =
  "(?:friend|roommate|room ?mate|brother|sister|cousin|mom|mum|dad|wife|husband|girlfriend|boyfriend|co-?worker|neighbou?r|buddy|classmate|co-?student|grand\\w+)"

/** Within one sentence, in either order, so far apart. */
const beside = (a: string, b: string, most: number): string =>
  `\\b${a}\\b[^.!?\\n]{0,${most}}\\b${b}|\\b${b}[^.!?\\n]{0,${most}}\\b${a}\\b`

/** Taken for the feeling, or with a drink or a drug. */
const forFeeling = anyOf(
  beside(controlled, feltAs, 60),
  `\\b${slimming}\\b[^]{0,90}\\b${feltAs}`,
  `\\b${feltAs}[^]{0,60}\\b${slimming}\\b`,
)
const mixed = anyOf(beside(controlled, `${drunkOrSmoked}\\b`, 30))
/** How much of it, at whose word, and whose it is. */
const ownDose = anyOf(
  beside(
    controlled,
    "(?:how (?:much|many)(?: \\w+){0,3} (?:should|can|could|do|would|to)(?: i| you)? (?:safely )?(?:take|start|need|try|do|have)\\b|what(?:'s| is)? (?:a |the )?(?:good |right |safe |first )?dos(?:e|age)\\b|(?:safe|right) amount|re-?dos(?:e|es|ed|ing)\\b|double (?:it|my dose|the dose))",
    120,
  ),
  `\\b(?:took|take|taken|taking|popp(?:ed|ing)|pop|eaten|ate|on) (?:\\w+ )?${many} (?:of (?:\\w+ ){1,2})?(?:\\d+ ?mg )?(?:\\w+ ){0,2}${controlled}\\b`,
  `\\bhow (?:much|many) (?:(?:mg|milligrams?|pills|bars|tabs) (?:of )?)?${controlled}\\b[^.!?\\n]{0,15}\\bi\\b`,
  `\\b${controlled}\\b[^]{0,160}\\bhow much should i take\\b`,
  `\\b\\d+ ?mg of ${controlled} at once\\b`,
)
const ofOthers = anyOf(
  `\\b${other}s?\\b[^.!?\\n]{0,15}\\b(?:gave|sold|offered|gives|sells) me\\b[^.!?\\n]{0,25}\\b${controlled}\\b`,
  `\\b(?:take|took|taking|tried|try|use|used|got|bought|stole|have|borrow\\w*)\\b[^.!?\\n]{0,25}\\b${other}'s ${controlled}\\b`,
  `\\b(?:got|get|bought|have|take|took) (?:some )?${controlled} from (?:a|my|an?other|some) ${other}\\b`,
  `\\b${other} gave me (?:his|her|their|some|a)\\b[^.!?\\n]{0,15}\\b${controlled}\\b`,
)
/** Slimming by what is no slimming medicine, or by poison. */
const toGetLean = anyOf(
  "\\bdnp\\b[^.!?\\n]{0,40}\\b(?:dos(?:e|es|age|ing)|mg|cycle|burn\\w*|fat|cut\\w*|start with)\\b|\\b(?:dos(?:e|es|age|ing)|how much|cycle)\\b[^.!?\\n]{0,25}\\bdnp\\b",
  "\\b(?:thyroid (?:pills?|tablets|medication|meds|hormones?)|cytomel|liothyronine|t3|clen(?:buterol)?|albuterol)\\b (?:\\w+ ){0,2}(?:to|for) (?:\\w+ ){0,2}(?:slim|lean|lose|cut|cutting|burn|shred|fat loss|weight loss)",
  "\\b(?:diuretics?|water pills?|lasix|furosemide)\\b[^.!?\\n]{0,30}\\b(?:make weight|drop weight|cut weight|lose weight|weigh[- ]?in)\\b",
  `\\b${slimming}\\b[^.!?\\n]{0,25}\\b(?:from abroad|which site|which vendor|from which)\\b`,
  `\\b${other}'s (?:insulin|thyroid \\w+|metformin|phentermine|clen)\\b`,
)

/** Letters that every misuse holds: of a controlled medicine, or of what is taken to slim. */
export const misuseHints =
  "adderall|ritalin|vyvanse|concerta|dexedrine|focalin|phenidate|amphetamine|xanax|zolam|klonopin|zepam|valium|ativan|benzo|ambien|zolpidem|oxy|codone|vicodin|percocet|norco|codeine|tramadol|morphine|dilaudid|fentanyl|opioid|opiate|lyrica|pregabalin|diet pill|diet drug|diet med|diet tab|slimming|loss pill|loss drug|loss med|loss tab|suppressant|burner|phentermine|adipex|clen|sibutramine| eca|eca stack|ephedr|dnp|thyroid p|thyroid t|thyroid m|thyroid h|cytomel|thyronine|t3 |albuterol|diuretic|water pill|lasix|furosemide|'s insulin|'s thyroid|'s metformin"

/** What makes it a matter of care, of warning or of leaving it behind. */
const withCare =
  /\b(?:prescri\w+|doctors?|dr\b|docs?\b|pdoc|psychiatrist|physician|pharmac\w+|nurses?|diagnos\w+|taper\w*|withdraw\w*|quit\w*|recover\w*|sober\w*|detox\w*|rehab|addict\w*|stud(?:y|ies)|research\w*|trials?|evidence|patients?)\b/i

/** Whether somebody takes a controlled medicine or a slimming drug by himself: for the feeling, mixed, or at his own dose. */
export const isMisuse = (text: string): boolean =>
  forFeeling.test(text) ||
  ((mixed.test(text) || ownDose.test(text) || ofOthers.test(text) || toGetLean.test(text)) &&
    !withCare.test(text))
