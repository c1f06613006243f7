import { isCooking } from "./dish.ts"

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
 * The words in which a title or a question puts a question, so narrow that a sentence with one of them asks or answers
 * it, whatever its subject. In order of preference when two are equally frequent: the narrower question first. What is
 * cooking is told by more than words: null.
 */
const families: ReadonlyArray<readonly [Aspect, RegExp | null]> = [
  [
    "amount",
    /\bhow (?:much|many|often)\b(?! (?:of you|people|do you (?:weigh|love|hate)|longer|weight|time|money|fun|does|did|have you|(?:days|weeks|months|years)\b))|\b(?:what|which|right|best|correct|recommended|safe|ideal|optimal|proper|starting|daily|my|your) (?:\w+ ){0,2}(?:doses?|dosages?|dosing)\b|\b(?:doses?|dosages?|dosing)(?: (?:of|for|questions?|advice|help)\b|[^.!?]{0,25}\?)|\btoo (?:much|many)\b|\b(?:times|days) (?:a|per|each) week\b|\b(?:\d[^.!?]{0,30}|(?:is|are) (?:this|that|it)|(?:am i|do (?:i|you|we)|should i|are (?:we|you)) (?:\w+ ){0,2}(?:get(?:ting)?|eat(?:ing)?|tak(?:e|ing)|drink(?:ing)?)(?: \w+)?) enough\b[^?]{0,40}\?|\bevery (?:single )?day\b[^?]{0,40}\?/i,
  ],
  [
    "timing",
    /\bwhen (?:should|to|do (?:you|i)|is (?:the|a|it) best|can i)\b|\bwhat time\b|\bbest time\b|\btime of day\b|\b(?:before|after|pre|post)[- ](?:bed|work(?:ing)?[- ]?outs?|training|exercise|meals?)\b.*\?|\bmorning or\b|\btiming\b/i,
  ],
  [
    "duration",
    /\bhow (?:long|soon|quickly)\b(?! (?:were|was|have you|did you|is your|are your))|\bhow many (?:days|weeks|months)\b(?! (?:a|per|each))/i,
  ],
  [
    "safety",
    /\bside[- ]effects?\b|\b(?:un)?safe(?:ty|ly)?\b|\bdangers?\b|\bdangerous\b|\bharm(?:ful|less)?\b|\btoxic\w*|\brisk(?:s|y)?\b|\bbad for (?:you|me|your|us|the)\b|\b(?:bad|odd|weird|strange|negative|adverse|allergic|worst) (?:reactions?|effects?|experiences?)\b|\breactions? (?:to|from|with)\b|\binteract\w*|\bmixing\b|\blong[- ]term effects?\b|\b(?:is|are) (?:\w+ ){1,4}(?:ok|okay|bad|unhealthy|a bad idea)\b|\bok(?:ay)? to\b|\bbad idea\b|\baddictive\b|\b(?:get|become|getting) addicted\b|\bwarn(?:s|ed|ings?)?\b|\bworr(?:y|ied|ying) about\b/i,
  ],
  [
    "pain",
    /\b(?:pains?|painful|hurts?|hurting|aches?|aching|sore(?:ness)?|injur(?:y|ies|ed)|tight(?:ness)?(?! (?:budget|schedule|money))|tweaked|strained|(?:muscle|back|eye|neck|calf|groin|quad|hamstring) strains?|sprain(?:ed|s)?|cramp\w*|tendin?itis|tendonitis|numb\w*|discomfort|swollen|swelling|clicking|popping)\b/i,
  ],
  [
    "compare",
    /\bvs?\.?\b|\bversus\b|\bbetter than\b|\bwhich (?:one )?is (?:better|healthier)\b|\bdifferences? (?:between|in)\b|\balternatives?\b|\bsubstitut\w+|\binstead of\b|\breplacements? for\b|\breplac(?:e|ing) (?:\w+ ){1,3}with\b|\bcompared? (?:to|with)\b|\bswitch(?:ed|ing)? (?:from|to)\b|\b\w+ or (?:\w+[ -]){0,2}\w+\?/i,
  ],
  [
    "choice",
    /\bwhich (?:\w+ )?(?:ones?|brands?|kinds?|types?|do you|does|should|would|is (?:the )?best|are (?:the )?best)\b|\bbest (?:brands?|kinds?|types?|shoes?|\w+ for)\b|\brecommend\w*|\bwhat (?:kinds?|types?|sorts?|brands?)\b|\blooking for (?:an?|some|good|new)\b(?! \w* ?(?:buddy|partner|friend|job))|\bwhere (?:can|do|to|should)(?: i| you| we)? (?:buy|get|find)\b|\bshould i (?:get|buy|choose|go (?:for|with))\b|\bworth (?:buying|getting|the (?:money|price|cost))\b|\bfavou?rite\b|\bwhat(?:'s| is| are) (?:your|the best|a good|some good)\b|\bany good\b|\bbuying\b|\breviews?\b|\bneed help (?:getting|choosing|picking|finding)\b/i,
  ],
  [
    "treatment",
    /\bget(?:ting)? rid of\b|\bgot rid of\b|\b(?:to|can|could|should|i|you|we|they|doctors?|that|not|will|would|(?:will|does|do|can|could|would|should) (?:\w+ ){1,4}) ?treat\b(?! (?:or|and|it like|\w+ (?:like|as)\b))(?! (?:you|me|us|him|her|them|people|everyone|everything|yourself|myself)\b)|\btreat(?:ing|ed)\b(?! (?:you|me|us|him|her|them|people|everyone|everything|yourself|myself)\b)|\btreatments?\b|\bremed(?:y|ies)\b|\bcure[sd]?\b(?! (?:you|me|us|him|her|them|people|everyone|everything|yourself|myself)\b)|\bclear(?:ed|ing)? (?:up|my|your)\b|\bwhat (?:\w+ )?(?:helps|helped|works|worked|can i do|do i do|should i do)\b|\bhow (?:do|can|to|did|should|not to) (?:\w+ ){0,4}(?:fix|heal|treat|manage|control|reduce|prevent|relieve|calm|overcome|beat|deal|cope|handle|stop|avoid|lower|fight|fade|ease|make)\b|\bprevent(?:ing|ion)?\b|\bany luck\b|\banything (?:that )?(?:helps?|works?|for)\b|\bhelp with\b|\bhelp!|\btips\b|\badvice\b|\brelief\b|\bfade\b|\bheal(?:ing|ed)?\b|\b(?:helped|helping|helps?) (?:my|me|with)\b|\bwhat can (?:i|you|be) do\b/i,
  ],
  [
    "effect",
    /\b(?:do|does|will|can|could|would) [^?.]{0,60}\b(?:work|help|matter|benefit|improve|affect|do anything)\b|\bbenefits?\b|\bbeneficial\b|\beffective(?:ness)?\b|\b(?:what|any|no|positive|long[- ]term) (?:\w+ ){0,3}effects? (?:of|on|from)\b|\bgood for\b|\bhealthy\?|\b(?:is|are) [^?.]{0,40}\b(?:healthy|healthier|worth it)\b|\bworth it\b|\bthoughts\b|\bopinions?\b|\bwhat do (?:you|we) (?:guys |all )?think\b|\bmyths?\b|\btruth\b|\boverrated\b|\bhype\b/i,
  ],
  [
    "research",
    /(?<!\bto )\bstud(?:y|ies)\b(?! (?:for|hard|group|habits|tips|with|all))|\bresearch(?:ers?)?\b|\bscientists?\b|\bscientific\b|\bclinical\b|\b(?:controlled|human|drug|animal|medical|pilot|placebo) trials?\b|\btrials? (?:shows?|finds?|found|suggests?|in (?:humans|people|patients|mice))\b|\brandomi[sz]ed\b|\bmeta-analysis\b|\blinked to\b|\blinks? between\b|\bassociated with\b|\bassociations? (?:between|of|with)\b|\b(?:may|might|could) (?:help|cause|reduce|increase|prevent|improve|protect|lower|raise|be linked)\b|\bfindings\b|\bevidence\b|\beffects? of [^?]{3,80} on\b|\bfda\b|\bin (?:rats|mice|humans|adults|patients|trained men)\b/i,
  ],
  [
    "technique",
    /\bform[- ]?checks?\b|\b(?:good|bad|proper|correct|my|your|perfect|squat|deadlift|bench|running) form\b|\btechniques?\b|\bcritique\b|\b(?:am i|i'm) doing\b|\bproperly\b|\bcorrectly\b|\bhow (?:do|to|should|can) (?:i |you |y'all |people |we )?(?:do|perform|learn|practi[cs]e|hold|breathe|improve|increase|progress|get better|swim|run|squat|lift|train|stretch|use|prepare|assess)\b|\b(?:common|biggest|beginners?'?|newbie|rookie|my|your|any|form|technique|training|which|what) mistakes?\b|\bstance\b|\bgrip\b|\bdeep enough\b|\bthe right way\b|\bcues?\b/i,
  ],
  [
    "start",
    /\bbeginners?\b|\bnew to (?!me\b|this (?:sub|community)|reddit)|\bnewb(?:ie)?s?\b|\bnoobs?\b|\bjust (?:start(?:ed|ing)|got into|bought)\b|\bstart(?:ed|ing)? (?:on|out|with|up|taking|doing|my|to)\b|\b(?:i'm|about|want|wanting|decided|going) (?:to )?start(?:ing)?\b|\bget(?:ting)? (?:into|started|back into)\b|\bwhere (?:do|should|to)(?: i| you)? (?:start|begin)\b|\b(?:my|your|a|our|the) first (?:\w+ )?(?:week|month|race|meet|marathon|half|5k|10k|class|session|attempt|ride|tri\w*)\b|\bfirst[- ]timers?\b|\bmy first time\b|\b(?:thinking|considering) (?:of |about )?(?:starting|trying|going|taking|doing|getting)\b|\bwant(?:ing)? to (?:start|try|get into|learn)\b|\bday (?:one|1)\b|\bweek (?:one|1)\b|\b101\b/i,
  ],
  [
    "stop",
    /\bquit(?:ting)?\b|\bstop(?:ped|ping)? (?:taking|drinking|smoking|using|eating)\b|\bgave up\b|\bgiving up\b|\bcold turkey\b|\bwithdrawals?\b|\bcom(?:e|ing) off\b|\b(?:got|get|getting|went|going) off\b|\btaper(?:ing)?\b|\bcut(?:ting)? out\b|\b(?:days|weeks|months|years?) (?:clean|sober|free|without|off)\b|\bsober\b|\btaking a break\b/i,
  ],
  [
    "doctor",
    /\bdoctors?\b|\bdoc\b|\bprescri\w+|\b(?:get(?:ting)?|be|being|seek(?:ing)?|want(?:ing|ed)?|need(?:ing|ed)?|pursu(?:e|ing)|(?:an?|the) (?:official|formal|proper|second)) (?:an? |the |my )?(?:\w+ )?diagnos\w+|\bdermatologists?\b|\bpsychiatrists?\b|\bblood ?(?:work|tests?)\b|\btested for\b/i,
  ],
  [
    "normal",
    /\bis (?:it|this|that) (?:normal|common|weird|strange)\b|\bnormal\?|\bany(?:one|body) else\b|\bam i the only\b|\bjust me\b|\bdo(?:es)? any(?:one|body) (?:else )?(?:get|feel|have|experience|notice|find|suffer|also|ever)\b|\bdo you (?:ever|also|guys (?:ever|get|feel|have))\b|\bhave you ever\b|\bshould i be worried\b/i,
  ],
  [
    "cause",
    /\bwhy (?:do|does|is|am|are|did|can't|don't|doesn't|would)\b|\bwhat (?:makes|causes?)\b|(?<=[^\s,;] )(?:cause(?! (?:i|i'm|it's|we|you|he|she|they)\b)|caus(?:es|ed|ing))\b|\breasons? (?:for|why)\b|\btriggers?\b|\btriggered\b|\bmakes? me (?:feel|so|sick|tired|break)\b/i,
  ],
  [
    "cost",
    /\bcheap(?:er|est|ly)?\b|\bexpensive\b|\bbudget\b|\bafford\w*|\bprices?\b|\bcosts?\b|\binsurance\b|\bsave money\b|\$\d+/i,
  ],
  ["cook", null],
  [
    "progress",
    /\bprs?\b|\bpb\b|\bprogress\b|\bpersonal (?:best|record)s?\b|\bmilestones?\b|\b(?:down|lost|gained) \d+|\bresults\b|\btransformation\b|\bbefore (?:and|&) after\b|\bvictory\b|\bnsv\b|\bfinally (?:did|hit|got|made|broke|ran|finished)\b|\bi did it\b/i,
  ],
  [
    "motivation",
    /\bmotivat\w+|\bstruggl\w+|\bstick(?:ing)? (?:to|with)\b|\bkeep going\b|\bplateau\w*|\bstuck\b|\bdiscourag\w*|\bcop(?:e|ing)\b|\bdeal(?:ing|t)? with\b|\bhard time\b|\btrouble\b|\bdifficult\b|\btempt\w*|\bwillpower\b|\bfrustrat\w+|\boverwhelm\w*|\bafraid\b|\bscared\b/i,
  ],
  [
    "others",
    /\b(?:tell|told|telling|explain\w*|talk\w*|come out|support\w*) (?:to |about it to )?(?:my|your|our|his|her|their|a|the)? ?(?:\w+ )?(?:friends?|family|husband|wife|boyfriend|girlfriend|mom|mother|dad|parents|coworkers?|people|someone)\b|\b(?:friends?|family|husband|wife|boyfriend|girlfriend|parents) (?:\w+ )?(?:say|tell|think|keep|treat|know|make|don't|suffers?|with)\b|\bpeople (?:\w+ )?(?:say|tell me|tell you|think|keep (?:telling|asking|saying)|treat|don't (?:get|understand|believe|know))\b|\bjudg\w+/i,
  ],
  [
    "experience",
    /\bexperiences?\b|\bany(?:one|body) (?:here|have|tried|done|on|use|used|take|taking|taken)\b|\bhas any(?:one|body)\b|\bmy (?:\w+ )?(?:story|journey)\b|\bwhat (?:was|is) it like\b|\bwhat it'?s like\b|\btried\b/i,
  ],
]

/** What is said in a manner of speaking, and what others said: a "pain in the neck" hurts nobody. */
const sayings =
  /\ba (?:\w+ )?pain in the \w+\b|\bpain in the (?:ass|arse|butt|rear|behind)\b|\bno pain,? no gain\b|\bgrowing pains\b|\b(?:can't|can ?not|couldn't|won't|doesn't|wouldn't) hurt(?: to)?\b|\bhurts? to (?:ask|try)\b/gi
const quoted = /(?<=\p{L}.*)["“][^"“”?]{12,}["”]|["“][^"“”?]{12,}["”](?=.*\p{L}{3})/gu

/** A sentence as somebody says it himself. */
const saidIn = (sentence: string): string => sentence.replace(sayings, " ").replace(quoted, " … ")

/** The questions that a sentence asks or answers, in order of preference. */
export const asksIn = (sentence: string): ReadonlyArray<Aspect> => {
  const said = saidIn(sentence)
  return families
    .filter(([, family]) => (family === null ? isCooking(sentence) : family.test(said)))
    .map(([aspect]) => aspect)
}

/** All questions in order of preference. */
export const aspects: ReadonlyArray<Aspect> = families.map(([aspect]) => aspect)

/** What a title and the questions of a body ask or answer. */
export interface Asks {
  readonly title: ReadonlyArray<Aspect>
  readonly questions: ReadonlyArray<Aspect>
}

/** Things, records and shows around a subject, which are no question of health. */
const showing =
  /\b(?:tires?|rims?|bottom bracket|shimano|tyres?|brakes?|frames?|wheels?|saddles?|panniers?|handlebars?|stolen|theft|championships?|world records?|livestream|wallpapers?|tattoos?|tea ?(?:cups?|pots?|shelf|mugs?)|for sale|etsy)\b/i

/** Whether a title is about things, records or shows rather than about a subject of health. */
export const showsThings = (title: string): boolean => showing.test(title)

/** What a post asks or answers: in its title, and in the questions that the opening of its body puts. */
export const asksOf = (title: string, questions: ReadonlyArray<string>): Asks =>
  showsThings(title)
    ? { title: [], questions: [] }
    : { title: asksIn(title), questions: questions.length === 0 ? [] : asksIn(questions.join(" ")) }

/** What posts share: one question, or several that one answer covers. */
export type Shared = Aspect | "umbrella"
