import { groupBy } from "#kernel/group-by.ts"
import { evidenceWords } from "#language/evidence.ts"
import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { type AskedIn, askedIn } from "./asked-as.ts"
import { heardIn, type IsHeard } from "./heard.ts"
import { nameWords } from "./names.ts"
import { type Respelt, respelt } from "./respelt.ts"
import type { SubjectFile } from "./subject-file.ts"
import { type ToldIn, toldIn } from "./told-in.ts"
import { typedWords } from "./typed-words.ts"

/** A name a file is found by, in words. `rank`: 0 for a name that is spoken, 1 for any other. */
interface Entry {
  readonly file: SubjectFile
  readonly language: Language
  readonly words: ReadonlyArray<string>
  readonly rank: number
  /** It counts in just this form. */
  readonly asWritten: boolean
  /** It names the file only where nothing stands beside it that the library does not know. */
  readonly isTooWide: boolean
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
  /** Of the single names those that may stand in a text of these words. */
  readonly singlesIn: Among<Entry>
  readonly pairs: ReadonlyArray<PairEntry>
  /** Names of other things, in which the name of a file stands: those that may stand in a text of these words. */
  readonly notMeantIn: Among<Name & { readonly file: SubjectFile }>
  /** The findings that answer what a person typed, by what others type that they answer. */
  readonly askedIn: AskedIn
  /** The findings of a file by how much of a title they say in their own words. */
  readonly toldIn: ToldIn
  /** Whether it writes a word anywhere. */
  readonly isHeard: IsHeard
  /** A title of a language with the marks that were left out as it was typed. */
  readonly respelt: Respelt
}

/** A name in the words of its language. */
interface Name {
  readonly language: Language
  readonly words: ReadonlyArray<string>
}

/** Those of some names that may stand in a text of a language with these words. */
type Among<N extends Name> = (language: Language, written: ReadonlyArray<string>) => ReadonlyArray<N>

/**
 * No ending changes the first letter of a word, nor its second one where that is a consonant: of thousands of names few
 * begin as one of a title's words does.
 */
const byBeginning = <N extends Name>(names: ReadonlyArray<N>): Among<N> => {
  const keyOf = (language: Language, [first = "", second = ""]: string = "") =>
    `${language} ${first}${second.replace(evidenceWords[language].vowel, "_")}`
  const begun = groupBy(names, ({ language, words }) => keyOf(language, words[0]))
  return (language, written) =>
    [...new Set(written.map((word) => keyOf(language, word)))].flatMap((key) => begun.get(key) ?? [])
}

export const makeLibrary = (files: ReadonlyArray<SubjectFile>): Library => {
  const singles = singlesOf(files)
  const typed = typedWords(files)
  return {
    files,
    bySubject: new Map(files.map((file) => [file.subject, file])),
    singles,
    singlesIn: byBeginning(singles),
    pairs: pairsOf(files),
    askedIn: askedIn(typed),
    toldIn: toldIn(typed),
    isHeard: heardIn(files),
    respelt: respelt(files),
    notMeantIn: byBeginning(
      files.flatMap((file) =>
        languages.flatMap((language) =>
          (file.notMeant?.[language] ?? []).map((name) => ({
            file,
            language,
            words: nameWords(name, language),
          })),
        ),
      ),
    ),
  }
}

const singlesOf = (files: ReadonlyArray<SubjectFile>): ReadonlyArray<Entry> =>
  files.flatMap((file) =>
    file.pair !== null
      ? []
      : languages.flatMap((language) => {
          const entry = (rank: number) => (name: string) => ({
            file,
            language,
            words: nameWords(name, language),
            rank,
            asWritten: file.asWritten?.[language].includes(name) === true,
            isTooWide: file.tooWide?.[language].includes(name) === true,
          })
          return [...file.names[language].map(entry(0)), ...file.alsoCalled[language].map(entry(1))]
        }),
  )

const pairsOf = (files: ReadonlyArray<SubjectFile>): ReadonlyArray<PairEntry> =>
  files.flatMap(({ pair, ...file }) =>
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
  )
