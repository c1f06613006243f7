import { topics as words } from "#words/topics.ts"

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
