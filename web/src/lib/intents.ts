import type { UserIntent } from "@rounds/core/topic/topic.ts"
import { topics as words } from "#words/topics.ts"

/** What those who post are after. */
export const intents: { readonly [I in UserIntent]: string } = {
  safety_side_effects: words.safetyAndSideEffects,
  symptom_concern: words.symptomConcern,
  product_recommendation: words.productRecommendation,
  evidence_check: words.evidenceCheck,
  seeking_advice: words.seekingAdvice,
  experience_request: words.experienceRequest,
  personal_story: words.personalStory,
  emotional_support: words.emotionalSupport,
  news_and_content: words.newsAndContent,
}
