import { topicNames as names } from "#words/topic-names.ts"

/** The categories of today; a stored topic may have another. */
export const categories: Readonly<Record<string, string>> = {
  supplements: names.supplements,
  medication: names.medication,
  nutrition: names.nutrition,
  fitness: names.fitness,
  "body and pain": names.bodyAndPain,
  "how the body works": names.howTheBodyWorks,
  conditions: names.conditions,
  symptoms: names.symptoms,
  "body measures": names.bodyMeasures,
  equipment: names.equipment,
  "skin care": names.skinCare,
  treatment: names.treatment,
  lifestyle: names.lifestyle,
  "health professions": names.healthProfessions,
  "sports events": names.sportsEvents,
  "new term": names.newTerm,
  health: names.health,
}
