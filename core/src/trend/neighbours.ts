import type { SparseRow } from "#text/tfidf.ts"
import { leavesOf, type Vectors } from "./projection-trees.ts"

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
/** Places at which a document is met for its words, the rarest first: so many say who may be near. */
const mostMet = 4000
/** Those met most that are compared in full. */
const mostCompared = 64

const noRow: SparseRow = { columns: new Int32Array(), values: new Float64Array() }

/** The documents that hold a term, and its value in each. */
interface Holders {
  readonly at: Array<number>
  readonly values: Array<number>
}

const nobody: Holders = { at: [], values: [] }

/** The holders of each term; none for a term in too many. */
const holdersOf = (rows: ReadonlyArray<SparseRow>): ReadonlyArray<Holders> => {
  const holders: Array<Holders> = []
  for (const [row, { columns, values }] of rows.entries())
    for (let i = 0; i < columns.length; i++) {
      const own = (holders[columns[i] ?? 0] ??= { at: [], values: [] })
      own.at.push(row)
      own.values.push(values[i] ?? 0)
    }
  return holders.map((own) => (own.at.length > busiest ? nobody : own))
}

const byLikeness = (a: Neighbour, b: Neighbour): number => b.likeness - a.likeness || a.at - b.at

/** The `count` likest of those above `least`, the greatest likeness first and ties to the earlier. */
const likest = (
  others: ReadonlyArray<number>,
  likenessOf: (at: number) => number,
  count: number,
  least: number,
): ReadonlyArray<Neighbour> => {
  const found: Array<Neighbour> = []
  let limit = least
  for (const at of others) {
    const likeness = likenessOf(at)
    if (likeness < limit || likeness <= least) continue
    found.push({ at, likeness })
    if (found.length < 4 * count) continue
    found.sort(byLikeness)
    found.length = count
    limit = found.at(-1)?.likeness ?? limit
  }
  return found.toSorted(byLikeness).slice(0, count)
}

/** Who shares the rarest words with a document, those that share most of them first. */
const sharersBy = (rows: ReadonlyArray<SparseRow>, holders: ReadonlyArray<Holders>) => {
  const shared = new Float64Array(rows.length)
  return (row: number): ReadonlyArray<number> => {
    const { columns, values } = rows[row] ?? noRow
    const met: Array<number> = []
    let places = 0
    // Columns stand in the order of how common their terms are.
    for (let i = columns.length - 1; i >= 0 && places < mostMet; i--) {
      const own = values[i] ?? 0
      const { at, values: theirs } = holders[columns[i] ?? 0] ?? nobody
      places += at.length
      for (let k = 0; k < at.length; k++) {
        const other = at[k] ?? 0
        if (shared[other] === 0) met.push(other)
        shared[other] = (shared[other] ?? 0) + own * (theirs[k] ?? 0)
      }
    }
    const found = likest(met, (at) => shared[at] ?? 0, mostCompared, 0)
    for (const other of met) shared[other] = 0
    return found.map(({ at }) => at)
  }
}

/** Who stands in one leaf with a document whose direction is trusted. */
const leafMatesOf = (trust: Float64Array, vectors: Vectors): ReadonlyArray<ReadonlyArray<number>> => {
  const mates: Array<Array<number>> = Array.from(trust, () => [])
  const trusted = [...trust.keys()].filter((row) => (trust[row] ?? 0) > 0)
  for (const leaf of leavesOf(trusted, vectors)) for (const row of leaf) mates[row]?.push(...leaf)
  return mates
}

/** Likeness of one document to others: of words, mixed with that of directions as far as both are trusted. */
const likenessBy = (
  rows: ReadonlyArray<SparseRow>,
  { flat, size }: Vectors,
  trust: Float64Array,
  holders: ReadonlyArray<Holders>,
) => {
  const own = new Float64Array(holders.length)
  let last = noRow
  return (row: number): ((other: number) => number) => {
    for (const column of last.columns) own[column] = 0
    const mine = (last = rows[row] ?? noRow)
    for (let i = 0; i < mine.columns.length; i++) {
      const column = mine.columns[i] ?? 0
      if ((holders[column]?.at.length ?? 0) > 0) own[column] = mine.values[i] ?? 0
    }
    return (other) => {
      const { columns, values } = rows[other] ?? noRow
      let words = 0
      for (let i = 0; i < columns.length; i++) words += (own[columns[i] ?? 0] ?? 0) * (values[i] ?? 0)
      const share = Math.min(trust[row] ?? 0, trust[other] ?? 0)
      if (share === 0) return words
      let pointing = 0
      for (let d = 0, i = row * size, j = other * size; d < size; d++, i++, j++)
        pointing += (flat[i] ?? 0) * (flat[j] ?? 0)
      return (1 - share) * words + share * Math.max(0, pointing)
    }
  }
}

/**
 * The `count` nearest documents of each, by cosine of words, mixed with the cosine of directions where both documents
 * trust theirs. Ties go to the earlier document. Compared are those that share a document's rarest words, and those
 * that point where it does: as many for each document, however many there are.
 */
export const nearest = (
  rows: ReadonlyArray<SparseRow>,
  directions: ReadonlyArray<Direction>,
  count: number,
  least: number,
): ReadonlyArray<ReadonlyArray<Neighbour>> => {
  const size = directions[0]?.vector.length ?? 0
  const flat = new Float32Array(rows.length * size)
  directions.forEach(({ vector }, row) => flat.set(vector, row * size))
  const vectors = { flat, size }
  const trust = Float64Array.from(directions, (direction) => direction.trust)
  const holders = holdersOf(rows)
  const sharersOf = sharersBy(rows, holders)
  const matesOf = leafMatesOf(trust, vectors)
  const likenessOf = likenessBy(rows, vectors, trust, holders)
  const seenFor = new Int32Array(rows.length).fill(-1)
  return rows.map((_, row) => {
    seenFor[row] = row
    const others = [...sharersOf(row), ...(matesOf[row] ?? [])].filter((other) => {
      const isNew = seenFor[other] !== row
      seenFor[other] = row
      return isNew
    })
    return likest(others, likenessOf(row), count, least)
  })
}
