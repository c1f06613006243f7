import type { Library } from "#evidence/library.ts"
import { nameWords } from "#evidence/names.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { groupBy } from "#kernel/group-by.ts"
import { languages, packs } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { besideOf, isSpoken, statedBy } from "./bearing.ts"
import { type Matter, taken } from "./matter.ts"
import { sidesOf } from "./one-of-two.ts"
import type { TitleQuestion } from "./title-question.ts"

/**
 * A typed title's question without the words that name no thing of health and that no finding of the files says either:
 * who feels fine, or works at a desk, asks of nothing that a source could be missing on. What the list has as a thing
 * stays, and so does a word that is at home where people talk of health, or that nobody knows.
 */
export const withoutNoise = (
  library: Library,
  question: TitleQuestion,
  title: string,
  files: ReadonlyArray<SubjectFile>,
): TitleQuestion => {
  const { language, matters } = question
  // Who puts two things together means both, whatever they are: "creatine and whistling".
  if (matters.length === 0 || sidesOf(title, language).length > 0) return question
  const spoken = files.flatMap((file) =>
    file.findings.flatMap((finding) => [statedBy(file, finding), besideOf(file, finding)]),
  )
  const isSaid = (word: string): boolean => spoken.some((words) => isSpoken(word, words, language))
  const meant = titleWords[language].putOf?.exec(nameWords(title, language).join(" "))?.groups?.["thing"]
  // Beside what is taken, a word that nothing here has may be another medicine.
  const isTaken = files.some(({ kind }) => taken.has(kind))
  const isLittle = (word: string): boolean =>
    isTaken ? isNoise(library, word, language) : saysLittle(word, language)
  const kept = matters.flatMap((matter): ReadonlyArray<Matter> => {
    const isThing =
      matter.isOneName === true ||
      (meant !== undefined && matter.words[0] === meant) ||
      matter.names.forms.length > 0 ||
      matter.names.called[language] !== undefined
    if (isThing) return [matter]
    const words = matter.words.filter((word) => !isLittle(word) || isSaid(word))
    if (words.length === 0) return []
    const isCircumstance = words.every(isLittle)
    return [{ ...matter, words, ...(isCircumstance ? { isCircumstance } : {}) }]
  })
  return { ...question, matters: kept }
}

/** Whether a word names no thing of health: what no text of the library has may be one. */
export const isNoise = (library: Library, word: string, language: Language): boolean =>
  saysLittle(word, language) && (packs[language].sharesTopicWords || library.isHeard(word, language))

/** A title without the words that name nothing. */
export const naming = (title: string, language: Language): string =>
  nameWords(title, language)
    .filter((word) => !saysLittle(word, language))
    .join(" ")

/** The words of all names that the list of subjects has, by language and first letter: no ending changes how a word begins. */
const listedWords = ofSubjects((subjects) =>
  Object.fromEntries(
    languages.map((language) => {
      const words = subjects.flatMap(({ forms }) =>
        forms[language].flatMap((name) => nameWords(name, language)),
      )
      return [language, groupBy([...new Set(words)], (word) => word[0] ?? "")]
    }),
  ),
)

/** A word of two letters is short for something: the TV. */
const shortest = 3

/** Whether a word is as common elsewhere; where no count of a language tells that, whether no listed thing is named with it. */
const saysLittle = (word: string, language: Language): boolean =>
  packs[language].sharesTopicWords
    ? word.length >= shortest && termsOf(word).every((term) => lookUp(term)?.specificity === null)
    : (listedWords()[language]?.get(word[0] ?? "") ?? []).every(
        (known) => !titleWords[language].isSame(word, known),
      )
