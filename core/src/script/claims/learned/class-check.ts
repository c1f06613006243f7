import { keeping } from "#kernel/kept.ts"
import { meaning } from "#language/meaning.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { PlainText } from "#script/claims/plain-text.ts"
import type { Language } from "#script/settings.ts"
import { type ClaimClass, claimClasses } from "./classes.ts"
import { heaviest, type Reading, readingOf } from "./model.ts"
import { type Weights, weightsOf } from "./weights.ts"

const made = new Map<Language, Weights>()

/** The model of a language, unpacked once. */
export const weightsIn = (language: Language): Weights => {
  const known = made.get(language)
  if (known !== undefined) return known
  const { weights: kept, surer } = meaning[language]
  const read = weightsOf(kept)
  const weights = {
    ...read,
    trusted: read.trusted.map((odds) => odds + surer.trusted),
    look: read.look.map((odds) => odds + surer.look),
  }
  made.set(language, weights)
  return weights
}

/** Makes the models ready, so that the first check is as quick as the others. */
export const warmUp = (): void => void inEachLanguage(weightsIn)

/** What the model makes of a text: of every sentence its log-odds, and where it sees a class. */
export interface ClassReading {
  /** By sentence: log-odds that what it belongs to breaks a rule. */
  readonly odds: ReadonlyArray<number>
  readonly found: ReadonlyArray<ClassMatch>
}

export interface ClassMatch {
  readonly sentence: number
  readonly claimClass: ClaimClass
  /** Trusted, or only worth a look. */
  readonly level: "trusted" | "look"
  /** The words that weighed most, heaviest first, and the range of the sentence that they span. */
  readonly words: ReadonlyArray<string>
  readonly from: number
  readonly to: number
}

/** A text of so many sentences and letters is one statement; a longer one is read two sentences at a time. */
const oneStatement = { sentences: 4, letters: 600 }

/**
 * Reads the sentences of a text with the model of its language. No claim is looked for in sentences that are `known`;
 * a short text is read without them, so that they hide nobody's words.
 */
export const readClasses = (
  sentences: ReadonlyArray<PlainText>,
  language: Language,
  known: (sentence: number) => boolean = () => false,
): ClassReading => {
  const weights = weightsIn(language)
  const letters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  const isOne = sentences.length <= oneStatement.sentences && letters <= oneStatement.letters
  // What is checked line by line is hardly ever the same again.
  const readAll = (all: ReadonlyArray<PlainText>) =>
    (isOne ? readingOf : remembered)(all.map(({ text }) => text).join(" "), language, weights)
  const read = (from: number, to: number) => readAll(sentences.slice(from, to))
  if (isOne) {
    const asked = sentences.flatMap((sentence, i) => (known(i) ? [] : [{ sentence, i }]))
    const reading = readAll(asked.map(({ sentence }) => sentence))
    const level = levelOf(reading, weights)
    const odds = sentences.map(() => reading.odds)
    if (level === null || asked.length === 0) return { odds, found: [] }
    const alone = asked.map(({ i }) => (asked.length === 1 ? reading : read(i, i + 1)))
    const most = indexOfMost(alone.map((each) => each.odds))
    const at = asked[most]?.i ?? 0
    return {
      odds,
      found: [matchOf(at, classOf(reading), level, alone[most] ?? reading, sentences[at], weights)],
    }
  }
  const alone = sentences.map((_, i) => read(i, i + 1))
  // What follows may answer or take back, so a sentence counts with the next one; the last with the one before.
  const windows = alone.map((_, i) =>
    read(Math.min(i, sentences.length - 2), Math.min(i, sentences.length - 2) + 2),
  )
  const joined = alone.map((reading, i) => ({
    ...reading,
    odds: (reading.odds + (windows[i]?.odds ?? 0)) / 2,
  }))
  return {
    odds: joined.map(({ odds }) => odds),
    found: joined.flatMap((reading, i) => {
      const level = known(i) ? null : levelOf(reading, weights)
      return level === null ? [] : [matchOf(i, classOf(reading), level, reading, sentences[i], weights)]
    }),
  }
}

/** Readings of a long script are kept, sentence by sentence and two by two: who types changes one, and the others need not be read again. */
const lastRead = inEachLanguage(() => keeping<Reading>(300))

const remembered = (plain: string, language: Language, weights: Weights): Reading =>
  lastRead[language](plain, () => readingOf(plain, language, weights))

const indexOfMost = (numbers: ReadonlyArray<number>): number => numbers.indexOf(Math.max(...numbers))

const classOf = ({ shares }: Reading): number => indexOfMost(shares)

const levelOf = (reading: Reading, { trusted, look }: Weights): ClassMatch["level"] | null => {
  const at = classOf(reading)
  if (reading.odds >= (trusted[at] ?? Infinity)) return "trusted"
  return reading.odds >= (look[at] ?? Infinity) ? "look" : null
}

/** How many words a finding names. */
const named = 4

const matchOf = (
  sentence: number,
  at: number,
  level: ClassMatch["level"],
  reading: Reading,
  plain: PlainText | undefined,
  weights: Weights,
): ClassMatch => {
  const words = heaviest(reading, at, weights, named).flatMap((i) => reading.features.tokens[i] ?? [])
  const first = Math.min(...words.map(({ from }) => from))
  const last = Math.max(...words.map(({ to }) => to)) - 1
  return {
    sentence,
    claimClass: claimClasses[at] ?? "hype",
    level,
    words: words.map(({ word }) => word),
    from: plain?.from[first] ?? 0,
    to: plain?.to[last] ?? plain?.to.at(-1) ?? 0,
  }
}
