import { anyOf, rule, ruleUnless } from "#script/safety/rule.ts"

const teaching = ["training", "courses?", "learn(?:s|ed)?", "prevention", "taught"] as const
const taught = anyOf(...teaching)

/** Who asks whether people can have too much of a nutrient has taken none; iron and medicines are another matter. */
const whetherTooMuch =
  "(?:can (?:you|we|people|adults|one)|is it possible to) overdose on (?:vitamins?|multivitamins?|zinc|magnesium|calcium|selenium|biotin|protein|creatine|omega 3|fish oil|collagen|fiber|fibre|melatonin|water)"

const noBreath = anyOf(
  "(?:cant|cannot|can not|couldnt|unable to|struggl\\w+ to|trouble|difficulty) (?:\\w+ )?breath\\w*",
  "gasping for (?:air|breath)",
)

/** Where people learn to breathe between strokes. */
const inWater = "swim(?:s|ming)?(?! (?:today|yesterday|just now))|freestyle|front crawl|breast ?stroke"

/** Words of somebody who asks whether it is happening. */
const happening = anyOf(
  "signs?",
  "symptoms?",
  "having",
  "had a",
  "am i",
  "is (?:it|this)",
  "warnings?",
  "what to do",
  "alone",
  "right now",
  "at home",
  "how to tell",
  "feels? like",
)

const pain = "(?:pains?|pressure|tightness|aches?|aching|crushing|squeezing|stabbing|heaviness|discomfort)"
const many = "(?:\\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|too many)"
const pills =
  "(?:pills?|tablets?|capsules?|painkillers?|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|sleeping pills|antidepressants?|meds|medication)"
const harmfulThings =
  "(?:bleach|batter(?:y|ies)|magnets?|detergent|antifreeze|pills?|tablets?|poison|drain cleaner|medicines?|meds|medication|pods?|turpentine|petrol|coins?)"

export const emergency = [
  rule(
    anyOf(
      `chest (?:\\w+ )?${pain}`,
      `${pain} (?:\\w+ )?(?:in|on|across|behind|inside|of) (?:\\w+ ){0,2}chest`,
      "chest (?:\\w+ )?(?:hurts?|is tight|feels tight|feels heavy|is heavy)",
    ),
  ),
  ruleUnless(
    anyOf(
      "risks?",
      "trigger\\w*",
      "cause\\w*",
      "prevent\\w*",
      "lower\\w*",
      "reduc\\w*",
      "after",
      "recover\\w*",
      "rehab\\w*",
      "protect\\w*",
      "training",
      "courses?",
      // Which of the two it is tells a professional; who has one asks with words of what is happening.
      "panic attacks? (?:or|vs|versus)",
      "(?:or|vs|versus) (?:a )?panic attacks?",
    ),
    anyOf("heart attacks?", "cardiac arrest", "myocardial infarction"),
  ),
  ruleUnless(
    taught,
    anyOf("heart attacks?", "cardiac arrest", "(?:mini ?)?strokes?", "tia", "meningitis", "sepsis"),
    happening,
  ),
  rule(
    anyOf(
      "(?:face|mouth|smile)s? (?:\\w+ ){0,2}(?:droop\\w*|fallen|sagging|lopsided)",
      "droop\\w* (?:face|mouth|smile)",
      "slur(?:s|red|ring)? (?:\\w+ ){0,2}(?:speech|words?)",
      "sudden(?:ly)? (?:\\w+ ){0,2}(?:numb\\w*|weak\\w*|blind\\w*|confus\\w*|vision loss|loss of (?:vision|speech))",
    ),
  ),
  ruleUnless(anyOf(...teaching, whetherTooMuch), anyOf("overdos\\w*", "lethal dose")),
  rule(
    anyOf(
      `(?:took|taken|swallowed|takes|ate) (?:\\w+ ){0,2}${many} (?:\\w+ ){0,2}${pills}`,
      `${many} ${pills} (?:by mistake|at once)`,
    ),
  ),
  rule(
    anyOf(
      `(?:took|taken|swallowed) (?:\\w+ ){0,2}(?:whole|entire|full) (?:bottle|pack|box|strip)`,
      `(?:swallow\\w*|drank|ate|ingest\\w*|inhaled|eaten|drunk) (?:\\w+ ){0,3}${harmfulThings}`,
      "(?:double|triple|wrong) (?:dose|pill|medicine) (?:by|on|of)",
    ),
  ),
  ruleUnless(
    anyOf(
      "food poisoning",
      "(?:not|never|isnt|arent|wont) (?:\\w+ )?poison(?:ed|ing)",
      "(?:is|are) poisoning (?:you|us)",
    ),
    anyOf("poison(?:ed|ing)"),
  ),
  ruleUnless(taught, anyOf("anaphyla\\w*", "allergic shock", "(?:severe|bad) allergic reaction")),
  rule(
    anyOf(
      "(?:throat|airway|tongue|lips?) (?:\\w+ ){0,2}(?:clos\\w+|swell\\w*|swollen|tighten\\w*)",
      "(?:swelling|swollen) (?:of )?(?:\\w+ ){0,2}(?:throat|tongue|lips?)",
      "(?:lips?|face) (?:\\w+ ){0,2}(?:blue|purple)",
    ),
  ),
  ruleUnless(anyOf("nose", "nasal", inWater), noBreath),
  rule(
    noBreath,
    anyOf("chest", "heart", "throat", "tongue", "lips?", "stings?", "stung", "drown\\w*", "now", "suddenly"),
  ),
  rule(
    anyOf(
      "(?:sudden|sudden severe) (?:shortness of breath|breathlessness)",
      "(?:not|stopped|stops) breathing",
    ),
  ),
  ruleUnless(
    anyOf("prevention", "training", "courses?", "artichok\\w*", "chok\\w* up"),
    anyOf("chok(?:e|es|ed|ing)", "drown(?:ed|ing)"),
  ),
  rule(
    anyOf(
      "(?:cough|vomit|throw|spit|puk|sneez)\\w* (?:up )?(?:\\w+ )?blood",
      "(?:wont|doesnt|not|will not) stop bleeding",
      "bleeding (?:\\w+ ){0,2}(?:wont stop|heavily|badly)",
      "severe bleeding",
      "bleeding (?:\\w+ ){0,3}pregnan\\w*",
      "pregnan\\w* (?:\\w+ ){0,3}bleed\\w*",
      "baby (?:\\w+ )?(?:not|stopped) moving",
    ),
  ),
  ruleUnless(
    anyOf("courses?", "training"),
    anyOf(
      "passed out",
      "pass(?:ing)? out",
      "unconscious\\w*",
      "unresponsive",
      "(?:wont|will not) wake(?: up)?",
      "not waking(?: up)?",
      "collapsed",
    ),
  ),
  rule(
    anyOf(
      "(?:having|had|has|have|during|first|after|saw) (?:\\w+ ){0,3}(?:seizures?|convulsions?)",
      "convulsing",
    ),
  ),
  rule(
    anyOf(
      "worst (?:\\w+ )?(?:headache|pain)(?: (?:ever|of my life))?",
      "thunderclap headache",
      "headache (?:\\w+ ){0,3}(?:worst|explosive)",
      "rash (?:\\w+ ){0,4}(?:doesnt|wont|not) (?:fade|blanch)",
      "stiff neck (?:and|with) (?:\\w+ )?(?:fever|rash)",
      "(?:call|calling) (?:911|999|112|an ambulance)",
    ),
  ),
]
