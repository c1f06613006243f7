import { usualLanguage } from "#language/pack.ts"
import { spokenSentences } from "#script/said.ts"
import type { Language } from "#script/settings.ts"
import { isSameWord, wordsOf } from "./plain.ts"

/** Words by which something is said about treatment: no matter for a camera, a caption tool or a tag. */
const health =
  /^(?:chemo\w*|radiation|radiotherap\w*|insulin\w*|metformin\w*|statins?|warfarin|antidepress\w*|antibiotic\w*|vaccin\w*|jabs?|shots?|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment)?|remed(?:y|ies)|medicin\w*|medication\w*|drugs?|pills?|dos(?:e|es|age|ing)|tablets?|prescri\w*|cancer\w*|tumou?r\w*|diabet\w*|autis\w*|depress\w*|anxiet\w*|arthrit\w*|asthma\w*|adhd|hiv|covid|doctors?|detox\w*|bleach|chlorine|kanser\p{L}*|tümör\p{L}*|kemoterapi\p{L}*|ilac\p{L}*|ilaç\p{L}*|hap|hapı\p{L}*|aşı|aşılar\p{L}*|doz\p{L}*|tedavi\p{L}*|şifa\p{L}*|iyileş\p{L}*|antibiyotik\p{L}*|antidepresan\p{L}*|insülin\p{L}*|diyabet\p{L}*|otizm\p{L}*|depresyon\p{L}*|kür\p{L}*|klor\p{L}*|doktor\p{L}*|reçete\p{L}*|krebs|cáncer|médico|medicina|kur|heilt|cura)$/u

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
