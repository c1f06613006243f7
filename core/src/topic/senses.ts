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
 * One question in the many words that people put it in, over any subject: so narrow that a sentence with one of them
 * asks or answers it. In order of preference when two are equally frequent: the narrower question first.
 */
const families: ReadonlyArray<readonly [Aspect, RegExp]> = [
  [
    "amount",
    /\bhow (?:much|many|often)\b(?! (?:of you|people|do you (?:weigh|love|hate)|(?:days|weeks|months|years)\b))|\b(?:doses?|dosages?|dosing|too (?:much|many|little|few)|(?:eating|getting|having|taking|doing|is it|is that|be) enough|(?:times|days) (?:a|per|each) week|daily (?:limit|intake|dose|allowance)|every (?:single )?day|(?:portion|serving) sizes?)\b/i,
  ],
  [
    "timing",
    /\b(?:when (?:should|to|do (?:you|i)|is (?:the|a|it best)|can i)|what time)\b|\b(?:right )?(?:before|after|pre|post)[- ](?:bed|work(?:ing)?[- ]?outs?|training|exercise|meals?|runs?|running|lifting|races?)\b.*\?|\b(?:best time|timing|time of day|(?:morning|night)s? or)\b/i,
  ],
  [
    "duration",
    /\bhow (?:long|soon|fast|quickly|many (?:days|weeks|months|years))\b|\b(?:still (?:no|not|nothing)|until (?:i|you) (?:see|notice|feel)|before (?:i|you|it) (?:see|notice|feel|works?|kicks?))\b|\b(?:takes?|took) (?:days|weeks|months|so long|forever)\b/i,
  ],
  [
    "safety",
    /\b(?:side[- ]effects?|(?:un)?safe(?:ty|ly)?|danger(?:ous|s)?|harmful|harmless|toxic|poison\w*|risks?|risky|interact(?:ion|ions|s)?|bad for (?:you|me|your|us)|(?:really|that|so) bad|worr(?:y|ied|ies|ying) about|worried|concern(?:s|ed)?|warn(?:s|ed|ings?)?|(?:is|are) (?:\w+ ){1,4}(?:ok|okay|bad|unhealthy|a bad idea)|(?:ok|okay|bad idea|wise) to|long[- ]term effects?|addict\w*)\b/i,
  ],
  [
    "pain",
    /\b(?:pains?|painful|hurts?|hurting|aches?|aching|sore(?:ness)?|injur\w+|tight(?:ness)?|tweaked|strained|cramp\w*|tendin?itis|tendonitis)\b/i,
  ],
  [
    "compare",
    /\b(?:vs\.?|versus|instead of|better (?:than|or|option)|compared? (?:to|with)|differences? (?:between|in)|alternatives?|replac(?:e|es|ing|ements?)|substitut\w+|switch(?:ed|ing)? (?:from|to)|which is (?:better|healthier|more)|(?:or|and) (?:\w+ ){1,3}which)\b/i,
  ],
  [
    "choice",
    /\b(?:best (?!part|thing|days?|friends?|feeling|ways?|time|of luck|wishes|damn|ever|birthday|meal|meals|i)\w+|which (?:\w+ )?(?:ones?|brands?|kinds?|types?|do you|does|should|would|is (?:the )?best)|recommend\w*|suggestions?|favou?rites?|go-to|what(?:'s| is| are) (?:your|a good|some good)|what (?:kinds?|types?|sorts?|brands?)|any good|where (?:can|do|to|should) (?:i |you |we )?(?:buy|get|find)|should i (?:get|buy|choose|go (?:for|with))|brands?|looking for (?:an?|some|good) (?!\w+ (?:buddy|partner|friend))|worth (?:it|buying|the)|reviews?)\b/i,
  ],
  [
    "treatment",
    /\b(?:treat(?:ing|s|ed|ments?)?|remed(?:y|ies)|cures?|cured|get(?:ting)? rid of|got rid of|medications?|meds|clear(?:ed|ing)? (?:up|my)|how (?:do|can|to|did|should) (?:\w+ ){0,4}(?:fix|heal|treat|manage|control|reduce|prevent|relieve|calm|overcome|beat)|what (?:finally |really )?(?:helps|helped|works|worked) (?:for|with|me))\b/i,
  ],
  [
    "effect",
    /\b(?:(?:do|does|did|will|can|could) (?:\w+ ){0,6}(?:work|help|matter|benefit|improve|do anything)|benefits?|beneficial|effective(?:ness)?|really works?|myths?|good for|healthy\?|improv(?:e|es|ed|ing)|boosts?|helps?(?: with)|thoughts|opinions?|what do (?:you|we) (?:guys |all )?think|any (?:luck|success|effects?|difference)|makes? (?:a|any) difference|worth a try|overrated|truth about)\b/i,
  ],
  [
    "research",
    /\b(?:stud(?:y|ies)|researchers?|research|scientists?|scientific|clinical trials?|randomi[sz]ed|meta-analysis|linked to|links? between|associated with|association|(?:may|might|could) (?:help|cause|reduce|increase|prevent|improve|protect|lower|raise|be linked)|found (?:that|to)|findings|according to|evidence|the effects? of|induced|breakthrough)\b/i,
  ],
  [
    "technique",
    /\b(?:(?:good|bad|proper|my|correct|your|perfect) form|form checks?|technique|properly|correctly|critique|tips?|tricks?|guide|tutorial|how to (?!tell|know|explain|talk|deal|cope|get rid|stop|quit)|the right way|best ways? (?:to|of)|(?:am i|i'm) doing (?:it|this|them) (?:right|wrong)|mistakes?|(?:my|this|a|new) (?:routine|program|plan)|how do (?:i|you|y'all|people|they) (?!deal|cope|tell|know|feel|stop|quit)\w+)\b/i,
  ],
  [
    "start",
    /\b(?:beginners?|new to|newbies?|noobs?|newb|novice|just (?:start(?:ed|ing)|bought|got into)|start(?:ed|ing)? (?:taking|doing|on|out|with|up)|get(?:ting)? (?:into|started|back into)|where (?:do|should|to) (?:i |you )?(?:start|begin)|(?:my|your|a|our|the) first (?:\w+ )?(?:time|day|week|month|race|meet|marathon|class|session|attempt|year)|first[- ]timers?|first (?:day|week|month) (?:of|on|back)|day (?:one|1)\b|week (?:one|1)\b|considering|want(?:ing)? to (?:start|try|get into|learn|begin)|decided to (?:try|start)|about to (?:start|begin|try)|thinking (?:of|about) (?:starting|trying|going|doing|getting)|easing into|101)\b/i,
  ],
  [
    "stop",
    /\b(?:quit(?:ting)?|stop(?:ped|ping)?|gave up|giv(?:e|ing) (?:it )?up|cold turkey|withdrawals?|com(?:e|ing) off|got off|get off|taper(?:ing)?|cut(?:ting)? out|(?:days|weeks|months|year) (?:clean|sober|free|without)|\w+[- ]free (?:for|as of)|taking a break|a break from)\b/i,
  ],
  [
    "doctor",
    /\b(?:doctors?|doc|physicians?|prescri\w+|diagnos\w+|dermatologists?|psychiatrists?|therapists?|specialists?|pharmacists?|gp|blood ?(?:work|tests?)|tested for)\b/i,
  ],
  [
    "normal",
    /\b(?:is (?:it|this|that) (?:normal|common|weird|strange)|normal\?|anyone else|anybody else|am i the only|(?:is it|or is it) just me|do(?:es)? any(?:one|body)(?: of you)? (?:else )?(?:get|feel|have|experience|notice|find|suffer|also|ever)|do you (?:ever|also|guys ever)|have you ever|should i be worried|what(?:'s| is) (?:wrong|happening|going on|this))\b/i,
  ],
  [
    "cause",
    /\b(?:why (?:do|does|is|am|are|did|can't|don't|doesn't|would)|what (?:makes|causes?)|caus(?:e|es|ed|ing)|reasons? (?:for|why)|because of|triggers?|triggered|makes? me (?:feel|so|sick|tired|break)|after eating)\b/i,
  ],
  [
    "cost",
    /\b(?:cheap\w*|expensive|budget|afford\w*|price[sd]?|costs?|insurance|save money|frugal|broke)\b|\$\d+/i,
  ],
  [
    "cook",
    /\b(?:recipes?|cook(?:ed|ing|s)?|bak(?:e|ed|ing)|roast(?:ed|ing)?|grill(?:ed|ing)?|(?:stir[- ]?)?fr(?:y|ied|ies|ying)|crock ?pot|slow cooker|crust(?:ed)?|seared|stuffed|wrapped|(?:meal|snack|lunch|dinner|breakfast|dessert|recipe|food) ideas|ingredients|lunch(?:es)?|dinners?|breakfasts?|desserts?|snacks?|homemade|soups?|stews?|chili|curry|salads?|sandwich(?:es)?|muffins?|pizzas?|casseroles?|smoothies?|protein shakes?|tacos?|burritos?|pancakes?|patties|cookies|cakes?|cornbread|sauces?|delicious|yum\w*|tasty|tastes?|(?:what|things) (?:\w+ ){0,3}(?:do|make) with|dish(?:es)?|meal prep\w*|prepare)\b/i,
  ],
  [
    "progress",
    /\b(?:prs?|pb|pr'd|progress|personal (?:best|record)|milestones?|(?:down|lost|gained) \d+|success|(?:my|your|the|great|amazing) results|results|transformation|before (?:and|&) after|(?:one|two|three|four|five|six|\d+)(?:th)? (?:days?|months?|weeks?|years?) (?:in|later|of|on|progress|update)|victory|nsv|goals?|finally (?:did|hit|got|made|broke|ran|finished)|i did it|broke (?:a|my|through)|report|update)\b/i,
  ],
  [
    "motivation",
    /\b(?:motivat\w+|struggl\w+|stick(?:ing)? (?:to|with)|keep going|giv(?:e|ing) up|lazy|plateau\w*|stuck|discourag\w*|cop(?:e|ing)|deal(?:ing|t)? with|hard time|having trouble|difficult|can'?t seem|fail(?:ed|ing)?|tempt\w*|willpower|hate|afraid|scared|frustrat\w+|get through|overwhelm\w*)\b/i,
  ],
  [
    "others",
    /\b(?:tell|told|telling|explain\w*|talk\w*|come out|support\w*) (?:to |about it to )?(?:my|your|our|his|her|their|a|the)? ?(?:\w+ )?(?:friends?|family|husband|wife|boyfriend|girlfriend|mom|mother|dad|parents|coworkers?|people|someone)\b|\b(?:friends?|family|husband|wife|boyfriend|girlfriend|parents|people) (?:say|tell|think|keep|treat|know|make|don't)\b|\bjudg\w+/i,
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
