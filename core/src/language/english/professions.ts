import type { ProfessionNames } from "#language/professions.ts"

export const professions: ProfessionNames = {
  sports_pharmacist: ["sports pharmacist", "sports pharmacy"],
  sports_nutritionist: ["sports nutritionist", "sports dietitian", "sports nutrition"],
  clinical_pharmacist: ["clinical pharmacist", "clinical pharmacy", "hospital pharmacist"],
  community_pharmacist: ["community pharmacist", "community pharmacy", "pharmacist"],
  nutritionist: ["nutritionist", "nutrition"],
  dietitian: ["dietitian", "dietician", "dietetics"],
  physical_therapist: [
    "physical therapist",
    "physical therapy",
    "physiotherapist",
    "physiotherapy",
    "physio",
  ],
  sports_medicine_doctor: ["sports medicine doctor", "sports medicine", "sports physician", "sports doctor"],
  fitness_professional: ["fitness professional", "personal trainer", "fitness trainer", "fitness coach"],
  health_coach: ["health coach", "health coaching", "wellness coach"],
}
