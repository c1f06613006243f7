import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { choices } from "#lib/choices.ts"

/** In the order of the specification. */
export const specialties = choices<Specialty>({
  sports_pharmacist: "Sports pharmacist",
  sports_nutritionist: "Sports nutritionist",
  clinical_pharmacist: "Clinical pharmacist",
  community_pharmacist: "Community pharmacist",
  nutritionist: "Nutritionist",
  dietitian: "Dietitian",
  physical_therapist: "Physical therapist",
  sports_medicine_doctor: "Sports medicine doctor",
  fitness_professional: "Fitness professional",
  health_coach: "Health coach",
})

export const specialtyOptions = [["all", "All specialties"] as const, ...specialties]
