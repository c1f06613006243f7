import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { wordsOf } from "#lib/words.ts"

/** In the order of the specification. */
export const specialties: readonly Specialty[] = [
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
]

export const specialtyOptions: ReadonlyArray<readonly [string, string]> = [
  ["all", "All specialties"],
  ...specialties.map((specialty): readonly [string, string] => [specialty, wordsOf(specialty)]),
]
