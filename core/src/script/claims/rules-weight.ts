import type { ClaimRule } from "./rule.ts"
import { terms } from "./terms.ts"

export const weightRules: ReadonlyArray<ClaimRule> = [
  {
    id: "WT-RATE",
    category: "weight-loss",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`${terms.amount}\s?-?(?:pounds?|lbs?|kgs?|kilos?|kilograms?|stones?)(?: ${terms.filler}){0,4}? (?:in|within|per|a|every|each) (?:just |only |about |under )?(?:${terms.amount} |a |an |the first )?(?:days?|weeks?|months?)`,
    ],
    turkish: [
      String.raw`(?:${terms.amount} )?(?:gün|hafta|ay)(?:da|de|ta|te|lık|lik)? (?:\p{L}+ )?${terms.amount}\s?(?:kilo|kg)(?!\p{L}*kalori)\p{L}*`,
    ],
    reason: "A rate or amount of weight loss may not be promised.",
    safer: "Many people aim for gradual loss; results vary. Talk to a dietitian about a plan that fits you.",
    source:
      "CAP 13.9, 13.10, 15.6 (rate or amount of weight loss); Reg (EC) 1924/2006 Art 12(b); FTC Gut Check #1, #5; TikTok Shop: weight-management claims prohibited",
  },
  {
    id: "WT-NO-EFFORT",
    category: "weight-loss",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:lose|losing|drop|shed) (?:\p{L}+ )?(?:weight|pounds|kilos|fat) without (?:\p{L}+ )?(?:diet|dieting|exercise|exercising|effort|trying|changing)`,
      String.raw`(?:melts?|burns?|blasts?|dissolves?|torches) (?:away )?(?:your )?(?:belly |body |stomach |stubborn )?fat`,
      String.raw`no matter what you eat`,
      String.raw`blocks? (?:fat|carbs|calories)`,
    ],
    turkish: [
      String.raw`(?:diyet|spor|egzersiz) yapmadan (?:kilo ver|zayıfla)\p{L}*`,
      String.raw`yağ\p{L}* (?:yakan|eriten|eritir|eritiyor|yakar)(?: (?:çay|içecek|kür|karışım|su|detoks|hap)\p{L}*)?(?!\p{L})`,
    ],
    unless: [String.raw`(?:muscle|exercise|training|cardio|workout)s? burns?`],
    reason: "Weight does not change without effort, whatever is sold.",
    safer: "Name the effort: energy intake, activity, sleep, follow-up.",
    source: "FTC Gut Check #1–#4, #7; CAP 13.1, 13.4",
  },
  {
    id: "WT-SPOT",
    category: "weight-loss",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:burn|lose|target|melt|shrink|blast|flatten)(?:s|ing)? (?:your )?(?:belly|stomach|thigh|arm|back|love handle|hip|tummy)s? ?(?:fat)?`,
    ],
    turkish: [String.raw`(?:göbek|basen|kol|bel)\p{L}* (?:eriten|inceltici|yakan|eritir|eritme)\p{L}*`],
    reason: "Fat is not lost from a chosen place.",
    safer: "You cannot choose where fat is lost; strength work changes the muscle underneath.",
    source: "CAP 13.9 (fat lost from specific parts of the body)",
  },
  {
    id: "WT-EXTREME",
    category: "disordered-eating",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:4[89]|[5-9]\d|\d{3})[- ]?hours?(?: \p{L}+)? fast(?:ing|s)?`,
      String.raw`(?:[3-9]|\d{2})[- ]?days?(?: \p{L}+)? (?:water |juice |dry )?fast(?:ing|s)?`,
      String.raw`(?:[1-9]\d{2}) (?:k?cal(?:ories)?)(?: \p{L}+)? (?:a|per|each|every) day`,
      String.raw`dry fast(?:ing|s)?`,
    ],
    turkish: [
      String.raw`(?:4[89]|[5-9]\d|\d{3}) saat\p{L}* (?:su |kuru |susuz )?oru[cç]\p{L}*`,
      String.raw`(?:su|susuz|kuru) oru[cç]\p{L}*`,
      String.raw`günde [1-9]\d{2} kalori\p{L}*`,
    ],
    unless: [String.raw`deficit|surplus|açık|açığı`],
    reason: "It sets an extreme target for eating or fasting.",
    safer: "Remove the target; point to a clinician or an eating-disorder helpline.",
    source:
      "TikTok Community Guidelines: disordered eating and body image; CAP 1.3 and section 13; NICE NG69",
  },
  {
    id: "WT-SHAME",
    category: "stigma",
    severity: "warn",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`are you (?:fat|obese|overweight|ugly|lazy|chubby)`,
      String.raw`(?:ashamed|embarrassed) (?:of|by|about) your (?:body|belly|weight|fat|stomach|thighs|arms)`,
      String.raw`(?:fat|obese) people`,
      String.raw`disgusting (?:fat|belly|body)`,
    ],
    turkish: [
      String.raw`(?:göbeğinden|kilolarından|vücudundan|göbeğinizden|kilonuzdan|kilolarınızdan|vücudunuzdan) utan\p{L}*`,
      String.raw`şişman mısın\p{L}*`,
      String.raw`şişmanlar`,
    ],
    ignoresFrames: true,
    reason: "It shames a body or points at the viewer.",
    safer: 'Use person-first language: "people living with obesity".',
    source: "Meta ad policy: personal attributes; WHO/EASO people-first language",
  },
  {
    id: "WT-GLP1-LIKE",
    category: "weight-loss",
    severity: "block",
    markets: ["US", "UK", "EU", "TR"],
    english: [
      String.raw`(?:nature'?s|natural|budget|poor man'?s|herbal|diy|homemade) (?:ozempic|wegovy|mounjaro|semaglutide|glp-?1)`,
      String.raw`(?:ozempic|wegovy|mounjaro|semaglutide) in (?:a (?:glass|cup|bottle)|your kitchen)`,
    ],
    turkish: [
      String.raw`doğal (?:ozempic|wegovy|mounjaro|glp-?1)\p{L}*`,
      String.raw`(?:ozempic|wegovy|mounjaro) (?:etkisi|gibi zayıflatan|alternatifi)\p{L}*`,
    ],
    reason: "No food or supplement compares with these medicines.",
    safer: "No food or supplement has shown an effect comparable to GLP-1 medicines.",
    source: "ASA rulings 2025 on GLP-1 comparison claims (Taylor Wessing summary); CAP 12.11, 12.12",
  },
]
