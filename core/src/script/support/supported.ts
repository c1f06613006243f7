import { usualLanguage } from "#language/pack.ts"
import { support } from "#language/support.ts"
import type { Finding } from "#evidence/finding.ts"
import type { Language } from "#script/settings.ts"
import { figuresIn } from "./figures.ts"
import { isOfTreatment } from "./aside.ts"
import { isSameWord, lowerCase, wordsOf } from "./plain.ts"
import { contentWords } from "./words-between.ts"

/** Something a sentence can rest on, by the id it is named by: what it says, one sentence each, and what else is known of it. */
export interface Carrier {
  readonly id: string
  /** What of it is spoken: a sentence is compared with the one that is most like it. */
  readonly says: ReadonlyArray<string>
  /** Words and figures that may stand beside it: whom was measured, who published it. */
  readonly beside: ReadonlyArray<string>
  /** The words of either, read once. */
  readonly words: {
    readonly says: ReadonlyArray<ReadonlyArray<string>>
    readonly beside: ReadonlyArray<string>
  }
}

/** Something to rest on, with its words read. */
export const makeCarrier = ({ id, says, beside }: Omit<Carrier, "words">, language: Language): Carrier => ({
  id,
  says,
  beside,
  words: {
    says: says.map((text) => wordsOf(text, language)),
    beside: beside.flatMap((text) => wordsOf(text, language)),
  },
})

/** A finding as something to rest on, and what else is said of it. */
export const carrierOf = (finding: Finding, also: ReadonlyArray<string>, language: Language): Carrier =>
  makeCarrier(
    {
      id: finding.id,
      says: [
        ...[finding.says, finding.brief, finding.limit, finding.safety].flatMap((text) =>
          text === null ? [] : [text[language]],
        ),
        ...also,
      ],
      beside: [
        finding.population,
        finding.design,
        finding.source.publisher,
        finding.source.title,
        finding.source.supports,
        String(finding.source.year ?? ""),
        ...finding.numbers.flatMap(({ value, of }) => [value, of]),
      ],
    },
    language,
  )

/** How far a sentence keeps to what it rests on. `turned`: it denies what that says, or says what that denies. */
export type Keeping = "keeps" | "turned" | "strays"

/** A sentence keeps to its finding when so much of what it says stands there. */
const enough = 0.6
/** And so much of it in one sentence of the finding: words gathered from here and there make a sentence of their own. */
const enoughInOne = 0.5

/** Whether what a sentence says stands in what it names; `known` words (the subject's own) count for nothing either way. */
export const keeping = (
  text: string,
  carriers: ReadonlyArray<Carrier>,
  known: ReadonlyArray<string>,
  language: Language,
): Keeping => {
  const content = contentWords(text, language).filter(
    (word) => !known.some((other) => isSameWord(word, other)),
  )
  const spoken = carriers.flatMap(({ says }) => says)
  const there = carriers.flatMap(({ words }) => words.says.flat())
  const around = carriers.flatMap(({ words }) => words.beside)
  const stands = (word: string, among: ReadonlyArray<string>) =>
    among.some((other) => isSameWord(word, other))
  if (support[language].waives.test(text) && !spoken.some((says) => isSameWaiver(text, says, language)))
    return "strays"
  const covered = content.filter((word) => stands(word, there))
  const beside = content.filter((word) => !covered.includes(word) && stands(word, around))
  if (
    content.some(
      (word) => (support[language].weighty.test(word) || isOfTreatment(word)) && !stands(word, there),
    )
  )
    return "strays"
  if (covered.length === 0 || (covered.length + beside.length) / content.length < enough) return "strays"
  const likest = carriers
    .flatMap(({ says, words }) =>
      words.says.map((heard, at) => ({ says: says[at] ?? "", score: likeness(content, heard) })),
    )
    .toSorted((a, b) => b.score - a.score)
  if ((likest[0]?.score ?? 0) < enoughInOne) return "strays"
  const best = likest.filter(({ score }) => score >= (likest[0]?.score ?? 0) - 0.1)
  return best.some(({ says }) => denies(says, language) === denies(text, language)) ? "keeps" : "turned"
}

/** How much of a sentence's content stands among other words. */
export const likeness = (content: ReadonlyArray<string>, words: ReadonlyArray<string>): number =>
  content.length === 0
    ? 0
    : content.filter((word) => words.some((other) => isSameWord(word, other))).length / content.length

/** Who is excused from what, and when, is all of such a sentence: so much of either stands in the other. */
const enoughOfWaiver = 0.7

const isSameWaiver = (text: string, says: string, language: Language): boolean => {
  if (!support[language].waives.test(says)) return false
  const [own, other] = [contentWords(text, language), contentWords(says, language)]
  return likeness(own, other) >= enoughOfWaiver && likeness(other, own) >= enoughOfWaiver
}

const denies = (text: string, language: Language): boolean =>
  support[language].denial.test(lowerCase(text, language))

/** The figures of a sentence that stand nowhere in what it names. */
export const strangeFigures = (
  text: string,
  carriers: ReadonlyArray<Carrier>,
  alsoKnown: ReadonlyArray<string>,
  language: Language,
): ReadonlyArray<string> => {
  const there = new Set<string>()
  for (const source of [...carriers.flatMap(({ says, beside }) => [...says, ...beside]), ...alsoKnown]) {
    // What is known of a source is noted in English.
    for (const figure of figuresIn(source, language)) there.add(figure)
    for (const figure of figuresIn(source, usualLanguage)) there.add(figure)
  }
  return [...figuresIn(text, language)].filter((figure) => !there.has(figure))
}
