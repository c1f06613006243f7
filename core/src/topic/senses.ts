/** What a sentence asks or answers, whatever its subject: what people want to know about a subject. */
export type Aspect =
  | "amount"
  | "timing"
  | "duration"
  | "safety"
  | "pain"
  | "compare"
  | "choice"
  | "treatment"
  | "effect"
  | "research"
  | "technique"
  | "start"
  | "stop"
  | "doctor"
  | "normal"
  | "cause"
  | "cost"
  | "cook"
  | "progress"
  | "motivation"
  | "others"
  | "experience"

/**
 * One question in the many words that people put it in, over any subject. In order of preference when two are equally
 * frequent: the narrower question first.
 */
const families: ReadonlyArray<readonly [Aspect, RegExp]> = [
  [
    "amount",
    /\bhow (?:much|many|often)\b|\b(?:dos(?:e|es|age|ing)|too (?:much|many|little|few)|enough|(?:per|a|each) (?:day|week)|times a (?:day|week)|(?:more|less) than|daily (?:limit|intake|dose)|(?:portion|serving) sizes?)\b/i,
  ],
  [
    "timing",
    /\b(?:when (?:should|to|do (?:you|i)|is (?:the|a)|can)|what time)\b|\b(?:before|after) (?:bed|work(?:ing)? ?outs?|training|meals?|running)\b|\b(?:best time|timing|time of day|(?:morning|night) or)\b/i,
  ],
  [
    "duration",
    /\bhow (?:long|soon|fast|quickly)\b|\b(?:still (?:no|not|nothing)|until (?:i|you|it)|before (?:i|you|it) (?:see|notice|feel|works?))\b|\b(?:take|takes|took) (?:days|weeks|months|so long|forever)\b/i,
  ],
  [
    "safety",
    /\b(?:side[- ]effects?|safe(?:ty|ly)?|danger(?:ous|s)?|harmful|harmless|harm|toxic|risks?|risky|interact(?:ion|ions)?|bad for (?:you|me|your)|(?:really|that|so) bad|worr(?:y|ied|ies|ying)|concern(?:s|ed|ing)?|warn(?:s|ed|ing)?|(?:is|are) (?:it|this|that|they|these) (?:ok|okay|fine|bad|unhealthy)|(?:ok|okay) to)\b/i,
  ],
  [
    "pain",
    /\b(?:pains?|painful|hurts?|hurting|aches?|aching|sore(?:ness)?|injur\w+|tight(?:ness)?|tweaked|strained|pulled)\b/i,
  ],
  [
    "compare",
    /\b(?:vs\.?|versus|instead of|better than|compared (?:to|with)|difference between|alternatives? (?:to|for)|replac(?:e|ing|ement)|substitut\w+|switch(?:ed|ing)? (?:from|to))\b/i,
  ],
  [
    "choice",
    /\b(?:best (?!part|thing|day|friend|feeling|way|time|of luck)|which (?:\w+ )?(?:is|are|one|ones|brand|kind|type|do|does|should|would|pass)\b|recommend\w*|suggest\w*|favou?rites?|what(?:'s| is| are) (?:your|the best|a good|some good)|what (?:kinds?|types?|sorts?|brands?)\b|any good|where (?:can|do|to|should) (?:i |you |we )?(?:buy|get|find)|should i (?:get|buy|choose|go (?:for|with))|which\b|brands?|looking for (?:a|an|some|good)|worth (?:it|buying|the)|reviews?)\b/i,
  ],
  [
    "treatment",
    /\b(?:treat(?:ing|ed|ment|ments)?|remed(?:y|ies)|cures?|get(?:ting)? rid of|got rid of|medications?|meds|clear(?:ed|ing)? (?:up|my|it))\b/i,
  ],
  [
    "effect",
    /\b(?:do(?:es)? .{0,40}\b(?:work|help|do anything|matter)|benefits?|effective|really work|evidence|proven|myths?|good for|improves?|helps?(?: with)?|thoughts on|opinions? (?:on|of|about)|your (?:thoughts|opinions?)|what do you (?:guys |all )?think|any (?:luck|success|effect|difference)|makes? (?:a|any) difference|why you should|what(?: really| finally)? (?:helps|works|has worked))\b/i,
  ],
  [
    "research",
    /\b(?:(?:a|the|new|recent|this) stud(?:y|ies)|stud(?:y|ies)|researchers?|research|scientists?|scientific|clinical trials?|journals?|meta-analysis|neuroscien\w+|link(?:s|ed)? (?:to|between|with)|associated with|(?:may|might|could) (?:help|cause|reduce|increase|prevent|improve|protect|lower|raise|be)|promotes|reduces|increases|found (?:that|to|in)|finds|findings?|report(?:s|ed)?|according to|discover\w*|breakthrough|experts?|fda|cdc|evidence[- ]based)\b/i,
  ],
  [
    "technique",
    /\b(?:(?:good|bad|proper|my|correct|your) form|form check|technique|properly|correctly|how (?:do|should|would|can|could|did) (?:i|you|we|they|people|one|y'all)|how to|(?:a|the|any|best|some|other) ways? (?:to|of)|trick to|tips?|guide|mobility|critique|(?:my|this|a) (?:routine|program|plan))\b/i,
  ],
  [
    "start",
    /\b(?:beginners?|new to|newbie|just start(?:ed|ing)|start(?:ed|ing)? (?:taking|doing|on|my|a)|get(?:ting)? (?:into|started|back into)|where (?:do|should|to) (?:i |you )?(?:start|begin)|first (?:time|day|week|month)|day (?:one|1)|week (?:one|1)|considering|want(?:ing)? to (?:start|try|get|learn|begin)|decided to|need (?:some )?(?:help|advice)|advice|about to (?:start|begin)|thinking (?:of|about) (?:starting|trying|going))\b/i,
  ],
  [
    "stop",
    /\b(?:quit(?:ting)?|stop(?:ped|ping)?|gave up|giv(?:e|ing) up|cold turkey|withdrawals?|com(?:e|ing) off|taper(?:ing)?|without (?:it|them)|cut(?:ting)? out)\b/i,
  ],
  [
    "doctor",
    /\b(?:doctors?|doc|physician|prescri\w+|diagnos\w+|dermatologist|psychiatrist|therapist|specialist|pharmacist|blood ?(?:work|tests?))\b/i,
  ],
  [
    "normal",
    /\b(?:is (?:it|this|that) normal|normal\b|anyone else|am i the only|should i (?:be )?worr(?:y|ied)|what'?s (?:wrong|happening)|does anyone|any(?:one|body) else|is (?:it|this) (?:just me|common|weird|strange))\b/i,
  ],
  [
    "cause",
    /\b(?:why(?: (?:do|does|is|am|are|did))?|what (?:makes|happens)|caus(?:e|es|ed|ing)|reasons? (?:for|why)|because of|triggers?|makes? me)\b/i,
  ],
  ["cost", /\b(?:cheap\w*|expensive|budget|afford\w*|price[sd]?|costs?|insurance|save money)\b|\$\d+/i],
  [
    "cook",
    /\b(?:recipes?|cook(?:ed|ing|er)?|bak(?:e|ed|ing)|roast(?:ed|ing)?|grill(?:ed|ing)?|fr(?:y|ied|ying)|oven|crock ?pot|ideas|ingredients|meals?|snacks?|lunch(?:es)?|dinners?|breakfasts?|desserts?|homemade|soups?|stews?|salads?|sandwich(?:es)?|muffins?|pizzas?|casseroles?|smoothies?|tacos?|burritos?|pancakes?|tbsp|tsp|cups? of|delicious|yum\w*|tast(?:y|es|ed)|i made|made (?:this|these|some|my)|to eat|dish(?:es)?)\b/i,
  ],
  [
    "progress",
    /\b(?:prs?|pb|progress|what finally helped|personal (?:best|record)|milestone|down \d+|lost \d+|gained \d+|success stor(?:y|ies)|(?:my|your|the) results|results|transformation|before (?:and|&) after|(?:one|two|three|\d+) (?:months?|weeks?|years?) (?:in|later|of)|finally|lbs?|pounds)\b/i,
  ],
  [
    "motivation",
    /\b(?:motivat\w+|struggl\w+|stick(?:ing)? (?:to|with)|keep going|give up|lazy|plateau\w*|stuck|discouraged|cope|coping|deal(?:ing)? with|hard to|difficult|can'?t seem|failed?|failing|tempt\w*|willpower|hate|afraid|scared|frustrat\w+)\b/i,
  ],
  [
    "others",
    /\b(?:tell|told|telling|explain\w*|talk\w*|come out|support\w*) (?:to |about it to )?(?:my|your|our|his|her|their|a|the)? ?(?:\w+ )?(?:friends?|family|husband|wife|boyfriend|girlfriend|mom|mother|dad|parents|coworkers?)\b|\bpeople (?:say|tell|think|keep)\b|\bjudg\w+/i,
  ],
  [
    "experience",
    /\b(?:anyone (?:else|here|have|tried|done|know)|has any(?:one|body)|do any of you|who (?:else|here)|experiences?|(?:my|your|a) (?:story|journey|stories)|what (?:was|is) it like|what it'?s like|how (?:was|did) (?:it|your)|today i|i (?:just|finally|recently|have|had|was|am|got|went|feel|felt)|i'(?:m|ve)|my (?:first|life|husband|wife|son|daughter|mom|dad|friend|girlfriend|boyfriend))\b/i,
  ],
]

/** The questions that texts ask or answer, in order of preference. */
export const sensesIn = (texts: ReadonlyArray<string>): ReadonlyArray<Aspect> =>
  families.filter(([, family]) => texts.some((text) => family.test(text))).map(([aspect]) => aspect)

/** All questions in order of preference. */
export const aspects: ReadonlyArray<Aspect> = families.map(([aspect]) => aspect)
