/**
 * A number that is told to a tenth, as every place tells the posts that are usual: card, dialog, search, plan and texts
 * say one and the same.
 */
export const toTenth = (value: number): number => Math.round(value * 10) / 10

/**
 * The points of a score's rows as whole numbers that add up to the whole number the score is shown as: each is cut, and
 * what is missing goes to those that lost most (largest remainders).
 */
export const wholePoints = (points: ReadonlyArray<number>): ReadonlyArray<number> => {
  const cut = points.map((own) => Math.floor(own))
  const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, own) => all + own, 0)
  const missing = Math.round(sum(points)) - sum(cut)
  const first = points
    .map((own, at) => ({ at, lost: own - (cut[at] ?? 0) }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, Math.max(0, missing))
  const raised = new Set(first.map(({ at }) => at))
  return cut.map((own, at) => (raised.has(at) ? own + 1 : own))
}
