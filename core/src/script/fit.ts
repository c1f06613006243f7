import { budgetOf, paceOf } from "./pace.ts"
import type { Duration, Language } from "./settings.ts"
import { spokenWords } from "./spoken-words.ts"

/** Spoken words of a text and the seconds they take at the language's usual pace, to one decimal. */
export interface SpokenLength {
  readonly words: number
  readonly seconds: number
}

export const spokenLength = (text: string, language: Language): SpokenLength => {
  const words = spokenWords(text, language).length
  return { words, seconds: secondsFor(words, language) }
}

/** Seconds that `words` take at the language's usual pace, to one decimal: 146 English words are 58.4 s. */
export const secondsFor = (words: number, language: Language): number =>
  Math.round((words / paceOf(language).usual) * 600) / 10

export type Verdict = "fits" | "short" | "long"

/** Whether a script fits its duration: the answer of `cli fit`, field for field. */
export interface Fit {
  readonly words: number
  readonly seconds: number
  readonly min: number
  readonly target: number
  readonly max: number
  readonly verdict: Verdict
}

export const fit = (script: {
  readonly text: string
  readonly language: Language
  readonly duration: Duration
}): Fit => {
  const { words, seconds } = spokenLength(script.text, script.language)
  const budget = budgetOf(script.language, script.duration)
  const verdict = words < budget.min ? "short" : words > budget.max ? "long" : "fits"
  return { words, seconds, ...budget, verdict }
}
