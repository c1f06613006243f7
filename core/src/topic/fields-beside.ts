import type { Specialty } from "./specialty.ts"

/**
 * Whose questions somebody of a specialty can answer too, the closest first. What is asked of a physician about an injury
 * is asked of a physiotherapist as well.
 */
export const fieldsBeside: { readonly [S in Specialty]: ReadonlyArray<Specialty> } = {
  sports_pharmacist: ["sports_nutritionist", "clinical_pharmacist", "community_pharmacist"],
  sports_nutritionist: ["dietitian", "sports_pharmacist", "nutritionist"],
  clinical_pharmacist: ["community_pharmacist", "sports_pharmacist", "dietitian"],
  community_pharmacist: ["clinical_pharmacist", "sports_pharmacist", "dietitian"],
  nutritionist: ["dietitian", "sports_nutritionist", "health_coach"],
  dietitian: ["nutritionist", "sports_nutritionist", "health_coach"],
  physical_therapist: ["sports_medicine_doctor", "fitness_professional", "health_coach"],
  sports_medicine_doctor: ["physical_therapist", "fitness_professional", "sports_nutritionist"],
  fitness_professional: ["physical_therapist", "sports_medicine_doctor", "sports_nutritionist"],
  health_coach: ["dietitian", "fitness_professional", "nutritionist"],
}
