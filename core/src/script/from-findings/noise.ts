import { nameWords, spanOf } from "#evidence/names.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { languages, packs } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { bears, besideOf, isSpoken, statedBy } from "./bearing.ts"
import type { Matter } from "./matter.ts"
import type { TitleQuestion } from "./title-question.ts"

/**
 * A typed title's question without the words that name no thing of health and that no finding of the files says either:
 * who feels fine, or works at a desk, asks of nothing that a source could be missing on. What the list has as a thing
 * stays, and so does a word that is at home where people talk of health, or that nobody knows.
 */
export const withoutNoise = (
  question: TitleQuestion,
  files: ReadonlyArray<SubjectFile>,
): TitleQuestion => {
  const { language, matters } = question
  if (matters.length === 0) return question
  const spoken = files.flatMap((file) =>
    file.findings.flatMap((finding) => [statedBy(file, finding), besideOf(file, finding)]),
  )
  const isSaid = (word: string): boolean => spoken.some((words) => isSpoken(word, words, language))
  const kept = matters.flatMap((matter): ReadonlyArray<Matter> => {
    const isThing = matter.names.forms.length > 0
    if (isThing || spoken.some((words) => bears(matter, words, language))) return [matter]
    const words = matter.words.filter((word) => !saysLittle(word, language) || isSaid(word))
    return words.length === 0 ? [] : [{ ...matter, words }]
  })
  return { ...question, matters: kept }
}

/** The words of all names that the list of subjects has, by language. */
const listedWords = ofSubjects((subjects) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      [...new Set(subjects.flatMap(({ forms }) => forms[language].flatMap((name) => nameWords(name, language))))],
    ]),
  ),
)

/** Whether a word is as common elsewhere; where no count of a language tells that, whether no listed thing is named with it. */
const saysLittle = (word: string, language: Language): boolean =>
  packs[language].sharesTopicWords
    ? termsOf(word).every((term) => lookUp(term)?.specificity === null)
    : (listedWords()[language] ?? []).every((known) => spanOf([known], [word], language) === null)
