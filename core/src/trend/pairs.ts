/** Numbers for stems, so that a pair of them is one number. */
export interface Vocabulary {
  readonly idOf: (term: string) => number
  readonly termOf: (id: number) => string
}

export const vocabulary = (): Vocabulary => {
  const ids = new Map<string, number>()
  const terms: Array<string> = []
  return {
    idOf: (term) => {
      const known = ids.get(term)
      if (known !== undefined) return known
      ids.set(term, terms.length)
      terms.push(term)
      return terms.length - 1
    },
    termOf: (id) => terms[id] ?? "",
  }
}

/** Stems of one run are far fewer: two of them fit into an exact number. */
const mostStems = 2 ** 24

export const firstOf = (pair: number): number => Math.floor(pair / mostStems)
export const secondOf = (pair: number): number => pair % mostStems

/** The terms of a text by their numbers; below zero where words are parted. */
export const numbered = (terms: ReadonlyArray<string>, { idOf }: Vocabulary): Int32Array => {
  const ids = new Int32Array(terms.length)
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i] ?? ""
    ids[i] = term === "" ? -1 : idOf(term)
  }
  return ids
}

/** Hands over each two neighbouring terms of a text as one number; repetitions come again. */
export const eachPair = (
  ids: Int32Array,
  mayOpen: (id: number) => boolean,
  take: (pair: number) => void,
): void => {
  let before = -1
  for (const id of ids) {
    if (before >= 0 && id >= 0) take(before * mostStems + id)
    before = id >= 0 && mayOpen(id) ? id : -1
  }
}

/** Places of a sketch, a power of two. */
const places = 2 ** 22

const placeOf = (pair: number): number => {
  let value = Math.imul(firstOf(pair) + 1, 0x9e_37_79_b1) ^ Math.imul(secondOf(pair) + 1, 0x85_eb_ca_77)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c_1b_3c_6d)
  return (value ^ (value >>> 13)) & (places - 1)
}

/**
 * Counts all pairs in four megabytes, however many there are: never too low, and too high only where two share a
 * place. What counts is counted again exactly; here the many that come once or twice are told from the few.
 */
export interface PairSketch {
  readonly add: (pair: number) => void
  readonly atLeast: (pair: number, count: number) => boolean
  /** How many different pairs there were, by the share of places that stayed empty (linear counting). */
  readonly different: () => number
}

export const pairSketch = (): PairSketch => {
  const counts = new Uint8Array(places)
  let used = 0
  return {
    add: (pair) => {
      const place = placeOf(pair)
      const count = counts[place] ?? 0
      if (count === 0) used++
      if (count < 255) counts[place] = count + 1
    },
    atLeast: (pair, count) => (counts[placeOf(pair)] ?? 0) >= count,
    different: () => Math.round(-places * Math.log(Math.max(1, places - used) / places)),
  }
}
