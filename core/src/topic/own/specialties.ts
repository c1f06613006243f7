import { relevanceOf } from "#topic/specialties.ts"
import type { OwnSubject } from "./subject.ts"

/** Whom a subject concerns: as its evidence file says, else by its kind. Shares sum up to about one. */
export const specialtiesOf = (subject: OwnSubject) =>
  subject.file === null
    ? relevanceOf(subject, [])
    : subject.file.specialties
        .slice(0, 3)
        .map((specialty, _, all) => ({ specialty, share: Math.round((1 / all.length) * 100) / 100 }))
