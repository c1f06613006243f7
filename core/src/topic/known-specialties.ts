import type { Library } from "#evidence/library.ts"
import type { Told } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { companionsOf } from "#wording/companions.ts"
import { evidenceFileOf, pairFileOf } from "#wording/evidence-file.ts"
import type { Specialty } from "./specialty.ts"

/** A second thing belongs to what a topic is about where so many of its posts name it. */
const together = 0.5

/**
 * Whom the evidence library says a topic concerns: by the file of its subject and of what half of its posts name beside
 * it, else by that of the subject. Berberine beside metformin is a pharmacist's, whatever forum asks. None without a file.
 */
export const knownSpecialtiesOf = (
  trend: Told,
  stretch: Stretch,
  library: Library | null,
): ReadonlyArray<Specialty> => {
  if (library === null) return []
  const { subject, posts } = trend
  const beside = companionsOf(trend, stretch.window).find((other) => other.posts >= together * posts.length)
  const pair =
    beside === undefined ? null : pairFileOf(library, `${subject.name} and ${beside.subject.name}`, subject)
  return (pair ?? evidenceFileOf(library, subject))?.specialties ?? []
}
