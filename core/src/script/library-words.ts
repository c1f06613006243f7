import type { Library } from "#evidence/library.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { oursIn } from "./claims/ours.ts"
import type { Language } from "./settings.ts"

const made = new WeakMap<Library, Map<Language, ReadonlySet<string>>>()

/** Every sentence that the library lets a script say, in a language. Made once of a library. */
export const libraryWords = (library: Library, language: Language): ReadonlySet<string> => {
  const known = made.get(library) ?? new Map<Language, ReadonlySet<string>>()
  made.set(library, known)
  const words = known.get(language) ?? wordsOfSubjects(library.files, language)
  known.set(language, words)
  return words
}

/** The same of some subjects. A myth is none of them: it is told as one, in other words. */
export const wordsOfSubjects = (files: ReadonlyArray<SubjectFile>, language: Language): ReadonlySet<string> =>
  oursIn(
    files.flatMap(({ findings, redFlags, firstSteps, myths, hooks }) => [
      ...findings
        .filter(({ mayBeSpoken }) => mayBeSpoken)
        .flatMap(({ says, brief, limit, safety }) =>
          [says, brief, limit, safety].flatMap((each) => (each === null ? [] : [each[language]])),
        ),
      ...[...redFlags, ...firstSteps, ...hooks].map(({ says }) => says[language]),
      ...myths.map(({ truth }) => truth[language]),
    ]),
  )
