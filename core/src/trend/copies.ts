import { DAY_SECONDS } from "#kernel/day.ts"
import { isWord } from "#reading/concepts.ts"
import { type NumberedTerms, numberedTerms } from "#reading/numbered-terms.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { hashOf } from "#text/hash.ts"

/** Fewer concepts than this may well be written alike by different people, unless within the hour. */
const comparable = 6
const sameHour = 3600
const alike = 0.7
const bands = 4
/** Copies begin alike, so the first concepts find them; all are compared then. */
const fingerprinted = 16

/** The different concepts of one post, in order: `ids` up to `length`, and 64 bits that tell most other concepts from them. */
interface Concepts {
  readonly ids: Array<number>
  length: number
  low: number
  high: number
}

/** What is asked of the words of some posts, by their numbers; each word is looked at once. */
const conceptsIn = ({ words, rowOf }: NumberedTerms) => {
  const count = words.count()
  /** 1 for a word that stands for something, 2 for one that does not. */
  const kinds = new Uint8Array(count)
  const hashes = new Int32Array(count)
  const ownTurns = new Int32Array(count)
  const otherTurns = new Int32Array(count)
  let ownTurn = 0
  let otherTurn = 0
  const own: Concepts = { ids: [], length: 0, low: 0, high: 0 }
  const isConcept = (id: number): boolean => {
    const known = kinds[id]
    if (known !== 0) return known === 1
    const term = words.termOf(id)
    const is = isWord(term)
    kinds[id] = is ? 1 : 2
    if (is) hashes[id] = hashOf(term)
    return is
  }
  return {
    termOf: words.termOf,
    hashOf: (id: number): number => hashes[id] ?? 0,
    /** The concepts of a post; they stand, and others are compared with them, until the next are asked for. */
    of: (post: ReadPost): Concepts => {
      const { block, from, to } = rowOf(post)
      ownTurn++
      own.length = 0
      own.low = 0
      own.high = 0
      for (let at = from; at < to; at++) {
        const id = block[at] ?? -1
        if (id < 0 || ownTurns[id] === ownTurn || !isConcept(id)) continue
        ownTurns[id] = ownTurn
        own.ids[own.length++] = id
        const bit = hashes[id] ?? 0
        if ((bit & 32) === 0) own.low |= 1 << (bit & 31)
        else own.high |= 1 << (bit & 31)
      }
      return own
    },
    /** How many of the concepts asked for last another post holds. */
    sharedWith: (other: ReadPost): number => {
      const { block, from, to } = rowOf(other)
      otherTurn++
      let shared = 0
      for (let at = from; at < to; at++) {
        const id = block[at] ?? -1
        if (id < 0 || ownTurns[id] !== ownTurn || otherTurns[id] === otherTurn) continue
        otherTurns[id] = otherTurn
        shared++
      }
      return shared
    },
  }
}

/** Texts of much different length share too little to be alike. */
const isComparable = (length: number, own: number): boolean =>
  Math.min(length, own) >= alike * Math.max(length, own)

/** Whether two texts are alike that share so many of their concepts (Jaccard). */
const isMuch = (shared: number, length: number, own: number): boolean =>
  shared / (own + length - shared) >= alike

const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

/** Length and bits of the posts so far, side by side: most that begin alike are told apart by these. */
const printsOf = (posts: number) => {
  const prints = new Int32Array(3 * posts)
  return {
    add: (post: number, { length, low, high }: Concepts): void => {
      prints[3 * post] = length
      prints[3 * post + 1] = low
      prints[3 * post + 2] = high
    },
    lengthOf: (post: number): number => prints[3 * post] ?? 0,
    /** Whether a post may be alike: each bit of one that the other lacks is a concept that the two do not share. */
    mayBe: (post: number, own: Concepts): boolean => {
      const length = prints[3 * post] ?? 0
      if (!isComparable(length, own.length)) return false
      const [low, high] = [prints[3 * post + 1] ?? 0, prints[3 * post + 2] ?? 0]
      const theirs = bitsIn(low & ~own.low) + bitsIn(high & ~own.high)
      const ours = bitsIn(own.low & ~low) + bitsIn(own.high & ~high)
      return isMuch(Math.min(length - theirs, own.length - ours), length, own.length)
    },
  }
}

/** Turns the order of whole numbers with a sign into that of those without one. */
const unsigned = 0x80_00_00_00 | 0

/** MinHash bands of the first concepts, one key each: equal for texts that begin alike. The keys stand until the next call. */
const bandsBy = (hashOf: (concept: number) => number): ((concepts: Concepts) => Int32Array) => {
  const steps = Int32Array.from({ length: bands * 2 }, (_, i) => (0x9e_37_79_b9 * (i + 1)) | 0)
  const lowest = new Int32Array(bands * 2)
  const keys = new Int32Array(bands)
  return ({ ids, length }) => {
    lowest.fill(0x7f_ff_ff_ff)
    const first = Math.min(fingerprinted, length)
    for (let at = 0; at < first; at++) {
      let value = hashOf(ids[at] ?? 0)
      for (let i = 0; i < bands * 2; i++) {
        value = (Math.imul(value ^ (value >>> 13), 0x85_eb_ca_6b) + (steps[i] ?? 0)) | 0
        const flipped = value ^ unsigned
        if (flipped < (lowest[i] ?? 0)) lowest[i] = flipped
      }
    }
    for (let i = 0; i < bands; i++) {
      const [one, other] = [(lowest[2 * i] ?? 0) ^ unsigned, (lowest[2 * i + 1] ?? 0) ^ unsigned]
      keys[i] = Math.imul(one ^ (i * 0x9e_37_79_b9), 31) ^ other
    }
    return keys
  }
}

/**
 * Where a short text is looked for again, and for how many seconds: in its community within the hour, and by its author
 * in any community within the day. Of an author who is not known the hour must do, and one word alone says nothing.
 */
const placesOf = ({ community, authorKey }: ReadPost, words: ReadonlyArray<string>) => {
  const said = words.join(" ")
  const own = { place: `in ${community}: ${said}`, seconds: sameHour }
  if (words.length < 2) return [own]
  const seconds = authorKey === null ? sameHour : DAY_SECONDS
  return [own, { place: `by ${authorKey ?? ""}: ${said}`, seconds }]
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

/** Posts by the keys of their bands, in a few bytes for each: nothing but numbers. */
const bucketsFor = (posts: number) => {
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
    some: (key: number, is: (post: number) => boolean): boolean => {
      for (let entry = table.last[slotOf(key)] ?? -1; entry >= 0; entry = before[entry] ?? -1)
        if (is(Math.floor(entry / bands))) return true
      return false
    },
    add: (key: number, post: number, band: number): void => {
      if (2 * used >= table.slots) grow()
      const slot = slotOf(key)
      const size = table.sizes[slot] ?? 0
      if (size >= fullBucket) return
      if (size === 0) used++
      const entry = post * bands + band
      table.keys[slot] = key
      before[entry] = table.last[slot] ?? -1
      table.last[slot] = entry
      table.sizes[slot] = size + 1
    },
  }
}

/**
 * Leaves out later copies of a post: same site-wide text or nearly (Jaccard of concepts >= 0.7), found by MinHash
 * bands, so the cost stays linear; of a text too short to be compared so the same words again, see `placesOf`. Order
 * decides which one stays: the earliest.
 */
export const withoutCopies = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const buckets = bucketsFor(posts.length)
  const prints = printsOf(posts.length)
  const lastSeen = new Map<string, number>()
  const concepts = conceptsIn(numberedTerms(posts))
  const keysOf = bandsBy(concepts.hashOf)
  return posts.filter((post, at) => {
    const { createdAt } = post
    const own = concepts.of(post)
    if (own.length < comparable) {
      const places = placesOf(post, own.ids.slice(0, own.length).map(concepts.termOf))
      const isCopy = places.some(
        ({ place, seconds }) => createdAt - (lastSeen.get(place) ?? -Infinity) <= seconds,
      )
      for (const { place } of places) lastSeen.set(place, createdAt)
      return !isCopy
    }
    const keys = keysOf(own)
    const isAlike = (before: number): boolean => {
      const other = prints.mayBe(before, own) ? posts[before] : undefined
      return other !== undefined && isMuch(concepts.sharedWith(other), prints.lengthOf(before), own.length)
    }
    if (keys.some((key) => buckets.some(key, isAlike))) return false
    prints.add(at, own)
    for (const [band, key] of keys.entries()) buckets.add(key, at, band)
    return true
  })
}
