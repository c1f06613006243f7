import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { choices } from "#lib/choices.ts"
import { viewersLocale } from "#lib/locale.ts"
import { topicNames as names } from "#words/topic-names.ts"

export const specialtyNames: { readonly [S in Specialty]: string } = {
  sports_pharmacist: names.sportsPharmacist,
  sports_nutritionist: names.sportsNutritionist,
  clinical_pharmacist: names.clinicalPharmacist,
  community_pharmacist: names.communityPharmacist,
  nutritionist: names.nutritionist,
  dietitian: names.dietitian,
  physical_therapist: names.physicalTherapist,
  sports_medicine_doctor: names.sportsMedicineDoctor,
  fitness_professional: names.fitnessProfessional,
  health_coach: names.healthCoach,
}

/** In the order of the specification. */
export const specialties = choices<Specialty>(specialtyNames)

export const specialtyOptions = [["all", names.allSpecialties] as const, ...specialties]

/** Its name within a sentence. */
export const specialtyInText = (specialty: Specialty) =>
  specialtyNames[specialty].toLocaleLowerCase(viewersLocale)
