import { lettersHeld } from "#text/letters-held.ts"
import { accidentHints, isGraveAccident } from "./accident.ts"
import { bodyForms, bodyHints, isVeryLight } from "./body-mass.ts"
import { isMisuse, misuseHints } from "./misuse.ts"
import { pleaHints, pleaIn } from "./plea.ts"

/** Why a post must not lead to a film. */
export const sensitiveKinds = [
  "self_harm",
  "eating_disorder",
  "emergency",
  "minor",
  "sexual",
  "drug_seeking",
  "tragedy",
] as const
export type Sensitive = (typeof sensitiveKinds)[number]

const any = (...patterns: ReadonlyArray<RegExp>): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "i")

const streetDrugs =
  "adderall|xanax|ritalin|vyvanse|oxy\\w*|codeine|percocet|vicodin|steroids?|opioids?|opiates?|benzos?|valium|modafinil|ozempic|semaglutide|testosterone|hgh|clen(?:buterol)?|sibutramine|phentermine|dnp"

/** What happened at an age: "I was diagnosed at 14", "my coach tore his knee at 16". Who asks what is safe at 15 is 15. */
const longAgo =
  "(?:\\b(?:i|he|she|we|they|who|(?:my|his|her|our|their) (?:\\w+ ){0,2}\\w+) (?:was |were |had |got |first |only |also |already )?(?:(?:was|were)(?! (?:\\w+ )?(?:wonder|think|ask|look|hop)ing)|had|did|got|began|broke|tore|hurt|lost|went|took|became|gave|grew|ran|quit|(?!\\w*(?:need|feed|speed|bleed|ceed|scared|tired|worried|wanted|needed|asked|wondered|hoped)\\b)\\w+ed)|^(?:diagnosed|started|began|quit|stopped|injured|broke|tore)|[.,!?] (?:diagnosed|started|began|quit|stopped))\\b(?:(?!\\b(?:i'?m|is|are|am)\\b).){0,40}\\bat(?: about| around| age)? "

/**
 * Phrases, not words: a lean steak, a trip to Boston, a crack in the heel and food poisoning are ordinary, and so is
 * what a body went through long ago. What somebody says of themselves, now, is not.
 */
const patterns: ReadonlyArray<readonly [kind: Sensitive, hints: string, phrases: RegExp]> = [
  [
    "self_harm",
    "suicid|kill|self|mutilat|cut my|cutting my| die|end my|end it all|own life|my life|to live|alive|living|to wake up|dead|never born|better off|hurt",
    any(
      /\bsuicidal\b|(?<!\b(?:career|social|political|professional|academic|financial|would be(?: an?)?) )\bsuicided?\b(?! (?:grip|squads?|sprints?|drills?|runs?|burpees?|pass))/,
      /\bcommit(?:ted|ting)? suicide/,
      /(?<!\b(?:form|technique|cleans?|squats?|deadlifts?|bench|lifts?|bike|riding|climb\w*)\b.{0,40}\b(?:so|that) i don'?t (?:end up )?)\bkill(?:ing)? (?:my|him|her)self\b(?! (?:in the gym|at the gym|on the|with (?:cardio|burpees|squats)|doing|to (?:finish|get|make|hit)|over))/,
      /\bself[- ]?(?:harm|injur|mutilat)/,
      /\bcut(?:ting)? (?:myself|my (?:wrists?|arms?|thighs?))\b(?! (?:off|some|short|down|back|shaving|while|when|chopping|slicing|peeling|on|with the mandoline))/,
      /\b(?:want|wanted|wants|(?<!\b(?:like|thought|convinced|(?<!\bi(?:'?m| am) )thinking|scared|afraid|worried) (?:that )?(?:i'?m|i am|i was) )going|ready|rather|hoping|wish i could) (?:to )?die\b(?! (?:after|during|on|at|of (?:old|laughter|boredom)|every|when i (?:run|do|climb)))/,
      /\bi(?:'?m| am) (?:\w+ )?going to die (?:tonight|today|tomorrow|soon|this (?:week|weekend|month))\b/,
      /\bend (?:my life|it all|my own life)\b/,
      /\b(?:no reason|don'?t want|not want|no point) (?:to live|to be alive|in living|in being alive|to wake up)\b/,
      /\bwish i (?:was|were) (?:dead|never born)|\bbetter off (?:dead|without me)\b/,
      /\b(?:want|wanting|going|urges?|urge|thoughts?|thinking|afraid|plan|planning|promised not) (?:\w+ ){0,3}hurt(?:ing)? (?:myself|himself|herself)\b/,
      /\btake my (?:own )?life\b/,
    ),
  ],
  [
    "eating_disorder",
    "anorexi|bulimi|pro ana|pro-ana|proana|thinspo|meanspo|eating disorder|orthorexi|purg|myself|recover|cal|starv|stop eating|laxativ",
    any(
      /\banorexi|\bbulimi|\bpro[- ]?ana\b|\bthinspo|\bmeanspo|\beating disorder|\borthorexi/,
      /\bbing(?:e|es|ed|ing)(?: and |\/)purg/,
      /\b(?:i|have been|keep|started|can'?t stop|been|kept|relapsed and) purg(?:e|ed|ing)\b(?! (?:my (?:pantry|closet|kitchen|fridge|cupboards?)|the |phase|skin))/,
      /\bpurg(?:e|ed|ing) (?:after|my (?:dinner|lunch|food|meals?)|every meal|the food)\b/,
      /\bmak(?:e|ing) myself (?:throw up|vomit|sick|puke)\b/,
      /\bED recovery\b|\brecover\w* from (?:my |an )?ED\b/,
      /\b(?:eat(?:ing)?|on|restrict(?:ing)? to|under|only) (?:only )?(?:[1-4]\d\d|[5-6]00) (?:cal|kcal|calories) (?:a|per|each) day\b/,
      /\bhow to (?:starve|stop eating (?:completely|altogether))|(?<!\b(?:without|not|stopped|instead of) )\bstarving myself\b/,
      /\blaxatives? (?:to (?:lose|get thin|be thin)|after (?:every|each) meal|every day to)/,
    ),
  ],
  [
    "emergency",
    "overdos|od'd|took|taken|swallow|drank|ate |breath|blood|911|999|112|ambulance|poison|carbon monoxide|having|chest pain|anaphyla|throat|face|suddenly|slurr|unconscious|unresponsive|wake|passed out|fainted|collapsed|bleeding",
    any(
      /\b(?:i|he|she|we|they|who|just|think|friend|brother|sister|mom|mum|dad|son|daughter|wife|husband|roommate|girlfriend|boyfriend) (?:\w+ ){0,2}(?:overdosed|is overdosing|am overdosing)\b/,
      /\bod'd\b|\b(?:took|taken|takes) an overdose\b|\boverdosing (?:right )?now\b/,
      /\b(?:took|swallowed|taken|drank|ate) (?:\w+ ){0,2}(?:too many (?:pills|tablets)|(?:whole|entire|full) (?:bottle|pack|box|strip)|bleach|antifreeze|button battery|batteries)\b/,
      /\b(?<!\b(?:swimming|(?<!\blike )running|sprinting|freestyle|crawl),? (?:and |but )?(?:i )?)can(?:'?t| ?not) (?:breathe|catch (?:my|his|her) breath)\b(?! (?:through|out of|in (?:a|the|this|my)|when|while|under|during|with|properly|well|deep|right|on|at|between|into|and (?:run|swim)))/,
      /\bcan(?:'?t| ?not) breathe\b,?(?: \w+){0,3} (?:chest|heart) (?:\w+ )?(?:hurts?|pain|tight|aches?|pressure)\b|\bchest (?:\w+ )?(?:hurts?|tight|aches?|hurting)\b.{0,40}\bcan(?:'?t| ?not) breathe\b/,
      /\b(?:cough|vomit|throw|puk|spit)(?:ing|s|ed)? (?:up )?(?:\w+ )?blood\b/,
      /\bcall(?:ing|ed)? (?:911|999|112|an ambulance|poison control)\b|\b(?:911|ambulance)\?/,
      /\b(?:am|is|was|are|i'?m|he'?s|she'?s|think|be|maybe|currently) (?:\w+ ){0,3}(?<!\bthought (?:that )?i was )having (?:a |an )?(?:stroke|heart attack|seizure|anaphyla\w+)\b|^having (?:a |an )?(?:stroke|heart attack|seizure)\b/,
      /\b(?:crushing|severe|sudden|unbearable) (?:\w+ )?chest pain\b|\bchest pain\b.{0,50}\b(?:left arm|my arm|jaw|can'?t breathe|sweating|short of breath|right now)\b/,
      /\b(?:going into|in|having) anaphyla|\bthroat (?:is |feels like it is |feels like it'?s )?(?:closing|swelling|swollen shut)\b/,
      /\bface (?:is )?(?:drooping|droops|went numb)\b|\bsuddenly (?:can'?t|cannot|could not|couldn'?t) (?:speak|see|move|feel)\b|\bslurr(?:ed|ing) (?:speech|words)\b.{0,40}\b(?:now|today|suddenly|ago)\b/,
      /\b(?:been|was|got|am|is|were) poisoned\b|\bcarbon monoxide (?:alarm|poison)|\balcohol poisoning (?:right )?now\b/,
      /\b(?:unconscious|unresponsive|not breathing|stopped breathing|won'?t wake up|can'?t wake (?:him|her|them))\b(?! (?:bias|mind|habit|eating|when i sleep|in (?:my|his|her) sleep|at night))/,
      /\b(?:passed out|fainted|collapsed) and (?:hit|is|isn'?t|won'?t|can'?t|my|still|has|bleed|the)\b|\bbleeding (?:won'?t|does not|doesn'?t|will not) stop\b/,
    ),
  ],
  [
    "minor",
    "1|underage|minor|teen|schooler|freshman|sophomore|middle school|grade|in year",
    any(
      /\b(?:i'?m|i am|im|me)[ ,(]+(?:a |only |just |almost )?1[0-7]\b(?! ?(?:%|lbs?|kg|pounds|st\b|stone|weeks?|days?|months?|hours?|minutes?|mins?|miles?|k\b|km|reps?|sets?|percent|sessions?|inch|cm|into|in\b|,\d|\.\d|:|stones?|points?|[-/]\d))/,
      new RegExp(
        `(?<!${longAgo})(?<!\\b(?:my|since|until|till|when i was|like an?)(?: i was)?(?: about| around| age)? )\\b1[0-7][ -]?(?:yo\\b|y/o|yrs? old|years? old|year-old|years-old)(?! (?:son|daughter|nephew|niece|dog|cat|scar|injury|shoes?|tea|whisky|mattress|bike|machine|habit|tattoo|house|car|vehicle|brother|sister))`,
      ),
      /\bmy 1[0-7][ -]?(?:yo\b|y\/o|yrs? old|years? old|year-old|years-old)\b.{0,60}\b(?:diet|weight|creatine|pre[- ]?workout|steroids?|fat burners?|supplements?|sarms|testosterone|calories|lifting|protein|abs|ozempic|fasting)\b/,
      /\b(?:i|me) \(1[0-7]\)|\b1[0-7] ?\/ ?[mf]\b|\b[mf] ?\/ ?1[0-7]\b|[([ ]1[0-7] ?[mf][)\], ]|^1[0-7] ?[mf]\b|\b[mf]1[0-7]\b/,
      /\bunderage\b|\b(?:(?<!\b(?:assum\w+|thinks?|thought|guess\w*) (?:that )?)i'?m|i am|(?<!\b(?:had|was|were|did|used to|got|took|played|ate|went|struggled|diagnosed)\b.{0,40} )as) (?:still )?a (?:minor|teenager|teen|high ?schooler|freshman in high school|sophomore in high school)\b(?! i)/,
      /\b(?:i'?m|i am) in (?:middle school|(?:7th|8th|9th|10th|11th|seventh|eighth|ninth|tenth|eleventh) grade|year (?:7|8|9|10|11))\b/,
    ),
  ],
  [
    "sexual",
    "porn|nsfw|nude|job|anal|cum|masturbat|orgasm|fetish|bdsm|kink|dildo|vibrator|threesome|clit|deepthroat|fuck|squirt|sex|erection|penis|dick|cock|pussy|in bed",
    any(
      /(?<!\b(?:food|gym|fitness|bike|kitchen|gear|data|recipe)[ -])\bporn\w*\b|\bnsfw\b|\b(?:send|sent|post\w*|my|her|his) nudes?\b/,
      /\b(?:blow|hand) ?jobs?\b|\banal (?:sex|play|plugs?|beads|toys?|intercourse)\b|\bcumming\b|\bcum\b(?! laude)/,
      /\bmasturbat|\borgasm|\bfetish|\bbdsm\b|\bkinky\b|\bdildos?\b|\bvibrators?\b|\bthreesomes?\b|\bclit\w*|\bdeepthroat/,
      /\bfuck(?:ed|ing)? (?:her|him)\b|\bsquirt(?:ing|ed)? (?:orgasm|during sex)|\boral sex\b|\bsex(?:ual)? positions?\b|\bsex toys?\b/,
      /\berections?\b|\bpenis(?:es)?\b|\b(?:my|his|your|their|\w+'s) (?:dick|cock)\b|\b(?:dick|cock|penis) size\b|\bpussy\b|\blast(?:ing)? longer in bed\b/,
    ),
  ],
  [
    "drug_seeking",
    "where|how|without|darknet|dark web|silk road|street price|dealer|doctor shopping|fake |trip|high|snort|plugg|recreational|rolling|molly|ecstasy|lean|codeine|spice|crack|poppers|whip|nitrous|potentiat",
    any(
      new RegExp(
        `\\b(?:where|how) (?:can|do|could|to|would|did)(?: i| you| we)? (?:get|buy|order|score|find|obtain) (?:\\w+ ){0,3}(?:illegally|under the counter|${streetDrugs})`,
      ),
      /\b(?:get|buy|order|obtain|score|find)\b.{0,50}\bwithout (?:a |any )?(?:prescription|script|rx|seeing a doctor|doctor|clinic)\b/,
      /\b(?:darknet|dark web|silk road|street price|drug dealer|my dealer|weed dealer|doctor shopping|fake (?:prescription|script)|trip report|trip sitter)\b/,
      /\bget(?:s|ting)? (?:\w+ )?high (?:off|on|from|with|by)\b(?! (?:life|exercise|running|my own|endorphins))|\bto get (?:\w+ )?high\b(?! (?:quality|reps?|protein|fib|blood|cholesterol|enough|scores?|in|levels?|marks))/,
      /\bsnort(?:ing|ed|s)? (?:\w+ ){0,2}(?:adderall|ritalin|coke|cocaine|oxy\w*|pills?|it|xanax|ketamine|modafinil|wellbutrin|caffeine)\b|\bplugg(?:ing|ed) (?:adderall|mdma|meth)/,
      /\brecreational(?:ly)? (?:us(?:e|ed|ing|ers?)|drugs?|dos(?:e|es|ing))\b|\bus(?:e|ed|ing) (?:\w+ )?recreationally\b/,
      /\btripp(?:ed|ing) (?:on (?:acid|shrooms|mushrooms|lsd|dmt|salvia|dxm)|balls)\b|\b(?:acid|shroom|mushroom|lsd|dmt|salvia|dxm|mescaline) trips?\b|\bbad trip\b/,
      /\brolling on (?:molly|mdma|ecstasy|e)\b|\b(?:take|took|taking|tried|on|popping|pop) (?:some )?(?:molly|ecstasy)\b/,
      /\b(?:sipp?(?:ing)?|drink(?:ing)?|purple|mak(?:e|ing)) lean\b(?! (?:protein|shakes?|muscle|meats?|meals?|beef|cuts?))|\blean and codeine\b|\bpromethazine codeine\b/,
      /\b(?:smok(?:e|ed|ing)|synthetic) spice\b|\b(?:smok(?:e|ed|ing)|shoot(?:ing)?) crack\b|\bcrack (?:cocaine|pipes?|addict)/,
      /\b(?:sniff\w*|inhal\w*|huff\w*|amyl|us(?:e|ing)) poppers\b|\bwhipp?ets?\b|\bnitrous (?:high|balloons?|canisters?|chargers?)/,
      /\bpotentiat(?:e|ing) (?:opiates?|opioids?|codeine|oxy\w*|kratom|xanax|my high)/,
    ),
  ],
  [
    "tragedy",
    "bomb|terroris|massacre|shooting|manhunt|explosion|traged|condolences|prayers|murder",
    any(
      /(?<!\b(?:photo|yarn|bath|love)[ -]?)\b(?:bombings?|terrorists?(?! threat)|(?<!\b(?:risk|threat|dangerous|bad) as |\bact of )terrorism|massacres?|mass shooting|school shooting|shooting victims?|manhunt)\b|\bbombers?\b(?! (?:jackets?|drink))/,
      /\bexplosions? (?:at|in|near)\b|(?<!\b(?:biggest|greatest|real|greek|of the) )\btraged(?:y|ies)\b|\bcondolences\b|\bthoughts and prayers\b/,
      /\bmurder(?:ed|s)? (?:of|victims?|by|his|her|a|trial|case)\b|\b(?:was|were|been) murdered\b/,
    ),
  ],
]

/** Letters that every phrase of a kind holds: most texts hold none of them, which is told far sooner. */
const hintedIn = lettersHeld(
  [...patterns.map(([, hints]) => hints), bodyHints, misuseHints, accidentHints, pleaHints].map((hints) =>
    hints.split("|"),
  ),
)
const bit = (place: number): number => 1 << (patterns.length + place)
const [ofBody, ofMisuse, ofAccident, ofPlea] = [bit(0), bit(1), bit(2), bit(3)]

/** Drugs whose name has no second meaning; in a title they make the post one about using them. */
const drugNames =
  /\b(?:lsd|mdma|cocaine|heroin|meth|methamphetamine|shrooms?|magic mushrooms?|psilocybin|dmt|ketamine|k-?hole|salvia|mescaline|2c-?[bcei]|nbome|25i|weed|marijuana|cannabis|edibles|stoned|bath salts|ghb|pcp|dxm|robotrip\w*|kratom|psychedelics?|hallucinogens?|mxe|methoxetamine|4-aco\w*|ayahuasca|synthetic cannabinoids)\b/i

/** What makes such a title one about care, research or leaving the drug behind, or about another thing of the name. */
const otherSense =
  /\b(?:therap\w+|treatment|clinic\w*|trials?|stud(?:y|ies)|stud(?:ying|ied)|papers? (?:on|in|about|explaining|by)|findings?|scientists?|professors?|journal of|research\w*|evidence|prescri\w+|medical|medicinal|quit\w*|stop\w*|sober|recover\w*|addict\w*|rehab|clean|doctor|law|legali[sz]\w*|drug tests?|interact\w*|(?:horny )?goat weed|shroom tech|cnn|fda|senat\w+|congress|(?:an?|new|state) bill (?:to|on)|ban(?:s|ned)? (?:by|in)|pull(?:ing)? weeds?|weeds? (?:in|killer|out|whack\w*)|garden\w*|chia|salvia (?:seeds?|hispanica))\b/i

/** The first reason not to film a post, or null. Judged by phrases and their sense; see the two labelled sets of the test. */
export const sensitiveIn = (title: string, body: string): Sensitive | null => {
  const text = `${title}\n${body}`
  const hinted = hintedIn(text.toLowerCase().replaceAll(/[’′]/g, "'"))
  for (const [at, [kind, , phrases]] of patterns.entries())
    if ((hinted & (1 << at)) !== 0 && phrases.test(text)) return kind
  if (drugNames.test(title) && !otherSense.test(title)) return "drug_seeking"
  if ((hinted & ofBody) !== 0 && isVeryLight(text, bodyForms)) return "eating_disorder"
  if ((hinted & ofMisuse) !== 0 && isMisuse(text)) return "drug_seeking"
  if ((hinted & ofAccident) !== 0 && isGraveAccident(title)) return "tragedy"
  return (hinted & ofPlea) === 0 ? null : pleaIn(title, body)
}
