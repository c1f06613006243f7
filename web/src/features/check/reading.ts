import { checkClaims, type ClaimContext, type ClaimsCheck } from "@rounds/core/script/claims/check-claims.ts"
import { toldTo } from "@rounds/core/script/claims/told-to.ts"
import { sentencesOf } from "@rounds/core/script/claims/sentences.ts"
import { spokenLength } from "@rounds/core/script/fit.ts"
import type { ClaimFinding } from "@rounds/core/script/script.ts"
import { screensLanguage } from "#lib/language/choices.ts"
import type { Marked, Reading, Stretch } from "./text.ts"

/** What the check says of a text to whoever reads these screens: the same as for scripts, on this device; by the rules alone while nothing else is there. */
export const readingOf = (text: string, context: ClaimContext, check: ClaimsCheck = checkClaims): Reading => {
  const findings = placed(
    text,
    check(text, context).map((finding) => toldTo(finding, context.language, screensLanguage)),
  )
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
