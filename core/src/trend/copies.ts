import { DAY_SECONDS } from "#kernel/day.ts"
import { stemsOf } from "#reading/concepts.ts"
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

/** The hash of a word, found once: a forum's words are few. */
const hashes = new Map<string, number>()
const hashesAtMost = 200_000

const hashOf = (word: string): number => {
  const before = hashes.get(word)
  if (before !== undefined) return before
  const own = hash(word, 0x81_1c_9d_c5)
  if (hashes.size < hashesAtMost) hashes.set(word, own)
  return own
}

/** What is compared with one text: its concepts, each with the turn in which it was last met. */
interface Compared {
  readonly met: Map<string, number>
  turn: number
}

const comparedOf = (concepts: ReadonlyArray<string>): Compared => ({
  met: new Map(concepts.map((concept) => [concept, 0])),
  turn: 0,
})

/** The share of concepts that a text has in common with another, of `length` concepts, whose terms may come again. */
const overlap = (own: Compared, terms: ReadonlyArray<string>, length: number): number => {
  const { met } = own
  const turn = ++own.turn
  let shared = 0
  for (const term of terms) {
    const last = met.get(term)
    if (last === undefined || last === turn) continue
    met.set(term, turn)
    shared++
  }
  return shared / (met.size + length - shared)
}

/** Texts of much different length share too little to be alike. */
const isComparable = (length: number, own: number): boolean =>
  Math.min(length, own) >= alike * Math.max(length, own)

/** MinHash bands of the first concepts, one key each: equal for texts that begin alike. */
const bandsOf = (concepts: ReadonlyArray<string>): ReadonlyArray<number> => {
  const lowest = new Uint32Array(bands * 2).fill(0xff_ff_ff_ff)
  const first = Math.min(fingerprinted, concepts.length)
  for (let at = 0; at < first; at++) {
    let value = hashOf(concepts[at] ?? "")
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
const placesOf = ({ community, authorKey }: ReadPost, concepts: ReadonlyArray<string>) => {
  const said = concepts.join(" ")
  const own = { place: `in ${community}: ${said}`, seconds: sameHour }
  if (concepts.length < 2) return [own]
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
  return posts.filter((post, at) => {
    const { createdAt } = post
    const concepts = stemsOf(post.terms)
    if (concepts.length < comparable) {
      const places = placesOf(post, concepts)
      const isCopy = places.some(
        ({ place, seconds }) => createdAt - (lastSeen.get(place) ?? -Infinity) <= seconds,
      )
      for (const { place } of places) lastSeen.set(place, createdAt)
      return !isCopy
    }
    const keys = bandsOf(concepts)
    let own: Compared | null = null
    const isAlike = (other: number): boolean => {
      const length = lengths[other] ?? 0
      if (!isComparable(length, concepts.length)) return false
      return overlap((own ??= comparedOf(concepts)), posts[other]?.terms ?? [], length) >= alike
    }
    if (keys.some((key) => buckets.some(key, isAlike))) return false
    lengths[at] = concepts.length
    for (const key of keys) buckets.add(key, at)
    return true
  })
}
