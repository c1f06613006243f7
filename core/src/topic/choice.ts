import { gateOf } from "#script/safety/gate.ts"
import { groupBy } from "./group-by.ts"
import type { Trend } from "./trends.ts"
import type { Stretch } from "./window.ts"

/** A topic is not offered when more than this share of its posts must not lead to a film; one post alone decides little. */
const sensitiveShare = 0.1
const sensitiveAlone = 1 / 3

const isSuppressed = (trend: Trend, stretch: Stretch): boolean => {
  const sensitive = stretch.window.filter(
    (post) => post.sensitive !== null && post.concepts.includes(trend.concept),
  ).length
  const share = sensitive / (sensitive + trend.posts.length)
  return sensitive === 1 ? share >= sensitiveAlone : share > sensitiveShare
}

/** One author group or one site behind more than a third of four posts or more: somebody advertises. */
const isPushed = ({ posts }: Trend): boolean => {
  const sites = groupBy(
    posts.filter(({ site }) => site !== null),
    ({ site }) => site,
  )
  return [...sites.values()].some((group) => group.length >= 3 && group.length > posts.length / 3)
}

const samePosts = 0.6

const isCovered = (trend: Trend, chosen: ReadonlyArray<Trend>): boolean =>
  chosen.some(({ subject, posts }) => {
    if (subject.name === trend.subject.name) return true
    const ids = new Set(posts.map(({ id }) => id))
    const shared = trend.posts.filter(({ id }) => ids.has(id)).length
    const words = subject.concept.split("_")
    const alike = trend.subject.concept.split("_").some((word) => words.includes(word))
    return shared / Math.min(ids.size, trend.posts.length) > (alike ? 0.2 : samePosts)
  })

/**
 * The first `limit` trends that may be offered: none about crises, emergencies, minors, sex or getting drugs, none
 * that somebody advertises, and none that is the subject of one before it.
 */
export const chosenOf = (
  ranked: ReadonlyArray<Trend>,
  stretch: Stretch,
  limit: number,
): ReadonlyArray<Trend> => {
  const chosen: Array<Trend> = []
  for (const trend of ranked) {
    if (chosen.length >= limit) break
    if (
      gateOf(trend.subject.name) !== null ||
      isSuppressed(trend, stretch) ||
      isPushed(trend) ||
      isCovered(trend, chosen)
    )
      continue
    chosen.push(trend)
  }
  return chosen
}
