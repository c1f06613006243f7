import * as Schema from "effect/Schema"
import { textBetween, textUpTo } from "#kernel/text.ts"
import { Market, Promotes } from "#script/settings.ts"

export const Profession = Schema.Literals([
  "sports_pharmacist",
  "clinical_pharmacist",
  "community_pharmacist",
  "nutritionist",
  "dietitian",
  "sports_medicine_doctor",
  "fitness_professional",
  "health_coach",
  "other",
])
export type Profession = typeof Profession.Type

export const ExperienceLevel = Schema.Literals(["student", "entry_level", "mid_level", "senior", "expert"])
export type ExperienceLevel = typeof ExperienceLevel.Type

export const PreferredTone = Schema.Literals([
  "professional",
  "casual",
  "educational",
  "motivational",
  "conversational",
])
export type PreferredTone = typeof PreferredTone.Type

const shortText = textUpTo(200)
const longText = textUpTo(2000)

/** Where a person's videos are shown, and what they promote. `null`: the person has not said. */
export const Reach = Schema.Struct({
  market: Schema.NullOr(Market),
  promotes: Schema.NullOr(Promotes),
})
export type Reach = typeof Reach.Type

/** The form "Professional Information". The last six are optional and may be empty. */
export const Profile = Schema.Struct({
  name: textBetween(2, 100, "Name must be at least 2 characters").pipe(
    Schema.annotateKey({ messageMissingKey: "Name must be at least 2 characters" }),
  ),
  profession: Profession.annotate({ message: "Please select your profession" }).pipe(
    Schema.annotateKey({ messageMissingKey: "Please select your profession" }),
  ),
  experienceLevel: ExperienceLevel.annotate({ message: "Please select your experience level" }).pipe(
    Schema.annotateKey({ messageMissingKey: "Please select your experience level" }),
  ),
  preferredTone: PreferredTone.annotate({ message: "Please select your preferred tone" }).pipe(
    Schema.annotateKey({ messageMissingKey: "Please select your preferred tone" }),
  ),
  specialty: Schema.optionalKey(Schema.NullOr(shortText)),
  brandPersonality: Schema.optionalKey(Schema.NullOr(shortText)),
  targetAudience: Schema.optionalKey(Schema.NullOr(longText)),
  contentGoals: Schema.optionalKey(Schema.NullOr(longText)),
  /** Asked once here or in the generator; left out, what was said before stays. */
  market: Schema.optionalKey(Reach.fields.market),
  promotes: Schema.optionalKey(Reach.fields.promotes),
}).annotate({ identifier: "Profile" })
export type Profile = typeof Profile.Type
