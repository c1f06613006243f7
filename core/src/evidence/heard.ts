import type { Language } from "#script/settings.ts"
import { nameWords } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"
import { stemsOf } from "./typed-words.ts"

/** Whether the library writes a word of a language anywhere, whatever its ending: what it never writes, it says nothing of. */
export type IsHeard = (word: string, language: Language) => boolean

/** All that the library writes in a language: what it calls things, what it says of them, and what people type for that. */
export const textsIn = (files: ReadonlyArray<SubjectFile>, language: Language): ReadonlyArray<string> =>
  files.flatMap(({ names, alsoCalled, findings, askedAs }) => [
    ...names[language],
    ...alsoCalled[language],
    ...findings.flatMap(({ id, says }) => [says[language], ...(askedAs?.[id]?.[language] ?? [])]),
  ])

/** The words of the library are counted when one of a language is first asked about. */
export const heardIn = (files: ReadonlyArray<SubjectFile>): IsHeard => {
  const made = new Map<Language, ReadonlySet<string>>()
  return (word, language) => {
    const heard =
      made.get(language) ?? new Set(textsIn(files, language).flatMap((text) => stemsOf(text, language)))
    made.set(language, heard)
    return nameWords(word, language).every((one) => stemsOf(one, language).every((stem) => heard.has(stem)))
  }
}
