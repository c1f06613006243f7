import { inEachLanguage, languages } from "#language/pack.ts"
import { readingOf } from "#script/claims/learned/model.ts"
import { weightsOf } from "#script/claims/learned/weights.ts"
import { plainText } from "#script/claims/plain-text.ts"
import type { Language } from "#script/settings.ts"
import { type Read, readLabelled, readLawful } from "./examples.ts"
import { fitted, type Lessons } from "./fitted.ts"
import { keptOf } from "./kept.ts"
import { lawfulSentences } from "./lawful.ts"
import { type Hand, handsOf } from "./sentences.ts"
import { textbookSentences } from "./textbook.ts"
import type { Judged } from "./thresholds.ts"

const none = { trusted: [], look: [] }

interface ReadHand {
  /** Null for the textbook, which is nobody's voice. */
  readonly name: string | null
  readonly sentences: ReadonlyArray<Read>
}

const handsRead = inEachLanguage((language): ReadonlyArray<ReadHand> => [
  ...handsOf(language).map(({ name, sentences }) => ({ name, sentences: readLabelled(sentences, language) })),
  { name: null, sentences: readLabelled(textbookSentences(language), language) },
])

const lawfulKnown = new Map<Language, ReadonlyArray<Read>>()

const lawfulRead = (language: Language): ReadonlyArray<Read> => {
  const known = lawfulKnown.get(language) ?? readLawful(lawfulSentences(language), language)
  lawfulKnown.set(language, known)
  return known
}

/** Sentences of every hand but those of one name, which is left out in every language. */
const written = (language: Language, leftOut: string | null): ReadonlyArray<Read> =>
  handsRead[language]
    .filter(({ name }) => name === null || name !== leftOut)
    .flatMap(({ sentences }) => sentences)

/** What the model of a language learns from when one hand is left out, or none. */
export const lessonsOf = (language: Language, leftOut: string | null): Lessons => ({
  labelled: written(language, leftOut),
  abroad: languages.filter((other) => other !== language).flatMap((other) => written(other, leftOut)),
  lawful: lawfulRead(language),
})

/** What models make of the sentences of a hand that they learned nothing from. */
export interface JudgedHand {
  readonly name: string
  readonly isBlind: boolean
  readonly judged: ReadonlyArray<Judged>
}

/** A hand, judged by a model that learned from the others alone. */
export const judgedByOthers = (language: Language, { name, isBlind, sentences }: Hand): JudgedHand => {
  const weights = weightsOf(keptOf(fitted(lessonsOf(language, name)), none))
  const judged = sentences.map(({ text, label }) => {
    const { odds, shares } = readingOf(plainText(text, language).text, language, weights)
    return {
      odds,
      label,
      taken: shares.indexOf(Math.max(...shares)),
      isViolation: label !== "none",
      weight: 1 / sentences.length,
    }
  })
  return { name, isBlind, judged }
}
