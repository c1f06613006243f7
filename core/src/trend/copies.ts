import { DAY_SECONDS } from "#kernel/day.ts"
import { isWord } from "#reading/concepts.ts"
import { type NumberedTerms, numberedTerms } from "#reading/held-posts.ts"
import type { ReadPost } from "#reading/read-post.ts"

const hash = (text: string, seed: number): number => {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01_00_01_93)
  value ^= value >>> 15
  return Math.imul(value, 0x2c_1b_3c_6d) >>> 0
}

/** Fewer concepts than this may well be written alike by different people, unless within the hour. */
const comparable = 6
const sameHour = 3600
const alike = 0.7
const bands = 4
/** Copies begin alike, so the first concepts find them; all are compared then. */
const fingerprinted = 16

/** What is asked of the words of some posts, by their numbers; each word is looked at once. */
const conceptsIn = ({ words, termsOf }: NumberedTerms) => {
  const count = words.count()
  /** 1 for a word that stands for something, 2 for one that does not. */
  const kinds = new Uint8Array(count)
  const hashes = new Float64Array(count).fill(-1)
  const ownTurns = new Int32Array(count)
  const otherTurns = new Int32Array(count)
  let ownTurn = 0
  let otherTurn = 0
  const isConcept = (id: number): boolean => {
    if (kinds[id] === 0) kinds[id] = isWord(words.termOf(id)) ? 1 : 2
    return kinds[id] === 1
  }
  return {
    termOf: words.termOf,
    hashOf: (id: number): number => {
      const known = hashes[id] ?? -1
      return known >= 0 ? known : (hashes[id] = hash(words.termOf(id), 0x81_1c_9d_c5))
    },
    /** The different concepts of a post, in order; others are compared with it until the next is asked for. */
    of: (post: ReadPost): ReadonlyArray<number> => {
      ownTurn++
      const concepts: Array<number> = []
      for (const id of termsOf(post)) {
        if (id < 0 || ownTurns[id] === ownTurn || !isConcept(id)) continue
        ownTurns[id] = ownTurn
        concepts.push(id)
      }
      return concepts
    },
    /** How many of the concepts asked for last another post holds. */
    sharedWith: (other: ReadPost): number => {
      otherTurn++
      let shared = 0
      for (const id of termsOf(other)) {
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

/** MinHash bands of the first concepts, one key each: equal for texts that begin alike. */
const bandsOf = (
  concepts: ReadonlyArray<number>,
  hashOf: (concept: number) => number,
): ReadonlyArray<number> => {
  const lowest = new Uint32Array(bands * 2).fill(0xff_ff_ff_ff)
  const first = Math.min(fingerprinted, concepts.length)
  for (let at = 0; at < first; at++) {
    let value = hashOf(concepts[at] ?? 0)
    for (let i = 0; i < lowest.length; i++) {
      value = (Math.imul(value ^ (value >>> 13), 0x85_eb_ca_6b) + 0x9e_37_79_b9 * (i + 1)) >>> 0
      if (value < (lowest[i] ?? 0)) lowest[i] = value
    }
  }
  return Array.from(
    { length: bands },
    (_, i) => Math.imul((lowest[2 * i] ?? 0) ^ (i * 0x9e_37_79_b9), 31) ^ (lowest[2 * i + 1] ?? 0),
  )
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

/** Posts by the keys of their bands, in a few bytes for each: nothing but numbers, in lists of a size set before. */
const bucketsFor = (posts: number) => {
  const most = posts * bands
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, 1.5 * most)))
  const keyIn = new Int32Array(slots)
  const firstIn = new Int32Array(slots).fill(-1)
  const sizes = new Uint8Array(slots)
  const nextOf = new Int32Array(most)
  const postOf = new Int32Array(most)
  let used = 0
  const slotOf = (key: number): number => {
    let slot = (Math.imul(key, 0x9e_37_79_b1) >>> 0) & (slots - 1)
    while (firstIn[slot] !== -1 && keyIn[slot] !== key) slot = (slot + 1) & (slots - 1)
    return slot
  }
  return {
    some: (key: number, is: (post: number) => boolean): boolean => {
      for (let entry = firstIn[slotOf(key)] ?? -1; entry >= 0; entry = nextOf[entry] ?? -1)
        if (is(postOf[entry] ?? 0)) return true
      return false
    },
    add: (key: number, post: number): void => {
      const slot = slotOf(key)
      const size = sizes[slot] ?? 0
      if (size >= fullBucket) return
      keyIn[slot] = key
      postOf[used] = post
      nextOf[used] = firstIn[slot] ?? -1
      firstIn[slot] = used++
      sizes[slot] = size + 1
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
  const lengths = new Uint16Array(posts.length)
  const lastSeen = new Map<string, number>()
  const concepts = conceptsIn(numberedTerms(posts))
  return posts.filter((post, at) => {
    const { createdAt } = post
    const own = concepts.of(post)
    if (own.length < comparable) {
      const places = placesOf(post, own.map(concepts.termOf))
      const isCopy = places.some(
        ({ place, seconds }) => createdAt - (lastSeen.get(place) ?? -Infinity) <= seconds,
      )
      for (const { place } of places) lastSeen.set(place, createdAt)
      return !isCopy
    }
    const keys = bandsOf(own, concepts.hashOf)
    const isAlike = (at: number): boolean => {
      const length = lengths[at] ?? 0
      const other = posts[at]
      if (other === undefined || !isComparable(length, own.length)) return false
      const shared = concepts.sharedWith(other)
      return shared / (own.length + length - shared) >= alike
    }
    if (keys.some((key) => buckets.some(key, isAlike))) return false
    lengths[at] = own.length
    for (const key of keys) buckets.add(key, at)
    return true
  })
}
