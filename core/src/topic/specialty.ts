import * as Schema from "effect/Schema"

/** Values of the specialty filter; `all` is the absence of a filter and is not stored. */
export const Specialty = Schema.Literals([
  "sports_pharmacist",
  "sports_nutritionist",
  "clinical_pharmacist",
  "community_pharmacist",
  "nutritionist",
  "dietitian",
  "physical_therapist",
  "sports_medicine_doctor",
  "fitness_professional",
  "health_coach",
])
export type Specialty = typeof Specialty.Type
