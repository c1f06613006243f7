import type { SparseRow } from "#text/tfidf.ts"

/** One document close to another. */
export interface Neighbour {
  readonly at: number
  readonly likeness: number
}

/** Meaning of a document beside its words, and how far to trust it: 0 to 1. */
export interface Direction {
  readonly vector: Float64Array
  readonly trust: number
}

/** Terms in more documents cost much and tell little. */
const busiest = 1500

/**
 * The `count` nearest documents of each, by cosine of words, mixed with the cosine of directions where both documents
 * trust theirs. Ties go to the earlier document. Without any trusted direction only documents that share a word meet.
 */
export const nearest = (
  rows: ReadonlyArray<SparseRow>,
  directions: ReadonlyArray<Direction>,
  count: number,
  least: number,
): ReadonlyArray<ReadonlyArray<Neighbour>> => {
  const holders = new Map<number, { readonly at: Array<number>; readonly value: Array<number> }>()
  rows.forEach(({ columns, values }, row) => {
    columns.forEach((column, i) => {
      const holder = holders.get(column) ?? { at: [], value: [] }
      if (holder.at.length === 0) holders.set(column, holder)
      holder.at.push(row)
      holder.value.push(values[i] ?? 0)
    })
  })
  const size = directions[0]?.vector.length ?? 0
  const flat = new Float32Array(rows.length * size)
  directions.forEach(({ vector }, row) => flat.set(vector, row * size))
  const trust = Float64Array.from(directions, (direction) => direction.trust)
  const likeness = new Float64Array(rows.length)
  return rows.map(({ columns, values }, row) => {
    likeness.fill(0)
    columns.forEach((column, i) => {
      const holder = holders.get(column)
      if (holder === undefined || holder.at.length > busiest) return
      const own = values[i] ?? 0
      for (let k = 0; k < holder.at.length; k++) {
        const other = holder.at[k] ?? 0
        likeness[other] = (likeness[other] ?? 0) + own * (holder.value[k] ?? 0)
      }
    })
    const own = trust[row] ?? 0
    if (own > 0) {
      const from = row * size
      for (let other = 0, to = 0; other < rows.length; other++, to += size) {
        const share = Math.min(own, trust[other] ?? 0)
        if (share === 0) continue
        let even = 0
        let odd = 0
        for (let d = 0; d < size; d += 2) {
          even += (flat[from + d] ?? 0) * (flat[to + d] ?? 0)
          odd += (flat[from + d + 1] ?? 0) * (flat[to + d + 1] ?? 0)
        }
        likeness[other] = (1 - share) * (likeness[other] ?? 0) + share * Math.max(0, even + odd)
      }
    }
    const found: Array<Neighbour> = []
    let limit = least
    for (let other = 0; other < rows.length; other++) {
      const value = likeness[other] ?? 0
      if (other === row || value <= limit) continue
      found.push({ at: other, likeness: value })
      if (found.length >= 8 * count) {
        found.sort((a, b) => b.likeness - a.likeness || a.at - b.at)
        found.length = count
        limit = found.at(-1)?.likeness ?? limit
      }
    }
    return found.toSorted((a, b) => b.likeness - a.likeness || a.at - b.at).slice(0, count)
  })
}
