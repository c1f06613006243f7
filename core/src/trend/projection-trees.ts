/** Rows of numbers side by side. */
export interface Vectors {
  readonly flat: Float32Array
  readonly size: number
}

/** Rows that end up together in one tree; more trees find more of the neighbours. */
const leaf = 48
const trees = 6

const dot = ({ flat, size }: Vectors, a: number, b: number): number => {
  let sum = 0
  for (let d = 0, i = a * size, j = b * size; d < size; d++, i++, j++) sum += (flat[i] ?? 0) * (flat[j] ?? 0)
  return sum
}

/** Numbers that look drawn by lot, the same each time. */
const drawn = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * Rows that point in like directions, in n log n: each tree halves the rows again and again, by which of two of them
 * they are liker, until few are together (random projection trees, Dasgupta and Freund 2008). Gives the leaves, each
 * with its rows; a row is in one leaf of each tree.
 */
export const leavesOf = (
  rows: ReadonlyArray<number>,
  vectors: Vectors,
): ReadonlyArray<ReadonlyArray<number>> => {
  const leaves: Array<ReadonlyArray<number>> = []
  for (let tree = 0; tree < trees; tree++) {
    const draw = drawn(tree + 1)
    const open: Array<ReadonlyArray<number>> = [rows]
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (part.length <= leaf) {
        leaves.push(part)
        continue
      }
      const [one, other] = [part[draw(part.length)] ?? 0, part[draw(part.length)] ?? 0]
      const liker = part
        .map((row) => ({ row, by: dot(vectors, row, one) - dot(vectors, row, other) }))
        .toSorted((a, b) => a.by - b.by || a.row - b.row)
        .map(({ row }) => row)
      open.push(liker.slice(0, liker.length >> 1), liker.slice(liker.length >> 1))
    }
  }
  return leaves
}
