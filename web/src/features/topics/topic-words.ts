import type { OpenTopic } from "./topic.ts"
import { topics as words } from "#words/topics.ts"

/** What those who post are after. */
export const intents: { readonly [I in OpenTopic["userIntent"]]: string } = {
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

/** The categories of today; a stored topic may have another. */
export const categories: Readonly<Record<string, string>> = {
  supplements: words.supplements,
  medication: words.medication,
  nutrition: words.nutrition,
  fitness: words.fitness,
  "body and pain": words.bodyAndPain,
  "how the body works": words.howTheBodyWorks,
  conditions: words.conditions,
  symptoms: words.symptoms,
  "body measures": words.bodyMeasures,
  equipment: words.equipment,
  "skin care": words.skinCare,
  treatment: words.treatment,
  lifestyle: words.lifestyle,
  "health professions": words.healthProfessions,
  "sports events": words.sportsEvents,
  "new term": words.newTerm,
  health: words.health,
}
