import type { UserIntent } from "@rounds/core/topic/topic.ts"
import { topicNames as names } from "#words/topic-names.ts"

/** What those who post are after. */
export const intents: { readonly [I in UserIntent]: string } = {
  safety_side_effects: names.safetyAndSideEffects,
  symptom_concern: names.symptomConcern,
  product_recommendation: names.productRecommendation,
  evidence_check: names.evidenceCheck,
  seeking_advice: names.seekingAdvice,
  experience_request: names.experienceRequest,
  personal_story: names.personalStory,
  emotional_support: names.emotionalSupport,
  news_and_content: names.newsAndContent,
}
