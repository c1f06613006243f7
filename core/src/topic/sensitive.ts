/** Why a post must not lead to a film. */
export type Sensitive =
  "self_harm" | "eating_disorder" | "emergency" | "minor" | "sexual" | "drug_seeking" | "tragedy"

const patterns: ReadonlyArray<readonly [Sensitive, RegExp]> = [
  [
    "self_harm",
    /\bsuicid|\bkill(?:ing)? (?:my|him|her)self|\bself[- ]?(?:harm|injur)|\bcut(?:ting)? myself|\b(?:want|wanted|going|ready) to die\b|\bend (?:my life|it all)\b|\bno reason to live\b|\bwish i (?:was|were) dead\b|\bhurt(?:ing)? myself\b/i,
  ],
  [
    "eating_disorder",
    /\banorexi|\bbulimi|\bpurg(?:e|ed|ing)\b|\bpro-?ana\b|\bthinspo|\beating disorder|\bmaking myself (?:throw up|vomit|sick)\b|\bED recovery\b/i,
  ],
  [
    "emergency",
    /\boverdos|\bOD'?d\b|\bcan(?:'?t| ?not) breathe\b|\bcoughing up blood\b|\bvomiting blood\b|\bcall (?:911|999|112|an ambulance)\b|\b(?:having|had) a (?:stroke|heart attack|seizure)\b|\bcrushing chest pain\b|\banaphyla|\bpoison(?:ed|ing)\b|\bpassed out and\b/i,
  ],
  [
    "minor",
    /\b(?:i'?m|i am|im|me)[ (]+1[0-7]\b(?! ?(?:%|lbs?|kg|pounds|weeks|days|months|hours|minutes|mins))|\b(?:[1-9]|1[0-7])[ -]?(?:yo|y\/o|yr old|years? old|year-old|month[ -]old)\b|\b1[0-7] ?\/ ?[mf]\b|\b[mf] ?\/ ?1[0-7]\b|\b1[0-7][mf]\b|\bmy (?:toddler|newborn|infant)\b|\bunderage\b|\b(?:i'?m|as) a (?:minor|teenager|teen)\b/i,
  ],
  [
    "sexual",
    /\b(?:porn|nsfw|nudes?|blow ?jobs?|anal|cum|cumming|masturbat\w*|orgasms?|fetish\w*|bdsm|kink\w*|dildos?|vibrators?|threesomes?|clit\w*|fuck(?:ing)? (?:her|him|me|my)|squirt\w*|oral sex|deepthroat\w*|erections?|penis|dick|cock|pussy)\b/i,
  ],
  [
    "drug_seeking",
    /\b(?:where|how) (?:can|do|could|to)(?: i| you)? (?:get|buy|order|score|find|obtain) (?:\w+ ){0,2}(?:without|online|illegally|adderall|xanax|ritalin|oxy\w*|codeine|steroids?|opioids?|benzos?|modafinil)|\b(?:darknet|silk road|dealer|street price|get high|getting high|snort(?:ing|ed)?|tripp(?:ed|ing)|trip report|recreational(?:ly)?|rolling on)\b/i,
  ],
  [
    "tragedy",
    /\b(?:bombings?|bombers?|bombed|terroris[tm]s?|massacres?|mass shooting|school shooting|shooting victims?|explosions?|tragedy|tragedies|condolences|our thoughts and prayers|manhunt|murder(?:ed|s)?)\b/i,
  ],
]

/** All of them at once: one pass over a text that holds none, as nearly all do. */
const anyOfThem = new RegExp(patterns.map(([, pattern]) => pattern.source).join("|"), "i")

/** Street and party drugs; named in a title they make the post one about using them. */
const drugNames =
  /\b(?:lsd|acid trip|mdma|molly|ecstasy|cocaine|coke and|crack|heroin|meth|methamphetamine|shrooms?|magic mushrooms?|psilocybin|dmt|ketamine|k-?hole|salvia|mescaline|2c-?[a-z]|nbome|25i|weed|marijuana|cannabis|edibles|stoned|bath salts|ghb|pcp|dxm|robotrip\w*|kratom|lean|trip(?:s|ping)?|psychedelics?|hallucinogens?|bad trip|nitrous|poppers|mxe|methoxetamine|4-aco\w*|ayahuasca|spice|synthetic cannabinoids)\b/i

/** The first reason not to film a post, or null. The words are a coarse net: they err on the side of leaving a post out. */
export const sensitiveIn = (title: string, body: string): Sensitive | null => {
  const text = `${title}\n${body}`
  if (anyOfThem.test(text)) return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return drugNames.test(title) ? "drug_seeking" : null
}
