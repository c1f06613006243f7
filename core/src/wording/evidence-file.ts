import type { Library } from "#evidence/library.ts"
import { matchOf } from "#evidence/match.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { type Subject, writtenFileOf } from "#vocabulary/subjects.ts"

type Named = Pick<Subject, "name" | "concept">

const byName = (library: Library, name: string): SubjectFile | null =>
  matchOf(library, { title: name, keywords: [name] })?.main ?? null

const byRow = (library: Library, { concept }: Named): SubjectFile | null =>
  library.bySubject.get(writtenFileOf(concept) ?? "") ?? null

/** What is known of a subject: the file that its name finds, else the one that its row names. */
export const evidenceFileOf = (library: Library, subject: Named): SubjectFile | null =>
  byName(library, subject.name) ?? byRow(library, subject)

/** What is known of the two things that a title names together; null where it names one, or nothing is known of the two. */
export const pairFileOf = (library: Library, title: string, { name }: Named): SubjectFile | null => {
  const found = matchOf(library, { title, keywords: [name] })?.main ?? null
  return found === null || found.pair === null ? null : found
}

/** The name by which a script finds the file that only the row names; none where the subject's own name finds one. */
export const nameInLibrary = (library: Library | null, subject: Named): ReadonlyArray<string> =>
  library === null || byName(library, subject.name) !== null
    ? []
    : (byRow(library, subject)?.names[usualLanguage].slice(0, 1) ?? [])
