import { claimClasses } from "#script/claims/learned/classes.ts"
import type { Thresholds } from "./kept.ts"

/** A sentence that the models had not seen when they read it. */
export interface Judged {
  readonly odds: number
  /** The class the models take it for. */
  readonly taken: number
  readonly isViolation: boolean
  /** Every hand counts alike, however much it wrote. */
  readonly weight: number
}

/** Precision that is asked of each level where thresholds are chosen. */
const wanted = { trusted: 0.92, look: 0.78 }

/** How far the threshold of one class may be from that of all. */
const leeway = 0.9

/** Where a level begins: one place for all classes, moved a little for each by how it fares. */
export const thresholdsOf = (judged: ReadonlyArray<Judged>): Thresholds => {
  const level = (precision: number) => {
    const common = lowest(judged, precision) ?? Infinity
    return claimClasses.map((_, c) => {
      const own = lowest(
        judged.filter(({ taken }) => taken === c),
        precision,
      )
      return own === null ? common + leeway / 2 : Math.max(common - leeway, Math.min(common + leeway, own))
    })
  }
  const trusted = level(wanted.trusted)
  return { trusted, look: level(wanted.look).map((look, c) => Math.min(look, (trusted[c] ?? 0) - 0.5)) }
}

/** The lowest odds from which on at least this share are violations; null when there are none. */
const lowest = (judged: ReadonlyArray<Judged>, precision: number): number | null => {
  const ranked = judged.toSorted((one, two) => two.odds - one.odds)
  let right = 0
  let all = 0
  let found: number | null = null
  ranked.forEach(({ odds, isViolation, weight }, i) => {
    all += weight
    if (isViolation) right += weight
    // A few at the top prove nothing yet.
    if (i >= fewest && right / all >= precision) found = odds
  })
  return found
}

const fewest = 12
