import { type UserIntent, userIntents } from "./user-intents.ts"

/** What a post wants from its readers; `community_meta` is talk about the forum itself and is never shown. */
export type PostIntent = UserIntent | "community_meta"

const rules: ReadonlyArray<readonly [intent: PostIntent, inTitle: RegExp, inBody: RegExp | null]> = [
  [
    "community_meta",
    /\b(?:this (?:sub|subreddit|community|forum)|mods?|moderators?|sidebar|upvotes?|karma)\b/i,
    null,
  ],
  [
    "safety_side_effects",
    /\b(?:side[- ]?effects?|safe(?:ty|ly)?|danger(?:ous|s)?|harmful|toxic|risks?|interact(?:ion|ions|s)?|long[- ]term effects?|withdrawals?|allergic|too much|bad for (?:you|me|your)|warnings?|recall(?:ed)?|mixing)\b/i,
    /\b(?:side[- ]?effects?|is (?:it|this|that) safe|interact with|withdrawal symptoms?)\b/i,
  ],
  [
    "symptom_concern",
    /\b(?:pains?|painful|hurts?|aches?|aching|sore(?:ness)?|symptoms?|rash|swollen|swelling|numb(?:ness)?|dizz\w+|nausea|headaches?|migraines?|bleeding|itch\w*|cramps?|injur\w+|fatigue|tired|can'?t sleep|insomnia|breakouts?|breaking out|bloat\w*|constipat\w*|diarrhea|clicking|popping)\b/i,
    /\b(?:should i (?:be worried|see a doctor)|is this normal|my doctor (?:said|says|told)|hurts when)\b/i,
  ],
  [
    "product_recommendation",
    /\b(?:recommend\w*|suggest(?:ions?)?|best|favou?rite|which|brands?|where (?:can|do|to) .{0,25}(?:buy|get|find)|looking for (?:a|an|some|good)|worth (?:it|buying|the)|reviews?|cheap\w*|affordable|alternatives? (?:to|for)|vs\.?|versus)\b/i,
    null,
  ],
  [
    "evidence_check",
    /\b(?:evidence|stud(?:y|ies)|research|scien(?:ce|tific\w*)|proven|myths?|debunk\w*|truth|actually work|really work|does .{2,40} work|is it true|legit|pseudoscience|bro-?science|placebo|effective(?:ness)?|thoughts on|opinions? on|what do you think (?:of|about))\b/i,
    /\b(?:any (?:evidence|studies|research)|peer[- ]reviewed|pubmed)\b/i,
  ],
  [
    "experience_request",
    /\b(?:anyone (?:else|here|ever|have|has|tried|use|used|on|take)|any(?:body| ?one) (?:else|tried|have)|has any(?:one|body)|does any(?:one|body)|do any of you|your (?:experiences?|stor(?:y|ies))|experiences? (?:with|on)|what (?:was|is|has) (?:it|your)|who (?:else|here))\b/i,
    /\b(?:anyone (?:else|have experience|tried)|has any(?:one|body) (?:else )?(?:tried|had|used))\b/i,
  ],
  [
    "emotional_support",
    /\b(?:struggl\w+|depress(?:ed|ing)|lonely|alone|scared|afraid|ashamed|hate (?:my|myself|being)|hopeless|can'?t (?:cope|do this|take)|giving up|rant|vent(?:ing)?|need (?:\w+ )?(?:support|encouragement)|crying|overwhelmed|relaps\w+|anxious|panic\w*|guilt(?:y|s)?(?![- ]?free))\b/i,
    null,
  ],
  [
    "seeking_advice",
    /\?|\b(?:help|advice|how (?:do|can|should|to|much|many|long|often)|should i|what (?:should|do|can|to)|(?:any|some|need|want|more|got|have|please|looking for) (?:\w+ ){0,3}tips?|beginner|new to|first time|need|question|critique|form check|routine check)\b/i,
    null,
  ],
  [
    "personal_story",
    /\b(?:i|my|me|we|i'?ve|i'?m)\b|\b(?:finally|progress|journey|story|update|lost \d+|gained|success|before (?:and|&) after|milestone|pr'?d?)\b/i,
    null,
  ],
]

/** Who tells a story of his own says so. */
const ofOneself = /\b(?:i|i'm|i've|my|me|we)\b/i

/**
 * The intent of one post by ordered rules: the first whose words stand in the title wins, then the first found
 * in the opening of the body; a post that asks and says nothing else seeks advice, and a bare link is news.
 */
export const intentOf = (title: string, body: string): PostIntent => {
  const opening = body.slice(0, 400)
  const byTitle = rules.find(([, inTitle]) => inTitle.test(title))
  if (byTitle !== undefined && byTitle[0] !== "seeking_advice" && byTitle[0] !== "personal_story")
    return byTitle[0]
  const byBody = rules.find(([, , inBody]) => inBody?.test(opening) === true)
  if (byBody !== undefined) return byBody[0]
  if (byTitle !== undefined) return byTitle[0]
  if (opening.includes("?")) return "seeking_advice"
  return opening.length > 80 && ofOneself.test(opening) ? "personal_story" : "news_and_content"
}

/**
 * What asks without a question mark: a verb before the one who does it, or a call. "When one of them lifts", "How I lost
 * ten pounds" and "Do not skip lunch" tell.
 */
const asking =
  /\?|^(?:how|what|why|when|where|which|who)(?:'s)?\b(?! (?:i|i'm|i've|we|you|he|she|it|they|my|your|the|this|these|that|those|one|people|most|happens|when|not)\b)(?:(?: [\p{L}'-]+){0,4} (?:is|are|am|was|do|does|did|can|could|should|would|will|has|have|to|if)\b|'s\b| (?:else|about|kinds?|types?|brands?)\b)|^(?:is|are|can|could|does|did|should|would|will|has) (?:i|we|you|he|she|it|they|there|this|that|these|any\w*|some\w*|my|your|the|a|an|\p{L}+)\b|^do (?:i|we|you|they|any\w*|the|these|those|my|your)\b|^have (?:you|any\w*|i|we)\b|^(?:any(?:one|body)|any(?! (?:more|way|day|time|and all)\b)|dae|help|advice|looking for|question)\b|^need (?:\w+ ){0,3}(?:help|advice|tips|ideas|suggestions?|recommendations?|recipes?|meals?|info\w*|opinions?|input)\b/iu

/** Whether a post asks something: by its title, or by a question mark in the opening of its body. */
export const isQuestion = (title: string, body: string): boolean =>
  asking.test(title.trim()) || body.slice(0, 400).includes("?")

/** Every intent of a post. */
export const postIntents = [...userIntents, "community_meta"] as const satisfies ReadonlyArray<PostIntent>

/** What most posts want; ties go to the more urgent, in the order above. */
export const majorityIntent = (posts: ReadonlyArray<{ readonly intent: PostIntent }>): UserIntent => {
  const count = (intent: UserIntent): number => posts.filter((post) => post.intent === intent).length
  return userIntents.reduce<UserIntent>(
    (best, intent) => (count(intent) > count(best) ? intent : best),
    userIntents[0],
  )
}
