import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { choices } from "#lib/choices.ts"
import { profile as words } from "#words/profile.ts"

export type Profile = NonNullable<SuccessOf<"GET /api/user/profile">>

export const professions = choices<Profile["profession"]>({
  sports_pharmacist: words.sportsPharmacist,
  clinical_pharmacist: words.clinicalPharmacist,
  community_pharmacist: words.communityPharmacist,
  nutritionist: words.nutritionist,
  dietitian: words.dietitian,
  sports_medicine_doctor: words.sportsMedicineDoctor,
  fitness_professional: words.fitnessProfessional,
  health_coach: words.healthCoach,
  other: words.other,
})

export const experienceLevels = choices<Profile["experienceLevel"]>({
  student: words.student,
  entry_level: words.entryLevel,
  mid_level: words.midLevel,
  senior: words.senior,
  expert: words.expert,
})

export const tones = choices<Profile["preferredTone"]>({
  professional: words.professional,
  casual: words.casual,
  educational: words.educational,
  motivational: words.motivational,
  conversational: words.conversational,
})

export const fieldNames = [
  "name",
  "profession",
  "experienceLevel",
  "preferredTone",
  "specialty",
  "brandPersonality",
  "targetAudience",
  "contentGoals",
  "market",
  "promotes",
] as const

/** How many fields of a form say something. */
export const filledIn = (values: { readonly [Name in (typeof fieldNames)[number]]?: unknown }) =>
  fieldNames.filter((name) => {
    const value = values[name]
    return typeof value === "string" && value.trim() !== ""
  }).length
