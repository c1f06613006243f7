import { nameWords, spanOf } from "#evidence/names.ts"
import type { Wanted } from "#evidence/match.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import type { Language } from "#script/settings.ts"

/** Shorter words tell nothing about what a text speaks of. */
const shortest = 4
/** More words than these are no name of a thing. */
const longestName = 3

/**
 * Whether what is wanted names a second thing that the library knows nothing of together with its subject: what is said
 * is then about one of the two alone.
 */
export const namesSecondUnknown = (
  { title, keywords }: Wanted,
  { main, companion }: { readonly main: SubjectFile; readonly companion: SubjectFile | null },
  language: Language,
): boolean => {
  if (main.kind === "interaction") return false
  const written = nameWords(title, language)
  const named =
    keywords.length > 0
      ? keywords
          .map((one) => nameWords(one, language))
          .filter((one) => spanOf(one, written, language) !== null)
      : sidesOf(title, language)
  if (named.length < 2) return false
  const { isForm } = evidenceWords[language]
  const known = [main, ...(companion === null ? [] : [companion])].flatMap((file) => wordsIn(file, language))
  const isKnown = (word: string) => known.some((other) => isForm(other, word) || isForm(word, other))
  return named.some((name) => {
    const telling = name.filter((word) => word.length >= shortest)
    return telling.length > 0 && !telling.some(isKnown)
  })
}

/** Both sides of a title that puts two things together: "caffeine and tofu". */
export const sidesOf = (title: string, language: Language): ReadonlyArray<ReadonlyArray<string>> => {
  const { beside, asks } = evidenceWords[language]
  const [plain = ""] = title.split(/[:?!]/u)
  const sides = plain.split(beside).map((side) => nameWords(side, language))
  const isName = (words: ReadonlyArray<string>) =>
    words.length > 0 &&
    words.length <= longestName &&
    asks.every(([, pattern]) => !pattern.test(words.join(" ")))
  return sides.length === 2 && sides.every(isName) ? sides : []
}

/** Every word a file is called by, and every word it says. */
const wordsIn = ({ names, alsoCalled, findings, hooks }: SubjectFile, language: Language) =>
  [
    ...names[language],
    ...alsoCalled[language],
    ...findings.flatMap(({ says, brief }) => [says[language], brief[language]]),
    ...hooks.map(({ says }) => says[language]),
  ].flatMap((text) => nameWords(text, language))
