import { naming } from "#language/naming.ts"
import { partsOf, usualLanguage } from "#language/pack.ts"
import { spokenSentences } from "#script/said.ts"
import type { Language } from "#script/settings.ts"
import { isSameWord, wordsOf } from "./plain.ts"

/** A few such words of languages that no script is written in. */
const elsewhere = "krebs|cáncer|médico|medicina|kur|heilt|cura"

const health = new RegExp(`^(?:${[...partsOf(naming, "treatment"), elsewhere].join("|")})$`, "u")

/** Whether a word names an illness, a medicine or what is done with them. */
export const isOfTreatment = (word: string): boolean => health.test(word)

/** A note to the person who films, without the sentences that speak of treatment where nobody else does. */
export const withoutAdvice = (note: string, spokenWords: ReadonlyArray<string>, language: Language): string =>
  spokenSentences(note)
    .filter((sentence) => !givesAdvice(sentence, spokenWords, language))
    .join(" ")

const givesAdvice = (text: string, spokenWords: ReadonlyArray<string>, language: Language): boolean =>
  [...wordsOf(text, usualLanguage), ...wordsOf(text, language)].some(
    (word) => health.test(word) && !spokenWords.some((other) => isSameWord(word, other)),
  )

/** Words shown on screen stay only where they are words of what is said meanwhile. */
export const shownWith = (
  onScreen: string,
  spokenWords: ReadonlyArray<string>,
  language: Language,
): string => {
  const words = wordsOf(onScreen, language).filter((word) => word.length > 2)
  const strange = words.filter((word) => !spokenWords.some((other) => isSameWord(word, other)))
  return words.length > 0 &&
    strange.length <= words.length / 4 &&
    !givesAdvice(onScreen, spokenWords, language)
    ? onScreen
    : ""
}
