import { anyOf, rule, ruleUnless } from "#script/safety/rule.ts"

const years =
  "(?:1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)"
const months = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)"
const aged = `(?:${years} (?:years?|yrs?|y) ?(?:olds?|o)|${years}yo|${months} (?:months?|weeks?|days?) olds?|aged? ${years}(?! (?:weeks?|months?|days?))|(?:son|daughter|boy|girl) ${years})`
const small = "(?:toddlers?|bab(?:y|ies)|newborns?|infants?|preschoolers?)"
const child = `(?:child(?:ren)?s?|kids?|kiddos?|little ones?|${small}|${aged}|(?:my|our|your|her|his) (?:son|daughter|little (?:boy|girl))s?)`
const teen =
  "(?:teens?|teenagers?|teenage|teenaged|adolescents?|minors|underage|tweens?|schoolgirls?|schoolboys?|high ?school\\w*|middle ?school\\w*|under ?1[0-8]s?)"
const young = anyOf(child, teen)

const substances =
  "(?:ibuprofen|paracetamol|acetaminophen|tylenol|calpol|nurofen|advil|aspirin|melatonin|benadryl|antihistamines?|antibiotics?|amoxicillin|syrup|drops|medicines?|medications?|meds|painkillers?|supplements?|vitamins?|vitamin [a-k]\\d*|iron|zinc|creatine|caffeine|pre ?workout|semaglutide|ozempic|codeine|laxatives?|magnesium|ashwagandha)"

/** The child is not the one who loses weight. */
const grownUps = anyOf(
  "(?:after|post|since) (?:\\w+ ){0,2}(?:bab(?:y|ies)|kids?|child(?:ren)?)",
  "baby (?:weight|fat)",
  "(?:mums?|moms?|mothers?|dads?|fathers?|parents?|women|men) (?:with|of)",
  "(?:busy|new|working) (?:mums?|moms?|mothers?|dads?|parents?)",
  "breast ?feeding",
  "pregnan\\w*",
  "(?:healthy|balanced|mediterranean|vegan|vegetarian) diets?",
)

/** When a child is to be seen is what any parent is to know: its answer is a warning. */
const whenSeen =
  "when (?:should|do|does|to|would)(?: \\w+){0,4} (?:see|call|visit|worry|go to|take|taken to|need)(?: \\w+){0,3} (?:doctor|gp|pa?ediatrician|hospital|nurse|er)"

export const minors = [
  rule(young, anyOf("dos(?:e|es|age|ages|ing)", "\\d+ ?(?:mg|ml|mcg)")),
  rule(
    young,
    anyOf(
      "how (?:much|many|often)",
      "what amount",
      "right amount",
      "(?:can|should|may|do|could) i give",
      "giv(?:e|ing)",
    ),
    anyOf(substances),
  ),
  ruleUnless(
    grownUps,
    young,
    anyOf(
      "(?:weight|fat) ?loss",
      "los(?:e|es|ing) (?:\\w+ )?(?:weight|fat|pounds|kilos|kg|lbs)",
      "slim(?:s|ming|mer)?(?: down)?",
      "diets?",
      "dieting",
      "(?:cut|cuts|cutting|drop|dropping|make|making) (?:weight|calories)",
      "calorie (?:deficit|counting)",
      "(?:get|getting|be) (?:thin|thinner|skinny|shredded|lean)",
      "(?:intermittent|water|dry) fast(?:s|ing)?",
      "keto",
      "detox",
    ),
  ),
  ruleUnless(
    anyOf(whenSeen),
    anyOf(small, aged, "(?:my|our|her|his) (?:son|daughter|child|kid|little (?:one|boy|girl))"),
    anyOf(
      "fevers?",
      "(?:high )?temperature",
      "vomit\\w*",
      "throwing up",
      "diarrh\\w*",
      "(?:wont|not|refus\\w*|stopped) (?:to )?(?:eat|drink|feed|eating|drinking|feeding)",
      "dehydrat\\w*",
      "rash",
      "wheez\\w*",
      "croup",
      "floppy",
      "limp",
      "lethargic",
    ),
  ),
  ruleUnless(
    anyOf("sex(?:ual)? (?:education|ed|health)", "hormones?", "abuse", "safeguarding"),
    anyOf(teen, "child(?:ren)?s?", "kids?", aged, "minors?", "young girls?", "young boys?"),
    anyOf(
      "sex",
      "sexy",
      "sexual\\w*",
      "nudes?",
      "naked",
      "nsfw",
      "porn\\w*",
      "erotic\\w*",
      "lingerie",
      "onlyfans",
    ),
  ),
]
