import { type ClaimClass, claimClasses } from "#script/claims/learned/classes.ts"
import type { JudgedHand } from "./cross-hands.ts"
import type { Thresholds } from "./kept.ts"

/** A sentence that the models had not seen when they read it. */
export interface Judged {
  readonly odds: number
  readonly label: ClaimClass | "none"
  /** The class the models take it for. */
  readonly taken: number
  readonly isViolation: boolean
  /** Every hand counts alike, however much it wrote. */
  readonly weight: number
}

/** Sentences of the hands that wrote without sight of any model: thresholds are chosen by them. */
export const blindly = (hands: ReadonlyArray<JudgedHand>): ReadonlyArray<Judged> =>
  hands.filter(({ isBlind }) => isBlind).flatMap(({ judged }) => judged)

/**
 * Precision that is asked of each level where thresholds are chosen, and recall beyond which what could be found more is
 * given up for more precision; then the precision that is asked of a class whose threshold is lowered. A model that lacks
 * a whole hand errs more than the one that is kept, which learned from all of them.
 */
const wanted = {
  trusted: { precision: 0.91, recall: 0.7 },
  look: { precision: 0.78, recall: 0.9 },
  ofClass: 0.9,
}

/** Share of each class that should be trusted to violate. */
const fairRecall = 0.6

/** How far a threshold may be lowered for a class that would be passed over, and for one that is seldom taken wrongly. */
const leeway = { fair: 0.4, precise: 0.6 }

/**
 * Where a level begins: one place for all classes, lower for one that would be passed over; and lower for those that are
 * seldom taken wrongly, as long as all together stay as precise.
 */
export const thresholdsOf = (judged: ReadonlyArray<Judged>): Thresholds => {
  const common = levelFrom(judged, wanted.trusted)
  const look = Math.min(levelFrom(judged, wanted.look), common - 0.5)
  const lowered = (to: number, by: number) => Math.max(common - by, Math.min(common, to))
  const fair = claimClasses.map((name) => lowered(reached(judged, name), leeway.fair))
  const precise = fair.map((threshold, c) => {
    const taken = judged.filter((each) => each.taken === c)
    return Math.min(threshold, lowered(lowest(taken, wanted.ofClass) ?? common, leeway.precise))
  })
  return {
    trusted: precisionAt(judged, precise) >= wanted.ofClass ? precise : fair,
    look: claimClasses.map(() => look),
  }
}

/** The odds from which on a level is as precise as it can be with the recall that is wanted, and as precise as is wanted at least. */
const levelFrom = (judged: ReadonlyArray<Judged>, { precision, recall }: typeof wanted.look): number => {
  const violations = weigh(judged.filter(({ isViolation }) => isViolation))
  let from = lowest(judged, precision) ?? Infinity
  for (let more = precision; more < 1; more += 0.005) {
    const raised = lowest(judged, more)
    if (raised === null) break
    const found = weigh(judged.filter(({ isViolation, odds }) => isViolation && odds >= raised))
    if (found / violations >= recall) from = raised
  }
  return from
}

const weigh = (all: ReadonlyArray<Judged>): number => all.reduce((sum, { weight }) => sum + weight, 0)

const precisionAt = (judged: ReadonlyArray<Judged>, thresholds: ReadonlyArray<number>): number => {
  const taken = judged.filter(({ odds, taken: c }) => odds >= (thresholds[c] ?? Infinity))
  return weigh(taken.filter(({ isViolation }) => isViolation)) / weigh(taken)
}

/** The odds that a fair share of a class reaches. */
const reached = (judged: ReadonlyArray<Judged>, name: ClaimClass): number => {
  const ranked = judged.filter(({ label }) => label === name).toSorted((one, two) => two.odds - one.odds)
  return ranked[Math.ceil(ranked.length * fairRecall) - 1]?.odds ?? Infinity
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
