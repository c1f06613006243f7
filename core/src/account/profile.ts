import * as Schema from "effect/Schema"
import { says } from "#kernel/fault.ts"
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
  name: textBetween(2, 100, says("name_too_short")).pipe(
    Schema.annotateKey({ messageMissingKey: says("name_too_short") }),
  ),
  profession: Profession.annotate({ message: says("profession_missing") }).pipe(
    Schema.annotateKey({ messageMissingKey: says("profession_missing") }),
  ),
  experienceLevel: ExperienceLevel.annotate({ message: says("experience_missing") }).pipe(
    Schema.annotateKey({ messageMissingKey: says("experience_missing") }),
  ),
  preferredTone: PreferredTone.annotate({ message: says("tone_missing") }).pipe(
    Schema.annotateKey({ messageMissingKey: says("tone_missing") }),
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
