/** The stems of one text by their numbers, in order, below zero where words are parted. */
export interface Stems {
  readonly ids: Int32Array
  /** So many of the ids, from the first, are those of the text. */
  readonly length: number
}

/** Hands over each two neighbouring stems of a text; repetitions come again. */
export const eachPair = (
  { ids, length }: Stems,
  mayOpen: (id: number) => boolean,
  take: (first: number, second: number) => void,
): void => {
  let before = -1
  for (let at = 0; at < length; at++) {
    const id = ids[at] ?? -1
    if (before >= 0 && id >= 0) take(before, id)
    before = id >= 0 && mayOpen(id) ? id : -1
  }
}

/** Places of a pair, a power of two. */
const places = 2 ** 22
/** Places of a sketch for each post that is counted: a post has a few dozen pairs. */
const placesOfPost = 256

/** Where a pair is kept; some share a place. */
export const placeOf = (first: number, second: number): number => {
  let value = Math.imul(first + 1, 0x9e_37_79_b1) ^ Math.imul(second + 1, 0x85_eb_ca_77)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c_1b_3c_6d)
  return (value ^ (value >>> 13)) & (places - 1)
}

/**
 * Counts all pairs of so many posts, in four megabytes at most: never too low, and too high only where two share a
 * place. What counts is counted again exactly; here the many that come once or twice are told from the few.
 */
export interface PairSketch {
  readonly add: (place: number) => void
  readonly atLeast: (place: number, count: number) => boolean
}

export const pairSketch = (posts: number): PairSketch => {
  const counts = new Uint8Array(Math.min(places, 2 ** Math.ceil(Math.log2(placesOfPost * (posts + 1)))))
  const last = counts.length - 1
  return {
    add: (place) => {
      const count = counts[place & last] ?? 0
      if (count < 255) counts[place & last] = count + 1
    },
    atLeast: (place, count) => (counts[place & last] ?? 0) >= count,
  }
}

/** Tells how many different pairs there were, in half a megabyte. */
export interface Different {
  readonly add: (place: number) => void
  /** By the share of places that stayed empty (linear counting). */
  readonly count: () => number
}

export const differentPairs = (): Different => {
  const seen = new Uint32Array(places / 32)
  let used = 0
  return {
    add: (place) => {
      const word = seen[place >>> 5] ?? 0
      const bit = 1 << (place & 31)
      if ((word & bit) !== 0) return
      used++
      seen[place >>> 5] = word | bit
    },
    count: () => Math.round(-places * Math.log(Math.max(1, places - used) / places)),
  }
}
