import { tailOf } from "./poisson.ts"

/** How often people wrote of something over the months, in one word. */
export const courses = ["spike", "rising", "steady", "fading"] as const
export type Course = (typeof courses)[number]

/** Days that are set against all before them: two weeks, so that no weekday counts twice. */
export const recentDays = 14
/** With fewer days, or posts, nothing can be said of months. */
const leastDays = 2 * recentDays
const leastPosts = 8
/** A change is one and a half times the usual at least, and chance explains it less often than this. */
const leastChange = 1.5
const chance = 0.01
/** What comes and goes within so many days is no course. */
export const spikeDays = 3

const sum = (posts: ReadonlyArray<number>): number => posts.reduce((total, each) => total + each, 0)

/** Whether so many posts in so many days are more than others, by a rate of one and a half and beyond chance. */
const isMore = (some: ReadonlyArray<number>, others: ReadonlyArray<number>): boolean =>
  sum(some) / some.length >= (leastChange * sum(others)) / others.length &&
  tailOf(sum(some), sum(others), some.length / others.length) <= chance

const changeIn = (earlier: ReadonlyArray<number>, recent: ReadonlyArray<number>): Course =>
  isMore(recent, earlier) ? "rising" : isMore(earlier, recent) ? "fading" : "steady"

/** Where the busiest days that follow each other begin; the first of several. */
export const busiestFrom = (posts: ReadonlyArray<number>): number => {
  const sums = posts.slice(0, 1 - spikeDays).map((_, at) => sum(posts.slice(at, at + spikeDays)))
  return sums.indexOf(Math.max(...sums))
}

/**
 * The course of the posts a day, oldest first: `rising` and `fading` where the last two weeks have more or fewer than all
 * days before, one and a half times and beyond chance (a Gamma-Poisson tail of at most .01), the three busiest days left
 * out; `spike` where there is no such change, and these make one or hold half of all posts; else `steady`. Null with fewer than 28 days or 8 posts.
 */
export const courseOf = (posts: ReadonlyArray<number>): Course | null => {
  if (posts.length < leastDays || sum(posts) < leastPosts) return null
  const from = busiestFrom(posts)
  const isBusiest = (at: number): boolean => at >= from && at < from + spikeDays
  const parted = (isKept: (at: number) => boolean) =>
    changeIn(
      posts.slice(0, -recentDays).filter((_, at) => isKept(at)),
      posts.slice(-recentDays).filter((_, at) => isKept(posts.length - recentDays + at)),
    )
  // A change that is there without the busiest days lasts, whatever they did.
  const lasting = parted((at) => !isBusiest(at))
  if (lasting !== "steady") return lasting
  const isByBusiest = sum(posts.slice(from, from + spikeDays)) >= sum(posts) / 2
  return isByBusiest || parted(() => true) !== "steady" ? "spike" : "steady"
}
