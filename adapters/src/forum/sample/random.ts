/** A stream of numbers that is the same for the same seed (mulberry32). */
export interface Random {
  /** 0 <= x < 1. */
  readonly next: () => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  /** A count with this mean (Poisson, by Knuth's product). */
  readonly count: (mean: number) => number
  /** Normal with mean 0 and deviation 1 (Box-Muller). */
  readonly normal: () => number
  readonly shuffled: <A>(items: ReadonlyArray<A>) => ReadonlyArray<A>
}

export const random = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <A>(items: ReadonlyArray<A>): A => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error("Nothing to pick from.")
    return item
  }
  return {
    next,
    pick,
    count: (mean) => {
      const limit = Math.exp(-mean)
      let product = next()
      let count = 0
      while (product > limit) {
        product *= next()
        count += 1
      }
      return count
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ item }) => item),
  }
}
