import { DAY_SECONDS } from "#kernel/day.ts"
import { stemsOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"

/** Posts of these days are tested, against those of the days before. */
export const windowDays = 3
export const historyDays = 28
/** Below this many days of history there is no baseline to speak of. */
const warmDays = 7

/** The posts one run looks at, in a fixed order, and how busy each community was. */
export interface Stretch {
  readonly asOf: number
  readonly window: ReadonlyArray<ReadPost>
  readonly history: ReadonlyArray<ReadPost>
  readonly baseline: "warm" | "cold"
  /** Posts per community. Communities without a baseline are left out of a warm run. */
  readonly totals: ReadonlyMap<string, { readonly window: number; readonly history: number }>
}

const inOrder = (a: ReadPost, b: ReadPost): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Whole days before the end of the window: 0 is the last 24 hours. */
export const daysBefore = (asOf: number, createdAt: number): number =>
  Math.floor((asOf - 1 - createdAt) / DAY_SECONDS)

/** Threads that come back: the same title without its dates on four days or more. */
const returningTemplates = (posts: ReadonlyArray<ReadPost>, asOf: number): ReadonlySet<string> => {
  const days = new Map<string, Set<number>>()
  for (const post of posts) {
    if (post.template === "") continue
    const key = `${post.community} ${post.template}`
    const seen = days.get(key) ?? new Set<number>()
    days.set(key, seen.add(daysBefore(asOf, post.createdAt)))
  }
  return new Set([...days].filter(([, seen]) => seen.size >= 4).map(([key]) => key))
}

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

const overlap = (a: ReadonlySet<string>, b: ReadonlyArray<string>): number => {
  const shared = b.reduce((sum, concept) => sum + (a.has(concept) ? 1 : 0), 0)
  return shared / (a.size + b.length - shared)
}

/** Texts of much different length share too little to be alike. */
const isComparable = ({ length }: ReadonlyArray<string>, own: ReadonlyArray<string>): boolean =>
  Math.min(length, own.length) >= alike * Math.max(length, own.length)

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

/**
 * Leaves out later copies of a post: same site-wide text or nearly (Jaccard of concepts >= 0.7), found by MinHash
 * bands, so the cost stays linear; of a text too short to be compared so the same words again, see `placesOf`. Order
 * decides which one stays: the earliest.
 */
const withoutCopies = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const buckets = new Map<number, Array<ReadonlyArray<string>>>()
  const lastSeen = new Map<string, number>()
  return posts.filter((post) => {
    const { createdAt } = post
    const concepts = stemsOf(post.terms)
    if (concepts.length < comparable) {
      const isCopy = placesOf(post, concepts).some(
        ({ place, seconds }) => createdAt - (lastSeen.get(place) ?? -Infinity) <= seconds,
      )
      for (const { place } of placesOf(post, concepts)) lastSeen.set(place, createdAt)
      return !isCopy
    }
    const keys = bandsOf(concepts)
    const near: Array<ReadonlyArray<string>> = []
    for (const key of keys)
      for (const other of buckets.get(key) ?? []) if (isComparable(other, concepts)) near.push(other)
    if (near.length > 0) {
      const own = new Set(concepts)
      if (near.some((other) => overlap(own, other) >= alike)) return false
    }
    for (const key of keys) {
      const bucket = buckets.get(key)
      if (bucket === undefined) buckets.set(key, [concepts])
      else if (bucket.length < 20) bucket.push(concepts)
    }
    return true
  })
}

/**
 * Chooses the posts of the window (the last 3 days up to `asOf`, in seconds) and of the 28 days before; others are
 * ignored. Order of the input, repeated ids, copies and returning threads do not matter. A community that has no
 * history of at least 7 days while others have is left out: its first posts would all look like news.
 */
export const stretchOf = (posts: ReadonlyArray<ReadPost>, asOf: number): Stretch => {
  const from = asOf - (windowDays + historyDays) * DAY_SECONDS
  const byId = new Map<string, ReadPost>()
  for (const post of posts.toSorted(inOrder)) {
    if (post.createdAt >= from && post.createdAt < asOf) byId.set(post.id, post)
  }
  const inside = [...byId.values()]
  const returning = returningTemplates(inside, asOf)
  const kept = withoutCopies(
    inside.filter(
      ({ community, template, intent }) =>
        intent !== "community_meta" && (template === "" || !returning.has(`${community} ${template}`)),
    ),
  )
  const start = asOf - windowDays * DAY_SECONDS
  const totals = new Map<string, { window: number; history: number; since: number }>()
  for (const { community, createdAt } of kept) {
    const total = totals.get(community) ?? { window: 0, history: 0, since: createdAt }
    totals.set(community, {
      window: total.window + (createdAt >= start ? 1 : 0),
      history: total.history + (createdAt < start ? 1 : 0),
      since: Math.min(total.since, createdAt),
    })
  }
  const warm = new Set(
    [...totals]
      .filter(([, { since }]) => since < start - (warmDays - 1) * DAY_SECONDS)
      .map(([community]) => community),
  )
  const baseline = warm.size > 0 ? "warm" : "cold"
  const counted = baseline === "warm" ? kept.filter(({ community }) => warm.has(community)) : kept
  return {
    asOf,
    window: counted.filter(({ createdAt }) => createdAt >= start),
    history: counted.filter(({ createdAt }) => createdAt < start),
    baseline,
    totals: new Map(
      [...totals].flatMap(([community, { window, history }]) =>
        baseline === "warm" && !warm.has(community) ? [] : [[community, { window, history }] as const],
      ),
    ),
  }
}
