import type { ReadPost } from "#topic/read-post.ts"

/** What people want to know about a subject. */
export type Aspect =
  | "amount"
  | "timing"
  | "safety"
  | "pain"
  | "compare"
  | "choice"
  | "effect"
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
    /\bhow (?:long|soon)\b|\bwhen (?:should|do|to|is|can)\b|\b(?:before|after) (?:bed|work(?:ing)? ?outs?|training|meals?|running|surgery)\b|\b(?:in the morning|at night|best time|timing)\b/i,
  ],
  [
    "safety",
    /\b(?:side[- ]effects?|safe(?:ty|ly)?|danger(?:ous|s)?|harmful|harm|toxic|risks?|risky|interact(?:ion|ions)?|bad for (?:you|me|your))\b/i,
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
    /\b(?:best|which|recommend\w*|suggest(?:ions?)?|favou?rite|brands?|looking for (?:a|an|some|good)|worth (?:it|buying|the)|reviews?)\b/i,
  ],
  [
    "effect",
    /\b(?:does (?:it|this|anyone)?.{0,30}(?:work|help)|benefits?|effective|results?|really work|evidence|stud(?:y|ies)|proven|myths?|good for|improves?|helps? with)\b/i,
  ],
  [
    "technique",
    /\b(?:form|technique|properly|correctly|form check|how (?:do|should) (?:i|you) (?:do|perform|hold|breathe|lift)|mobility|critique)\b/i,
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
  [
    "cost",
    /\b(?:cheap\w*|expensive|budget|afford\w*|price[sd]?|cost(?:s|ing)?|insurance|\$\d+|save money)\b/i,
  ],
  [
    "cook",
    /\b(?:recipes?|cook(?:ed|ing)?|bak(?:e|ed|ing)|mak(?:e|ing) (?:it|them|some|a|my)|ideas|ingredients|meals?|snacks?|lunch|dinner|breakfast)\b/i,
  ],
  [
    "progress",
    /\b(?:pr|prs|pb|progress|finally|personal (?:best|record)|milestone|down \d+|lost \d+|gained|after \d+ (?:days|weeks|months|years)|update|success)\b/i,
  ],
  [
    "motivation",
    /\b(?:motivat\w+|struggl\w+|stick(?:ing)? (?:to|with)|hard to|keep going|consisten\w+|give up|lazy|plateau\w*|stuck|discouraged|afraid|scared|nervous)\b/i,
  ],
  [
    "others",
    /\b(?:friends?|family|husband|wife|boyfriend|girlfriend|mom|mother|dad|parents|coworkers?|people (?:say|tell|think|keep)|judg\w+)\b/i,
  ],
]

/** Share of posts that touch each aspect, the most frequent first. Only posts with text speak. */
export interface AspectShare {
  readonly aspect: Aspect
  readonly posts: number
}

/** The aspects one post touches: those of the title first. */
export const aspectsOf = ({ text }: ReadPost): ReadonlyArray<Aspect> => {
  if (text === null) return []
  const opening = text.body.slice(0, 300)
  const inTitle = patterns.filter(([, pattern]) => pattern.test(text.title)).map(([aspect]) => aspect)
  const inBody = patterns.filter(([, pattern]) => pattern.test(opening)).map(([aspect]) => aspect)
  return [...new Set([...inTitle, ...inBody])]
}

/** What the posts of a topic ask, the most frequent first; a title counts twice as much as a body. */
export const askedIn = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<AspectShare> => {
  const weight = new Map<Aspect, number>()
  const count = new Map<Aspect, number>()
  for (const post of posts) {
    const title = post.text?.title ?? ""
    for (const aspect of aspectsOf(post)) {
      const inTitle = patterns.some(([name, pattern]) => name === aspect && pattern.test(title))
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
