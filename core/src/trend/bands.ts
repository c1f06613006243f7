import type { Concepts } from "./post-concepts.ts"

/** Keys of a text, and of a title, which must be more alike: those that are alike share one of them nearly always. */
const bandsOf = { text: 4, title: 2 }
/** Copies begin alike, so the first concepts find them; all are compared then. */
const fingerprinted = 16

/** Turns the order of whole numbers with a sign into that of those without one. */
const unsigned = 0x80_00_00_00 | 0

/** Keys of a title and of the text that begins with it. They stand until the next are asked for. */
export interface Keys {
  readonly title: Int32Array
  readonly text: Int32Array
}

/** How often each concept is hashed. */
const functions = 2 * bandsOf.text
const steps = Int32Array.from({ length: functions }, (_, i) => (0x9e_37_79_b9 * (i + 1)) | 0)

/**
 * MinHash bands of the first concepts, one key each: equal for titles that are alike, and for texts that begin alike.
 * `count` concepts are numbered from 0 up; each is hashed when it is first met.
 */
export const bandsBy = (
  count: number,
  hashOf: (concept: number) => number,
): ((concepts: Concepts) => Keys) => {
  const hashed = new Uint8Array(count)
  /** The hashes of each concept, side by side. */
  const hashes = new Int32Array(functions * count)
  const hash = (concept: number): void => {
    hashed[concept] = 1
    let value = hashOf(concept)
    for (let i = 0; i < functions; i++) {
      value = (Math.imul(value ^ (value >>> 13), 0x85_eb_ca_6b) + (steps[i] ?? 0)) | 0
      hashes[functions * concept + i] = value ^ unsigned
    }
  }
  const lowest = new Int32Array(functions)
  const keys = { title: new Int32Array(bandsOf.title), text: new Int32Array(bandsOf.text) }
  const take = (own: Int32Array): void => {
    for (let i = 0; i < own.length; i++) {
      const [one, other] = [(lowest[2 * i] ?? 0) ^ unsigned, (lowest[2 * i + 1] ?? 0) ^ unsigned]
      own[i] = Math.imul(one ^ (i * 0x9e_37_79_b9), 31) ^ other
    }
  }
  return ({ ids, length, titled }) => {
    lowest.fill(0x7f_ff_ff_ff)
    const first = Math.min(fingerprinted, length)
    for (let at = 0; at < first; at++) {
      const concept = ids[at] ?? 0
      if (hashed[concept] === 0) hash(concept)
      for (let i = 0, from = functions * concept; i < functions; i++) {
        const own = hashes[from + i] ?? 0
        if (own < (lowest[i] ?? 0)) lowest[i] = own
      }
      if (at + 1 === titled) take(keys.title)
    }
    take(keys.text)
    if (titled > first) take(keys.title)
    return keys
  }
}

/** Posts under one key at most: those of a phrase that hundreds begin with need not all be compared. */
const fullBucket = 20

/** Where posts are kept by a key: how many there are, and the last of them; twice as many places as keys. */
const slotsFor = (slots: number) => ({
  slots,
  keys: new Int32Array(slots),
  last: new Int32Array(slots).fill(-1),
  sizes: new Uint8Array(slots),
})

/** Posts by the keys of their texts or titles, in a few bytes for each: nothing but numbers. */
export const bucketsFor = (posts: number, of: keyof Keys) => {
  const bands = bandsOf[of]
  /** The entry before that of a post in a band. */
  const before = new Int32Array(posts * bands)
  let table = slotsFor(2 ** 12)
  let used = 0
  const slotOf = (key: number): number => {
    let slot = (Math.imul(key, 0x9e_37_79_b1) >>> 0) & (table.slots - 1)
    while (table.last[slot] !== -1 && table.keys[slot] !== key) slot = (slot + 1) & (table.slots - 1)
    return slot
  }
  const grow = (): void => {
    const old = table
    table = slotsFor(2 * old.slots)
    for (let from = 0; from < old.slots; from++) {
      if (old.last[from] === -1) continue
      const key = old.keys[from] ?? 0
      const slot = slotOf(key)
      table.keys[slot] = key
      table.last[slot] = old.last[from] ?? -1
      table.sizes[slot] = old.sizes[from] ?? 0
    }
  }
  return {
    /** Whether one of the posts that share a key is one. */
    some: (keys: Int32Array, is: (post: number) => boolean): boolean => {
      for (let band = 0; band < bands; band++) {
        let entry = table.last[slotOf(keys[band] ?? 0)] ?? -1
        for (; entry >= 0; entry = before[entry] ?? -1) if (is(Math.floor(entry / bands))) return true
      }
      return false
    },
    add: (keys: Int32Array, post: number): void => {
      for (let band = 0; band < bands; band++) {
        if (2 * used >= table.slots) grow()
        const key = keys[band] ?? 0
        const slot = slotOf(key)
        const size = table.sizes[slot] ?? 0
        if (size >= fullBucket) continue
        if (size === 0) used++
        const entry = post * bands + band
        table.keys[slot] = key
        before[entry] = table.last[slot] ?? -1
        table.last[slot] = entry
        table.sizes[slot] = size + 1
      }
    },
  }
}
