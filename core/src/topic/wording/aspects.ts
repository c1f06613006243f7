import type { ReadPost } from "#topic/read-post.ts"
import { spokenOf, type Head } from "#topic/telling.ts"

/** What people want to know about a subject. */
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

/** In order of preference when two are equally frequent: the narrower question first. */
const patterns: ReadonlyArray<readonly [Aspect, RegExp]> = [
  [
    "amount",
    /\bhow (?:much|many|often)\b|\b(?:dos(?:e|es|age|ing)|too (?:much|many)|enough|per day|daily (?:limit|intake|dose))\b/i,
  ],
  [
    "timing",
    /\bwhen (?:should|to|is (?:the|a)|can)\b|\b(?:before|after) (?:bed|work(?:ing)? ?outs?|training|meals?|running)\b|\b(?:best time|timing|time of day|(?:morning|night) or)\b/i,
  ],
  [
    "duration",
    /\bhow (?:long|soon|fast|quickly)\b|\b(?:take|takes|took) (?:days|weeks|months|so long|forever)\b/i,
  ],
  [
    "safety",
    /\b(?:side[- ]effects?|safe(?:ty|ly)?|danger(?:ous|s)?|harmful|harmless|harm|toxic|risks?|risky|interact(?:ion|ions)?|bad for (?:you|me|your)|(?:really|that|so) bad)\b/i,
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
    /\b(?:best (?!part|thing|day|friend|feeling|way|time|of luck)|which (?:\w+ )?(?:is|are|one|ones|brand|kind|type|do|does|should|would|pass)\b|recommend\w*|suggestions?|favou?rite|brands?|looking for (?:a|an|some|good)|worth (?:it|buying|the)|reviews?)\b/i,
  ],
  [
    "treatment",
    /\b(?:treat(?:ing|ed|ment|ments)?|remed(?:y|ies)|cures?|get(?:ting)? rid of|got rid of|medications?|meds|clear(?:ed|ing)? (?:up|my|it))\b/i,
  ],
  [
    "effect",
    /\b(?:do(?:es)? .{0,40}\b(?:work|help|do anything|matter)|benefits?|effective|really work|evidence|proven|myths?|good for|improves?|helps? with|what(?: really| finally)? (?:helps|works|has worked))\b/i,
  ],
  [
    "research",
    /\b(?:(?:a|the|new|recent|this) stud(?:y|ies)|studies|researchers?|research|scientists?|clinical trials?|journal|meta-analysis|neuroscien\w+)\b/i,
  ],
  [
    "technique",
    /\b(?:(?:good|bad|proper|my|correct|your) form|form check|technique|properly|correctly|how (?:do|should) (?:i|you) (?:do|perform|hold|breathe|lift)|mobility|critique)\b/i,
  ],
  [
    "start",
    /\b(?:beginners?|new to|newbie|just start(?:ed|ing)|start(?:ed|ing)? (?:taking|doing|on|my|a)|getting (?:into|started)|first time|about to (?:start|begin)|thinking (?:of|about) (?:starting|trying|going))\b/i,
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
    /\b(?:is (?:it|this|that) normal|normal\b|anyone else|am i the only|should i (?:be )?worr(?:y|ied)|what'?s (?:wrong|happening)|does anyone)\b/i,
  ],
  [
    "cause",
    /\b(?:why (?:do|does|is|am|are|did)|caus(?:e|es|ed|ing)|reasons? (?:for|why)|because of|triggers?|makes? me)\b/i,
  ],
  ["cost", /\b(?:cheap\w*|expensive|budget|afford\w*|price[sd]?|costs?|insurance|save money)\b|\$\d+/i],
  [
    "cook",
    /\b(?:recipes?|cook(?:ed|ing)?|bak(?:e|ed|ing)|ideas|ingredients|meals?|snacks?|lunch|dinner|breakfast|dessert|homemade)\b/i,
  ],
  [
    "progress",
    /\b(?:prs?|pb|progress|what finally helped|personal (?:best|record)|milestone|down \d+|lost \d+|gained \d+|success stor(?:y|ies)|(?:my|your|the) results)\b/i,
  ],
  [
    "motivation",
    /\b(?:motivat\w+|struggl\w+|stick(?:ing)? (?:to|with)|keep going|give up|lazy|plateau\w*|stuck|discouraged|cope|coping)\b/i,
  ],
  [
    "others",
    /\b(?:tell|told|telling|explain\w*|talk\w*|come out|support\w*) (?:to |about it to )?(?:my|your|our|his|her|their|a|the)? ?(?:\w+ )?(?:friends?|family|husband|wife|boyfriend|girlfriend|mom|mother|dad|parents|coworkers?)\b|\bpeople (?:say|tell|think|keep)\b|\bjudg\w+/i,
  ],
]

/** Share of posts that touch each aspect, the most frequent first. Only posts with text speak. */
export interface AspectShare {
  readonly aspect: Aspect
  readonly posts: number
}

/** The aspects one post touches where it speaks about the subject: those of its first sentence first. */
export const aspectsOf = (post: ReadPost, head: Head): ReadonlyArray<Aspect> => {
  const spoken = spokenOf(post, head)
  const [first = "", ...rest] = spoken
  const touched = (texts: ReadonlyArray<string>): ReadonlyArray<Aspect> =>
    patterns.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([aspect]) => aspect)
  return [...new Set([...touched([first]), ...touched(rest)])]
}

/** What the posts ask about a subject, the most frequent first; a title that asks it counts twice. */
export const askedIn = (posts: ReadonlyArray<ReadPost>, head: Head): ReadonlyArray<AspectShare> => {
  const weight = new Map<Aspect, number>()
  const count = new Map<Aspect, number>()
  for (const post of posts) {
    const [first = ""] = spokenOf(post, head)
    for (const aspect of aspectsOf(post, head)) {
      const inTitle =
        first === post.text?.title &&
        patterns.some(([name, pattern]) => name === aspect && pattern.test(first))
      weight.set(aspect, (weight.get(aspect) ?? 0) + (inTitle ? 2 : 1))
      count.set(aspect, (count.get(aspect) ?? 0) + 1)
    }
  }
  const order = patterns.map(([aspect]) => aspect)
  return order
    .filter((aspect) => count.has(aspect))
    .toSorted((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0) || order.indexOf(a) - order.indexOf(b))
    .map((aspect) => ({ aspect, posts: count.get(aspect) ?? 0 }))
}
