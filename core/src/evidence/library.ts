import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { nameWords } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"

/** A name a file is found by, in words. `rank`: 0 for a name that is spoken, 1 for any other. */
interface Entry {
  readonly file: SubjectFile
  readonly language: Language
  readonly words: ReadonlyArray<string>
  readonly rank: number
  /** It counts in just this form. */
  readonly asWritten: boolean
}

/** A pair of subjects with the words either side is found by. */
interface PairEntry {
  readonly file: SubjectFile
  readonly language: Language
  readonly sides: readonly [ReadonlyArray<ReadonlyArray<string>>, ReadonlyArray<ReadonlyArray<string>>]
}

/** The evidence library with the names its files are found by. */
export interface Library {
  readonly files: ReadonlyArray<SubjectFile>
  readonly bySubject: ReadonlyMap<string, SubjectFile>
  readonly singles: ReadonlyArray<Entry>
  readonly pairs: ReadonlyArray<PairEntry>
  /** Names of other things, in which the name of a file stands. */
  readonly notMeant: ReadonlyArray<{ readonly language: Language; readonly words: ReadonlyArray<string> }>
}

export const makeLibrary = (files: ReadonlyArray<SubjectFile>): Library => ({
  files,
  bySubject: new Map(files.map((file) => [file.subject, file])),
  singles: files.flatMap((file) =>
    file.pair !== null
      ? []
      : languages.flatMap((language) => {
          const entry = (rank: number) => (name: string) => ({
            file,
            language,
            words: nameWords(name, language),
            rank,
            asWritten: file.asWritten?.[language].includes(name) === true,
          })
          return [...file.names[language].map(entry(0)), ...file.alsoCalled[language].map(entry(1))]
        }),
  ),
  pairs: files.flatMap(({ pair, ...file }) =>
    pair === null
      ? []
      : languages.map((language) => ({
          file: { ...file, pair },
          language,
          sides: [
            pair[0][language].map((name) => nameWords(name, language)),
            pair[1][language].map((name) => nameWords(name, language)),
          ] as const,
        })),
  ),
  notMeant: files.flatMap(({ notMeant }) =>
    languages.flatMap((language) =>
      (notMeant?.[language] ?? []).map((name) => ({ language, words: nameWords(name, language) })),
    ),
  ),
})
