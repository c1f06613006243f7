import * as Schema from "effect/Schema"
import type { Profession } from "#account/profile.ts"
import { Specialty } from "#topic/specialty.ts"
import { slugOf } from "#topic/theme-key.ts"

const isSpecialty = Schema.is(Specialty)

/**
 * What somebody does, as topics are sorted by: the profession of the profile, and what stands beside it in their own
 * words where that is the name of one. The profession comes first.
 */
export const specialtiesOf = (profile: {
  readonly profession: Profession | null
  readonly specialty: string | null
}): ReadonlyArray<Specialty> => {
  const named = [profile.profession, slugOf(profile.specialty ?? "").replaceAll("-", "_")]
  return [...new Set(named.filter((name) => isSpecialty(name)))]
}
