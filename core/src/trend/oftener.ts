import type { ReadPost } from "#reading/read-post.ts"
import { tailOf } from "./poisson.ts"

/** A name that posts hold, beside what would be usual among as many of them. */
export interface Oftener {
  readonly name: string
  readonly posts: number
  /** By the share of the posts before, among as many as there are now. */
  readonly usual: number
  /** How likely so many are by chance; of all names that were looked at together. */
  readonly tail: number
}

/** Fewer posts before say nothing of what is usual; of so few the test still allows for what they may have missed. */
const leastBefore = 10
/** Fewer posts hold nothing together. */
const leastPosts = 4
/** A name in less of the posts is not what they are about. */
const leastShare = 1 / 3
/** Less than so many times the usual share is more of the same. */
const leastTimes = 3

/** So many among so many, beside the same of the weeks before. */
export interface Shares {
  readonly posts: number
  readonly among: number
  readonly before: number
  readonly amongBefore: number
}

/** Whether a share is what posts are about, far above the usual one: in a third of them, at three times that share. */
const isFarOftener = ({ posts, among, before, amongBefore }: Shares): boolean =>
  amongBefore >= leastBefore &&
  posts >= leastPosts &&
  posts >= leastShare * among &&
  posts * amongBefore >= leastTimes * before * among

/** One name far oftener than before, with the one test that it is put to; null where it is not. */
export const oftenerThan = (name: string, shares: Shares): Oftener | null => {
  const { posts, among, before, amongBefore } = shares
  const exposure = among / amongBefore
  return isFarOftener(shares)
    ? { name, posts, usual: before * exposure, tail: tailOf(posts, before, exposure) }
    : null
}

const countedBy = (
  posts: ReadonlyArray<ReadPost>,
  namesOf: (post: ReadPost) => Iterable<string>,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const post of posts)
    for (const name of new Set(namesOf(post))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * The names that posts on a subject hold far oftener than those of the weeks before did, the least likely first: in a
 * third of them, at three times the usual share. By the test that every count is put to, with the posts before as its
 * exposure, for all names that could have stood out. None where too few posts came before.
 */
export const oftenerIn = (
  posts: ReadonlyArray<ReadPost>,
  history: ReadonlyArray<ReadPost>,
  namesOf: (post: ReadPost) => Iterable<string>,
): ReadonlyArray<Oftener> => {
  if (history.length < leastBefore) return []
  const now = [...countedBy(posts, namesOf)].filter(([, count]) => count >= leastPosts)
  if (now.length === 0) return []
  const before = countedBy(history, namesOf)
  return now
    .flatMap(([name, count]) => {
      const shares = {
        posts: count,
        among: posts.length,
        before: before.get(name) ?? 0,
        amongBefore: history.length,
      }
      const one = oftenerThan(name, shares)
      return one === null ? [] : [{ ...one, tail: Math.min(1, one.tail * now.length) }]
    })
    .toSorted((a, b) => a.tail - b.tail || b.posts - a.posts || (a.name < b.name ? -1 : 1))
}
