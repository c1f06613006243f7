import type { Finding, InEveryLanguage } from "#evidence/finding.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { languages } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import type { Matter } from "./matter.ts"

/** The words that something says, in each language. */
type Spoken = { readonly [L in Language]?: ReadonlyArray<string> }

/** The words of some texts; an absent one has none. */
export const wordsOf = (texts: ReadonlyArray<InEveryLanguage | null>): Spoken =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      texts.flatMap((text) => (text === null ? [] : nameWords(text[language], language))),
    ]),
  )

/** What a finding states, also in a hook or as the truth about a myth. */
export const statedBy = ({ hooks, myths }: SubjectFile, { id, says, brief }: Finding): Spoken =>
  wordsOf([
    says,
    brief,
    ...hooks.flatMap((hook) => (hook.finding === id ? [hook.says] : [])),
    ...myths.flatMap((one) => (one.finding === id ? [one.myth, one.truth] : [])),
  ])

/** What stands beside a finding: how far it reaches, who must ask first, and what to do. */
export const besideOf = ({ firstSteps }: SubjectFile, { id, limit, safety }: Finding): Spoken =>
  wordsOf([limit, safety, ...firstSteps.flatMap((step) => (step.finding === id ? [step.says] : []))])

/** Whether one of the words said is the word, or akin to it. */
export const isSpoken = (word: string, spoken: Spoken, language: Language): boolean =>
  (spoken[language] ?? []).some((other) => titleWords[language].isAkin(word, other))

/** Whether what is said has all of some words, as they stand where they are one name. */
const isBorne = (
  { words, isOneName }: Pick<Matter, "words"> & { readonly isOneName?: true | undefined },
  spoken: Spoken,
  language: Language,
): boolean =>
  isOneName === true
    ? spanOf(words, spoken[language] ?? [], language) !== null
    : words.every((word) => isSpoken(word, spoken, language))

/** Whether what is said speaks of a matter: of all its words, as they stand where they are one name, or of all words of one of its names. */
export const bears = ({ words, names, isOneName }: Matter, spoken: Spoken, language: Language): boolean =>
  (words.length > 0 && isBorne({ words, isOneName }, spoken, language)) ||
  names.forms.some((form) => form.words.length > 0 && isBorne(form, spoken, form.language))
