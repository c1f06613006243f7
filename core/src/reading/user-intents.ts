/** What a post wants from its readers, in the order in which a tie is decided. */
export const userIntents = [
  "safety_side_effects",
  "symptom_concern",
  "product_recommendation",
  "evidence_check",
  "seeking_advice",
  "experience_request",
  "personal_story",
  "emotional_support",
  "news_and_content",
] as const
export type UserIntent = (typeof userIntents)[number]

/** Intents of somebody who wants an answer, rather than an audience. */
export const wantsAnswer: ReadonlySet<string> = new Set<UserIntent>([
  "safety_side_effects",
  "symptom_concern",
  "evidence_check",
  "seeking_advice",
  "experience_request",
  "emotional_support",
])
