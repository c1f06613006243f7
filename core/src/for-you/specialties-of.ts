import * as Schema from "effect/Schema"
import type { Profession } from "#account/profile.ts"
import { languages } from "#language/names.ts"
import { unmarked } from "#text/letters.ts"
import { professions } from "#language/professions.ts"
import { Specialty } from "#topic/specialty.ts"
import { slugOf } from "#topic/theme-key.ts"

const isSpecialty = Schema.is(Specialty)

/** Words small and without the marks of any language, parted by one sign each. */
const plainOf = (words: string): string => `-${slugOf(unmarked(words))}-`

/** Every name of a field in every language, the longest first: a sports nutritionist is no nutritionist of all food. */
const namesOfFields = languages
  .flatMap((language) =>
    Specialty.literals.flatMap((field) =>
      professions[language][field].map((name) => ({ field, plain: plainOf(name) })),
    ),
  )
  .toSorted((a, b) => b.plain.length - a.plain.length)

/** The field that somebody's own words name, in whatever language they work. */
const fieldIn = (words: string): Specialty | null => {
  const own = plainOf(words)
  return namesOfFields.find(({ plain }) => own.includes(plain))?.field ?? null
}

/**
 * What somebody does, as topics are sorted by: the profession of the profile, and what stands beside it in their own
 * words where they name one. The profession comes first.
 */
export const specialtiesOf = (profile: {
  readonly profession: Profession | null
  readonly specialty: string | null
}): ReadonlyArray<Specialty> => {
  const named = [profile.profession, fieldIn(profile.specialty ?? "")]
  return [...new Set(named.filter((name) => isSpecialty(name)))]
}
