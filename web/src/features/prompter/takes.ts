import { paceOf } from "@rounds/core/script/pace.ts"
import type { Script } from "./timeline.ts"

type Language = Script["language"]

/** A script that was read out from its first word to its last. */
export interface Take {
  readonly words: number
  readonly seconds: number
}

/** Words a minute that can be set. */
export const slowest = 70
export const fastest = 220

/** So many takes make the pace: the last ones, since people change. */
const counted = 3

const keyOf = (language: Language) => `rounds.takes.${language}`

const isTake = (value: unknown): value is Take =>
  typeof value === "object" &&
  value !== null &&
  "words" in value &&
  "seconds" in value &&
  Number.isFinite(value.words) &&
  Number.isFinite(value.seconds) &&
  Number(value.words) > 0 &&
  Number(value.seconds) > 0

/** The last takes in a language on this device, oldest first. */
export const takesIn = (language: Language): ReadonlyArray<Take> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(language)) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isTake).slice(-counted) : []
  } catch {
    return []
  }
}

/** Keeps a take on this device, and nowhere else; how somebody speaks is their own business. */
export const keepTake = (language: Language, take: Take): ReadonlyArray<Take> => {
  const takes = [...takesIn(language), take].slice(-counted)
  try {
    localStorage.setItem(keyOf(language), JSON.stringify(takes))
  } catch {
    // Storage may be off: then the pace lasts as long as the page.
  }
  return takes
}

/** Words a minute over these takes; null without one. */
export const paceIn = (takes: ReadonlyArray<Take>): number | null => {
  const sum = (part: (take: Take) => number) => takes.reduce((all, take) => all + part(take), 0)
  return takes.length === 0 ? null : within((sum((one) => one.words) / sum((one) => one.seconds)) * 60)
}

export const within = (wordsPerMinute: number) =>
  Math.min(fastest, Math.max(slowest, Math.round(wordsPerMinute)))

/** What a language is usually spoken at, until somebody's own pace is known. */
export const usualPace = (language: Language) => paceOf(language).usual
