import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { choices } from "#lib/choices.ts"
import { viewersLocale } from "#lib/locale.ts"
import { topics as words } from "#words/topics.ts"

export const specialtyNames: { readonly [S in Specialty]: string } = {
  sports_pharmacist: words.sportsPharmacist,
  sports_nutritionist: words.sportsNutritionist,
  clinical_pharmacist: words.clinicalPharmacist,
  community_pharmacist: words.communityPharmacist,
  nutritionist: words.nutritionist,
  dietitian: words.dietitian,
  physical_therapist: words.physicalTherapist,
  sports_medicine_doctor: words.sportsMedicineDoctor,
  fitness_professional: words.fitnessProfessional,
  health_coach: words.healthCoach,
}

/** In the order of the specification. */
export const specialties = choices<Specialty>(specialtyNames)

export const specialtyOptions = [["all", words.allSpecialties] as const, ...specialties]

/** Its name within a sentence. */
export const specialtyInText = (specialty: Specialty) =>
  specialtyNames[specialty].toLocaleLowerCase(viewersLocale)
