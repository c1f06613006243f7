import { DAY_SECONDS } from "#kernel/day.ts"
import type { ReadPost } from "#reading/read-post.ts"
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

/** Whether a post belongs to a thread that comes back. The days of each title are bits of one number: there are 31. */
const returningIn = (posts: ReadonlyArray<ReadPost>, asOf: number): ((post: ReadPost) => boolean) => {
  const days = new Map<string, Map<string, number>>()
  for (const { community, template, createdAt } of posts) {
    if (template === "") continue
    let own = days.get(community)
    if (own === undefined) days.set(community, (own = new Map<string, number>()))
    own.set(template, (own.get(template) ?? 0) | (1 << daysBefore(asOf, createdAt)))
  }
  return ({ community, template }) =>
    template !== "" && bitsIn(days.get(community)?.get(template) ?? 0) >= returns
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
  const isReturning = returningIn(inside, asOf)
  const kept = withoutCopies(inside.filter((post) => post.intent !== "community_meta" && !isReturning(post)))
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
