import { DAY_SECONDS } from "#kernel/day.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { hashOf } from "#text/hash.ts"
import { withoutCopies } from "./copies.ts"

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

/** A thread that comes back has the same title without its dates on so many days. */
const returns = 4

const bitsIn = (days: number): number => {
  let bits = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** A slot for each text, so many that few of `count` share one: what no other shares need not be looked at closely. */
const slotsFor = (count: number) => {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(1024, 4 * count)))
  return { slots, slotOf: (text: string, seed?: number): number => hashOf(text, seed) & (slots - 1) }
}

/** Each id once, in its first place: a post that comes again stands there as it came last. */
const onceEach = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const { slots, slotOf } = slotsFor(posts.length)
  const own = Int32Array.from(posts, ({ id }) => slotOf(id))
  const met = new Uint8Array(slots)
  for (const slot of own) met[slot] = Math.min(2, (met[slot] ?? 0) + 1)
  const places = new Map<string, number>()
  const each: Array<ReadPost> = []
  for (const [at, post] of posts.entries()) {
    const place = places.get(post.id)
    if (place !== undefined) each[place] = post
    else if (each.push(post) && met[own[at] ?? -1] === 2) places.set(post.id, each.length - 1)
  }
  return each
}

/** Whether a post belongs to a thread that comes back, by its place. The days of each title are bits of one number: there are 31. */
const returningIn = (posts: ReadonlyArray<ReadPost>, asOf: number): ((at: number) => boolean) => {
  const { slots, slotOf } = slotsFor(posts.length)
  const seeds = new Map<string, number>()
  const seedOf = (community: string): number => {
    const known = seeds.get(community)
    if (known !== undefined) return known
    const own = hashOf(community)
    seeds.set(community, own)
    return own
  }
  /** The slot of each title; below zero where there is none. */
  const titles = Int32Array.from(posts, ({ community, template }) =>
    template === "" ? -1 : slotOf(template, seedOf(community)),
  )
  const bitOf = (at: number): number => 1 << daysBefore(asOf, posts[at]?.createdAt ?? asOf)
  const roughly = new Int32Array(slots)
  for (const [at, title] of titles.entries())
    if (title >= 0) roughly[title] = (roughly[title] ?? 0) | bitOf(at)
  const mayReturn = (at: number): boolean => bitsIn(roughly[titles[at] ?? -1] ?? 0) >= returns
  const days = new Map<string, number>()
  // Names of communities have spaces, and no new line.
  const keyAt = (at: number): string => `${posts[at]?.community ?? ""}\n${posts[at]?.template ?? ""}`
  for (const at of titles.keys()) {
    if (!mayReturn(at)) continue
    const key = keyAt(at)
    days.set(key, (days.get(key) ?? 0) | bitOf(at))
  }
  return (at) => mayReturn(at) && bitsIn(days.get(keyAt(at)) ?? 0) >= returns
}

/**
 * Chooses the posts of the window (the last 3 days up to `asOf`, in seconds) and of the 28 days before; others are
 * ignored. Order of the input, repeated ids, copies and returning threads do not matter. A community that has no
 * history of at least 7 days while others have is left out: its first posts would all look like news.
 */
export const stretchOf = (posts: ReadonlyArray<ReadPost>, asOf: number): Stretch => {
  const from = asOf - (windowDays + historyDays) * DAY_SECONDS
  const inside = onceEach(
    posts.filter(({ createdAt }) => createdAt >= from && createdAt < asOf).toSorted(inOrder),
  )
  const isReturning = returningIn(inside, asOf)
  const kept = withoutCopies(
    inside.filter((post, at) => post.intent !== "community_meta" && !isReturning(at)),
  )
  const start = asOf - windowDays * DAY_SECONDS
  const totals = new Map<string, { window: number; history: number; since: number }>()
  for (const { community, createdAt } of kept) {
    let total = totals.get(community)
    if (total === undefined) totals.set(community, (total = { window: 0, history: 0, since: createdAt }))
    total[createdAt >= start ? "window" : "history"]++
    total.since = Math.min(total.since, createdAt)
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
