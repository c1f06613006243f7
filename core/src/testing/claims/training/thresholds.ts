import { claimClasses } from "#script/claims/learned/classes.ts"
import type { Thresholds } from "./kept.ts"

/** A sentence that the models had not seen when they read it. */
export interface Judged {
  readonly odds: number
  /** The class the models take it for. */
  readonly taken: number
  readonly isViolation: boolean
}

/** Precision that is asked of each level where thresholds are chosen: above what is promised, for sentences yet to come. */
const wanted = { trusted: 0.95, look: 0.78 }

/** How far the threshold of one class may be from that of all. */
const leeway = 1.2

/** Where a level begins: one place for all classes, moved a little for each by how it fares. */
export const thresholdsOf = (judged: ReadonlyArray<Judged>): Thresholds => {
  const level = (precision: number) => {
    const common = lowest(judged, precision) ?? Infinity
    return claimClasses.map((_, c) => {
      const own = lowest(judged.filter(({ taken }) => taken === c), precision)
      return own === null ? common + leeway : Math.max(common - leeway, Math.min(common + leeway, own))
    })
  }
  const trusted = level(wanted.trusted)
  return { trusted, look: level(wanted.look).map((look, c) => Math.min(look, (trusted[c] ?? 0) - 0.1)) }
}

/** The lowest odds from which on at least this share are violations; null when there are none. */
const lowest = (judged: ReadonlyArray<Judged>, precision: number): number | null => {
  const ranked = judged.toSorted((one, two) => two.odds - one.odds)
  let right = 0
  let found: number | null = null
  ranked.forEach(({ odds, isViolation }, i) => {
    if (isViolation) right += 1
    // A few at the top prove nothing yet.
    if ((right + 1) / (i + 3) >= precision - 0.02 && right / (i + 1) >= precision) found = odds
  })
  return found
}
