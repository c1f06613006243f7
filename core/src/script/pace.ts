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

/** 1.5 seconds stay free for the first breath and the end card, except in the upper bound. */
export const budgetOf = (language: Language, duration: Duration): Budget => {
  const { slow, usual, fast } = paceOf(language)
  const length = lengths[duration]
  return {
    min: Math.ceil((slow / 60) * (length - 1.5) * 0.9),
    target: Math.floor((usual / 60) * (length - 1.5)),
    max: Math.floor((fast / 60) * length),
  }
}
