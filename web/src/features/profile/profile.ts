import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { choices } from "#lib/choices.ts"

export type Profile = NonNullable<SuccessOf<"GET /api/user/profile">>

export const professions = choices<Profile["profession"]>({
  sports_pharmacist: "Sports pharmacist",
  clinical_pharmacist: "Clinical pharmacist",
  community_pharmacist: "Community pharmacist",
  nutritionist: "Nutritionist",
  dietitian: "Dietitian",
  sports_medicine_doctor: "Sports medicine doctor",
  fitness_professional: "Fitness professional",
  health_coach: "Health coach",
  other: "Other",
})

export const experienceLevels = choices<Profile["experienceLevel"]>({
  student: "Student",
  entry_level: "Entry level (0–2 years)",
  mid_level: "Mid level (3–5 years)",
  senior: "Senior (6–10 years)",
  expert: "Expert (10+ years)",
})

export const tones = choices<Profile["preferredTone"]>({
  professional: "Professional",
  casual: "Casual",
  educational: "Educational",
  motivational: "Motivational",
  conversational: "Conversational",
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
