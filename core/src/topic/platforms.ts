import type { Subject, SubjectKind } from "#vocabulary/subjects.ts"
import type { Platform, UserIntent } from "./topic.ts"

const byIntent: { readonly [I in UserIntent]: ReadonlyArray<Platform> } = {
  safety_side_effects: ["youtube", "instagram", "tiktok", "linkedin"],
  symptom_concern: ["tiktok", "youtube", "instagram", "reddit"],
  product_recommendation: ["tiktok", "instagram", "youtube"],
  evidence_check: ["youtube", "linkedin", "twitter", "instagram"],
  seeking_advice: ["tiktok", "instagram", "youtube"],
  experience_request: ["instagram", "reddit", "tiktok"],
  personal_story: ["instagram", "tiktok", "youtube"],
  emotional_support: ["instagram", "youtube", "reddit"],
  news_and_content: ["twitter", "linkedin", "tiktok", "youtube"],
}

const shown: ReadonlyArray<SubjectKind> = ["exercise", "sport", "food", "meal", "skincare", "gear"]
const forColleagues: ReadonlyArray<SubjectKind> = ["profession", "medicine"]

/**
 * Platforms to film for, the best first. The intent decides: questions that need a reason go to longer forms, quick
 * choices to short ones. What can be shown (a movement, a dish, a product) puts TikTok first; professional and
 * medicine subjects add LinkedIn.
 */
export const platformsFor = (intent: UserIntent, { kind }: Subject): ReadonlyArray<Platform> => {
  const base = byIntent[intent]
  const first: ReadonlyArray<Platform> = shown.includes(kind)
    ? ["tiktok"]
    : kind === "profession"
      ? ["linkedin"]
      : []
  const last: ReadonlyArray<Platform> = forColleagues.includes(kind) ? ["linkedin"] : []
  return [...new Set([...first, ...base, ...last])]
}
