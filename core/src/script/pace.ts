import { paces } from "#language/pace.ts"
import type { Duration, Language } from "./settings.ts"

/**
 * Words per minute of a language. `slow` and `fast` bound what sounds natural on camera.
 * Sources: IReST reading rates (Trauzettel-Klosinski and Dietz 2012), Brysbaert 2019, Gazi TÖMER listening texts.
 */
export interface Pace {
  readonly slow: number
  readonly usual: number
  readonly fast: number
}

export const paceOf = (language: Language): Pace => paces[language]

/** Length of the finished video in seconds. */
export const secondsOf = (duration: Duration): number => lengths[duration]

const lengths: { readonly [D in Duration]: number } = {
  "30_seconds": 30,
  "60_seconds": 60,
  "90_seconds": 90,
  "2_minutes": 120,
}

/** Spoken words that a duration can hold. */
export interface Budget {
  readonly min: number
  readonly target: number
  readonly max: number
}

/** What is left free of a video for the first breath and the end card, in seconds. */
const breath = 1.5

/** The breath stays free, except in the upper bound. */
export const budgetOf = (language: Language, duration: Duration): Budget => {
  const { slow, usual, fast } = paceOf(language)
  const length = lengths[duration]
  return {
    min: Math.ceil((slow / 60) * (length - breath) * 0.9),
    target: Math.floor((usual / 60) * (length - breath)),
    max: Math.floor((fast / 60) * length),
  }
}

/** How words stand against the video that they are for. */
export interface FitOfWords {
  /** The video's length less 1.5 seconds. */
  readonly limitSeconds: number
  /** How much longer than the limit; 0 when it fits. */
  readonly overSeconds: number
  /** About so many words are to go; 0 when it fits. */
  readonly wordsToCut: number
  readonly verdict: "fits" | "short" | "long"
}

export const fitOfWords = (
  { words, seconds }: { readonly words: number; readonly seconds: number },
  language: Language,
  duration: Duration,
): FitOfWords => {
  const { min, target } = budgetOf(language, duration)
  const limitSeconds = limitOf(duration)
  return {
    limitSeconds,
    overSeconds: Math.max(0, Math.round((seconds - limitSeconds) * 10) / 10),
    wordsToCut: Math.max(0, words - target),
    verdict: words < min ? "short" : words > target ? "long" : "fits",
  }
}

/** Seconds that can be spoken in a video. */
export const limitOf = (duration: Duration): number => secondsOf(duration) - breath
