import type { Judged } from "./thresholds.ts"

/** Average precision, and recall at some precisions. */
export const figures = (judged: ReadonlyArray<Judged>): string => {
  const ranked = judged.toSorted((one, two) => two.odds - one.odds)
  const all = ranked.filter(({ isViolation }) => isViolation).length
  let right = 0
  let sum = 0
  const recall = new Map([0.97, 0.92, 0.85, 0.75].map((precision) => [precision, 0]))
  ranked.forEach(({ isViolation }, i) => {
    if (isViolation) {
      right += 1
      sum += right / (i + 1)
    }
    for (const precision of recall.keys())
      if (right / (i + 1) >= precision) recall.set(precision, right / all)
  })
  const at = [...recall].map(([precision, share]) => `${share.toFixed(2)} at ${precision}`)
  return `${judged.length} sentences, average precision ${(sum / all).toFixed(3)}, recall ${at.join(", ")}`
}
