import { checkClaims, type ClaimContext } from "@rounds/core/script/claims/check-claims.ts"
import { sentencesOf } from "@rounds/core/script/claims/sentences.ts"
import { spokenLength } from "@rounds/core/script/fit.ts"
import type { ClaimFinding } from "@rounds/core/script/script.ts"

/** Longer texts are not read: nobody speaks them in one video. */
export const longestText = 5000

/** A finding with its number and where in the text it stands. */
export interface Marked {
  readonly number: number
  readonly finding: ClaimFinding
  readonly start: number
  readonly end: number
}

/** A stretch of the text: plain, or what a finding is about. */
export interface Stretch {
  readonly text: string
  readonly marked: readonly Marked[]
}

export interface Reading {
  readonly sentences: number
  readonly words: number
  readonly seconds: number
  /** In the order of the text. */
  readonly findings: readonly Marked[]
  readonly stretches: readonly Stretch[]
}

/** What the rules say of a text: the same check as for scripts, on this device. */
export const readingOf = (text: string, context: ClaimContext): Reading => {
  const findings = placed(text, checkClaims(text, context))
  const { words, seconds } = spokenLength(text, context.language)
  return {
    sentences: sentencesOf(text).length,
    words,
    seconds,
    findings,
    stretches: stretchesOf(text, findings),
  }
}

/** Where each finding stands. A sentence that is said twice is found twice, each time behind the last. */
const placed = (text: string, findings: readonly ClaimFinding[]): readonly Marked[] => {
  const seen = new Map<string, number>()
  return findings
    .flatMap((finding) => {
      const key = `${finding.rule} ${finding.sentence}`
      const start = text.indexOf(finding.sentence, seen.get(key) ?? 0)
      if (start < 0 || finding.sentence === "") return []
      seen.set(key, start + 1)
      return [{ finding, start, end: start + finding.sentence.length }]
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((marked, index) => ({ ...marked, number: index + 1 }))
}

/** The text cut where marks begin and end. */
const stretchesOf = (text: string, findings: readonly Marked[]): readonly Stretch[] => {
  const cuts = [...new Set([0, text.length, ...findings.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length
    return {
      text: text.slice(from, to),
      marked: findings.filter(({ start, end }) => start < to && end > from),
    }
  })
}

/** The text with the words of a finding replaced; null: left out, with the space beside it. */
export const withWording = (text: string, { start, end }: Marked, wording: string | null): string =>
  wording === null
    ? `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
    : text.slice(0, start) + wording + text.slice(end)

/** Words that stand in nearly every text of a language and in none of the other. */
const telling = {
  english: /(?<!\p{L})(?:the|and|you|your|is|are|of|to|for|with|this|that|not|it|my)(?!\p{L})/giu,
  turkish:
    /(?<!\p{L})(?:bir|ve|bu|için|ile|çok|daha|ne|mi|değil|gibi|kadar|var|yok|olan|siz|ben)(?!\p{L})/giu,
} as const

const fewestWords = 6

/** The language that a text seems to be in. `unknown`: neither; null: too short to tell. */
export const seemsIn = (text: string): "english" | "turkish" | "unknown" | null => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < fewestWords) return null
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const english = count(telling.english)
  const turkish = count(telling.turkish) + count(/[ğşıİ]/gu) / 2
  if (english === 0 && turkish === 0) return "unknown"
  return turkish > english ? "turkish" : "english"
}
