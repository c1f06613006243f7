import type { EvidenceWords } from "#language/evidence.ts"
import { stem } from "#text/stem.ts"
import { oneThing } from "./word-families.ts"

const singular = (word: string): string =>
  word.length < 4 || /(?:ss|us|is)$/.test(word)
    ? word
    : word.endsWith("ies")
      ? `${word.slice(0, -3)}y`
      : /(?:sh|ch|x|z)es$/.test(word)
        ? word.slice(0, -2)
        : word.endsWith("s")
          ? word.slice(0, -1)
          : word

const tellsNothing: ReadonlySet<string> = new Set(
  `
    back came come comes fifths gets gives goes good made make makes quarters reported take takes thirds took went
    about above adults after again almost also analyses analysis another around before below benefit
    benefits best better chance change changes clear clearly common daily data days difference direction
    double during each early effect effects eight every evidence fewer fifth first five found four from gain
    gains group half help helped helps here high higher hour hours into known large last late least less
    likely link linked little long lower many minutes mixed month months more most mostly much nearly nine
    odds often only other over patients people percent person persons point points poor quarter rare rarely
    report reported reports research result results review reviews risk risks said same says seen seven
    short showed shown similar small some sometimes source still strong studies study suggest suggests tenth
    test tests than that their them then there these they third this those three times trial trials twelve
    twice typical uncertain unclear under unknown users usual usually very weak week weekly weeks what when
    where which while with within without women work worked works worse worth year years
  `
    .trim()
    .split(/\s+/u),
)

export const evidence: EvidenceWords = {
  isForm: (written, word) => written === word || singular(written) === singular(word),
  stemOf: stem,
  vowel: /[aeiou]/,
  lowerCase: (text) => text.toLowerCase(),
  comparedCase: (text) => text.toLowerCase(),
  // British and American: "apnoea" and "apnea", "fibre" and "fiber", "beet juice" and "beetroot juice".
  heard: (name) =>
    singular(
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "")
        .replace(/[ao]e/gu, "e")
        .replace(/bre(?!\p{L})/u, "ber")
        .replace("beetroot", "beet"),
    ),
  nursing: /breast-?fe(?:d|eding)\p{L}*|\bnursing\b|\blactati\p{L}*/giu,
  kitchen:
    /\b(?:i|you|we|others|people|to) (?:cook|bake|prepare)\b|\bwhat (?:can|could|do|would) (?:i|you|we|people) (?:like to )?make\b|\bdo (?:i|you|we|people) make most often\b|\binto a meal\b|\bon (?:my|your|their) plate\b|\b(?:recipes?|dish(?:es)?|full meal|in the kitchen|on the table|share a plate)\b|\bfor (?:dinner|lunch)\b|\bwhich (?:quick )?(?:meals?|plate|snacks?)\b|\bwhat does [\p{L} -]+ make of\b|\bhow do you like\b|\bgoes (?:into|(?:well|better) with)\b/iu,
  beside: / (?:and|with|plus|versus|vs\.?) /i,
  pointsBack:
    /^(?:it (?!is easy)|they|them|those|these|this|its|their|elsewhere|both (?:are|of|were)|otherwise|still|the same|(?:another|the other|that) (?:trial|stud(?:y|ies)|analysis|review|group|data|test|mix))(?!\p{L})/iu,
  oneThing,
  tellsNothing,
  promising: String.raw`always works|never fails|guarantee\p{L}*|miracle|deadly|proven to`,
  toldToAct:
    /\b(?:agree|ask|avoid|be|book|call|check|contact|do|get|give|go|have|keep|leave|may|plan|ring|see|show|speak|start|stop|take|talk|tell)\b/iu,
  misheard: null,
  ruledIn: {
    US: /\b(?:US|American|CDC|FDA|Mayo Clinic)\b/u,
    UK: /\b(?:UK|NHS|NICE|Brit(?:ish|ain)|Engl(?:ish|and)|Scot(?:tish|land)|Wales|Welsh)\b/u,
    EU: /\bEU\b|\bEurope/u,
    TR: /Türkiye|\bTurkish\b/u,
  },
  partOnly: /\bsubgroups?\b/iu,
  asks: [
    ["pregnancy", /pregnan|breastfe|trying to conceive/],
    [
      "children",
      /\b(?:kids?|child(?:ren)?|toddlers?|infants?|newborns?|teen(?:s|agers?)?|(?<!\b(?:after|since|post|had|having)[ -](?:my |a |the |our |having )*)bab(?:y|ies)(?! aspirin)|(?<!\d)(?:1[0-7]|\d)[- ]?(?:y\/?o|years?[- ]olds?))\b/,
    ],
    [
      "older",
      /\b(?:(?:older|old) (?:adults?|age|people|persons?|relatives?|parents?|m[ae]n|wom[ae]n)|elderly|seniors?|(?:over|after|past) (?:[5-9]\d|fifty|sixty|seventy|eighty)|(?<!\d)[6-9]\d[- ]?(?:y\/?o|years?[- ]olds?))\b/,
    ],
    [
      "how_much",
      /\bhow (?:much|many|often|frequently)\b|\bdos(?:e|es|age|ing)\b|\btoo (?:much|many)\b|\benough\b|\b(?:grams?|milligrams?|mg)\b|\bdaily limit\b|\bsensible amount\b/,
    ],
    [
      "how_long",
      /\bhow (?:long|soon|fast|quickly)\b|\bpatience\b|\bgo(?:es)? away\b|\bno (?:more|longer) than\b.{0,20}\b(?:days?|weeks?)\b|\bwaiting longer\b|\b(?:weeks|months) (?:to|until)\b|(?<!\b(?:my|the|your|at) )\blast(?:s|ing)?\b/,
    ],
    [
      "when",
      /\bwhen (?:to|should|is|do|does|can)\b|\b(?:at )?(?:what|which) age\b|\b(?:best|right) time\b|\btiming\b|\bbefore (?:bed|breakfast|training)\b|\bmorning\b(?! sickness| stiffness| pain| headaches?)|\bevening\b|\bhour matter\b|\bwith or without food\b|\b(?:take|taking|taken|inject) (?:\S+ ){1,6}(?:at (?:night|bedtime)|on an empty stomach|(?:before|after) (?:a meal|meals|food|eating))\b/,
    ],
    [
      "side_effects",
      /\bside[- ]?effects?\b|\bharm(?:s|ful)?\b|\bdanger(?:s|ous)?\b|\btoxic\b|\bbad for\b|\brisks?\b|\bhurts? (?:your|my|the)\b|\b(?:damage|ruin|destroy|weaken|erode) (?:your|my|the|our|his|her|their)\b|\b(?:damages|ruins|destroys|weakens|erodes)\b/,
    ],
    [
      "safe",
      /\bsafe(?:ty|ly)?\b|\bdangerous\b|\bworry\b|\bworried\b|\bok(?:ay)? to\b|(?<!\bhow )\bcan i\b(?! (?:afford|(?:just )?(?:stop|quit|come off)))/,
    ],
    [
      "who_not",
      /\bwho (?:should|must) (?:not|never|avoid|ask)\b|\bwho (?:is|are) .*\bnot\b|\b(?:not |un)suitable\b|\b(?:not |right |safe |suitable )?for every(?:one|body)\b|\bnot start\b|(?<!\bhow (?:to|do i|do you|do we|can i|can you|can we|should i) )\bavoid\b|\bshould not\b(?! (?:ignore|miss|overlook|wait|skip))|\bmust ask\b/,
    ],
    [
      "with",
      /\btogether\b|\bcombin\w*|\bmix(?:ing)?\b|\binteract\w*|\bwhile (?:on|taking)\b|\bwith (?:coffee|food|alcohol|other)\b/,
    ],
    [
      "compare",
      /\bvs\.?\b|, not\b|\brather than\b|\bversus\b|\bcompared?\b|\bbetter than\b|\binstead\b|\balternatives?\b|\bswap\b|\bor\b(?! (?:not|hype|myth|fad|scam|nonsense|placebo|overrated|(?:is|are|am|do|does) (?:it|they|i))\b).{0,45}\?/,
    ],
    [
      "forms",
      /\bwhich (?:form|type|kind|one|brand)\b|\bforms?\b|\b(?:or|vs|versus|than)\b.*\b(?:gummies|powder|capsules?)\b|\b(?:gummies|powder|capsules?)\b.*\b(?:or|vs|versus|than)\b|\blabel\b|\bbuy(?:ing)?\b|\bbrands?\b|\bproduct page\b/,
    ],
    [
      "stop",
      /(?!^stop\b)\bstop(?:ping|ped)?\b(?!.*\bfrom (?:working|being absorbed)\b)|\bquit(?:ting)?\b|\bcom(?:e|ing) off\b|\bwithdrawal\b|\bdeprescrib\w*|\bwithout it\b|\bmissed\b|\bdoubled\b/,
    ],
    [
      "cause",
      /\bwhy\b|\bcaus(?:e|es|ed|ing)\b|\blink(?:ed)?\b|\bbecause\b|\bcoincidence\b|\btriggers?\b|\bwhat is behind\b/,
    ],
    ["myth", /\bmyths?\b|\btrue\b|\breally\b.{0,20}\b(?:bad|cause|make)\b|\bclaims?\b/],
    [
      "do_first",
      /\bwhat (?:to|should|can) (?:do|i|you)\b|\bfirst (?:step|thing|session)\b|\bbefore (?:you )?(?:tak|start)\w*|\bstart(?:ing)?\b|\bhow to\b|\badvice\b|\brelief\b|\bnext step\b/,
    ],
    [
      "works",
      /\bwork(?:s|ing)?\b|\bhelps?\b|\beffective\b|\bbenefits?\b|\bworth\b|\bdo anything\b|\bevidence\b|\beases?\b|\bproven\b/,
    ],
    [
      "what",
      /\bwhat (?:is|are|counts|happens|you notice)\b|\bunderstanding\b|\bnormal\b|\bunusual\b|\bwarning sign\b|\bwhat to know\b/,
    ],
  ],
}
