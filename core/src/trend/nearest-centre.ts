import type { SparseRow } from "#text/tfidf.ts"
import type { Direction, Neighbour } from "./neighbours.ts"

interface Centre {
  readonly words: Float64Array
  readonly direction: Float64Array
}

const scaled = (vector: Float64Array): Float64Array => {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1
  return vector.map((x) => x / length)
}

const centresOf = (
  rows: ReadonlyArray<SparseRow>,
  directions: ReadonlyArray<Direction>,
  groups: Int32Array,
  count: number,
  terms: number,
): ReadonlyArray<Centre> => {
  const size = directions[0]?.vector.length ?? 0
  const sums = Array.from({ length: count }, () => ({
    words: new Float64Array(terms),
    direction: new Float64Array(size),
  }))
  rows.forEach(({ columns, values }, row) => {
    const sum = sums[groups[row] ?? -1]
    if (sum === undefined) return
    columns.forEach((column, i) => (sum.words[column] = (sum.words[column] ?? 0) + (values[i] ?? 0)))
    directions[row]?.vector.forEach((x, d) => (sum.direction[d] = (sum.direction[d] ?? 0) + x))
  })
  return sums.map(({ words, direction }) => ({ words: scaled(words), direction: scaled(direction) }))
}

/**
 * Moves every text to the group whose centre it is most like, among its own and those of its neighbours, a few times
 * over: neighbours decide how many groups there are and where, centres decide the border cases. Texts of group -1 stay
 * there.
 */
export const toNearestCentre = (
  rows: ReadonlyArray<SparseRow>,
  directions: ReadonlyArray<Direction>,
  near: ReadonlyArray<ReadonlyArray<Neighbour>>,
  start: Int32Array,
  terms: number,
  rounds: number,
): Int32Array => {
  const count = start.reduce((most, group) => Math.max(most, group + 1), 0)
  let groups = start
  for (let round = 0; round < rounds; round++) {
    const centres = centresOf(rows, directions, groups, count, terms)
    const was = groups
    groups = was.map((before, row) => {
      if (before < 0) return before
      const own = rows[row]
      const { vector, trust } = directions[row] ?? { vector: new Float64Array(), trust: 0 }
      let best = before
      let bestLikeness = -Infinity
      const groupsNear = new Set([before, ...(near[row] ?? []).map(({ at }) => was[at] ?? -1)])
      for (const group of [...groupsNear].toSorted((a, b) => a - b)) {
        const centre = centres[group]
        if (centre === undefined) continue
        const { words, direction } = centre
        let likeness = 0
        own?.columns.forEach((column, i) => (likeness += (own.values[i] ?? 0) * (words[column] ?? 0)))
        if (trust > 0) {
          let dot = 0
          for (let d = 0; d < vector.length; d++) dot += (vector[d] ?? 0) * (direction[d] ?? 0)
          likeness = (1 - trust) * likeness + trust * dot
        }
        if (likeness > bestLikeness + 1e-12) {
          best = group
          bestLikeness = likeness
        }
      }
      return best
    })
  }
  return groups
}
