import { nameWords } from "#evidence/names.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { inEachLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import { namesIn } from "./title-question.ts"
import { contentWords } from "./title-warning.ts"

/** All words that a file says, and that people type for its findings. */
const wordsOf = (file: SubjectFile, language: Language): ReadonlyArray<string> => {
  const { findings, hooks, firstSteps, redFlags, askedAs } = file
  const said = findings.flatMap(({ says, brief, limit, safety }) => [says, brief, limit, safety])
  const around = [...hooks, ...firstSteps, ...redFlags].map(({ says }) => says)
  const typed = Object.values(askedAs ?? {}).flatMap((phrases) => phrases[language])
  const texts = [...said, ...around].flatMap((text) => text?.[language] ?? [])
  return [...new Set([...texts, ...typed].flatMap((text) => nameWords(text, language)))]
}

const lastSaid = inEachLanguage(() => new WeakMap<SubjectFile, ReadonlyArray<string>>())

const wordsSaidIn = (file: SubjectFile, language: Language): ReadonlyArray<string> => {
  const words = lastSaid[language].get(file) ?? wordsOf(file, language)
  lastSaid[language].set(file, words)
  return words
}

/**
 * Whether a title says something of a subject, and all of it is what its file never speaks of: nothing that is known of
 * sleep tells of a fan, nor anything of creatine whether to take a break from it. What stands in titles on anything ("the
 * biggest mistake") is not counted.
 */
export const isUnheard = (main: SubjectFile, title: string, language: Language): boolean => {
  const { isAkin, ofAnyTitle } = titleWords[language]
  const names = namesIn(main, language).flatMap((name) => nameWords(name, language))
  const words = contentWords(title, language).filter(
    (word) => !ofAnyTitle.test(word) && !names.some((name) => isAkin(word, name)),
  )
  return (
    words.length > 0 && !wordsSaidIn(main, language).some((said) => words.some((word) => isAkin(word, said)))
  )
}
