/** How well a grouping agrees with known labels: both 1 when they are the same up to names. */
export interface Agreement {
  /** Normalised mutual information, arithmetic mean. */
  readonly nmi: number
  /** Adjusted Rand index: 0 is chance. */
  readonly ari: number
  readonly groups: number
}

const tally = (values: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const entropy = (counts: ReadonlyMap<string, number>, total: number): number =>
  [...counts.values()].reduce((sum, count) => sum - (count / total) * Math.log(count / total), 0)

const pairs = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0)

export const agreementOf = (labels: ReadonlyArray<string>, groups: ReadonlyArray<string>): Agreement => {
  const total = labels.length
  const byLabel = tally(labels)
  const byGroup = tally(groups)
  const joint = tally(labels.map((label, i) => `${label}\u0001${groups[i] ?? ""}`))
  const shared = entropy(byLabel, total) + entropy(byGroup, total) - entropy(joint, total)
  const chance = (pairs(byLabel) * pairs(byGroup)) / ((total * (total - 1)) / 2)
  const most = (pairs(byLabel) + pairs(byGroup)) / 2
  return {
    nmi: (2 * shared) / (entropy(byLabel, total) + entropy(byGroup, total)),
    ari: (pairs(joint) - chance) / (most - chance),
    groups: byGroup.size,
  }
}
