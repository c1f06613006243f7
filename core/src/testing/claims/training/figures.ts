import { claimClasses } from "#script/claims/learned/classes.ts"
import type { JudgedHand } from "./cross-hands.ts"
import type { Thresholds } from "./kept.ts"
import type { Judged } from "./thresholds.ts"

const share = (part: number, all: number): string => (all === 0 ? "-" : (part / all).toFixed(2))

const passes = (thresholds: ReadonlyArray<number>) => (each: Judged) =>
  each.odds >= (thresholds[each.taken] ?? Infinity)

/** Precision and recall of a level. */
const level = (judged: ReadonlyArray<Judged>, thresholds: ReadonlyArray<number>): string => {
  const flagged = judged.filter(passes(thresholds))
  const right = flagged.filter(({ isViolation }) => isViolation).length
  return `${share(right, flagged.length)} / ${share(right, judged.filter(({ isViolation }) => isViolation).length)}`
}

/** A hand's average precision, and precision and recall of both levels. */
export const figures = ({ name, judged }: JudgedHand, { trusted, look }: Thresholds): string =>
  `${name}, ${judged.length} sentences: average precision ${averagePrecision(judged).toFixed(3)}, ` +
  `trusted ${level(judged, trusted)}, look ${level(judged, look)} (precision / recall)`

/** Share of each class that is trusted to violate, and that gets at least a look. */
export const classFigures = (judged: ReadonlyArray<Judged>, { trusted, look }: Thresholds): string =>
  claimClasses
    .map((name) => {
      const own = judged.filter(({ label }) => label === name)
      const at = (thresholds: ReadonlyArray<number>) =>
        share(own.filter(passes(thresholds)).length, own.length)
      return `${name} ${at(trusted)} (${at(look)})`
    })
    .join(", ")

const averagePrecision = (judged: ReadonlyArray<Judged>): number => {
  let right = 0
  let sum = 0
  judged
    .toSorted((one, two) => two.odds - one.odds)
    .forEach(({ isViolation }, i) => {
      if (!isViolation) return
      right += 1
      sum += right / (i + 1)
    })
  return sum / Math.max(1, right)
}
