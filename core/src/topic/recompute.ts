/**
 * Every number on a card as a pure function of what is stored with the topic (`Evidence`). The engine and the
 * screens use the same functions, so that a shown number can always be checked.
 */
import { normalShare } from "./poisson.ts"
import type { CommunityCount, DailyCount, Evidence, ScoreFactor, Velocity } from "./topic.ts"

const windowDays = 3
const chartDays = 14

/** Growth against expectation, shrunk so that few posts prove little: (posts + 1) / (expected + 1). */
export const growthOf = (posts: number, expected: number): number => (posts + 1) / (expected + 1)

/** Posts of the window: the last three days. */
export const postCountOf = (days: ReadonlyArray<Pick<DailyCount, "posts">>): number =>
  days.slice(-windowDays).reduce((sum, { posts }) => sum + posts, 0)

/**
 * Mean posts a day in the last 3 days, divided by the mean of the 11 days before, which counts as at least one post
 * in 11 days. 0 when the last three days are empty.
 */
export const multiplierOf = (days: ReadonlyArray<Pick<DailyCount, "posts">>): number => {
  const before = days.slice(-chartDays, -windowDays)
  const earlier = before.reduce((sum, { posts }) => sum + posts, 0)
  return postCountOf(days) / windowDays / (Math.max(1, earlier) / Math.max(1, before.length))
}

/** From so many posts on "three times as many" is told; below it a post more or less makes another number. */
const leastForMultiplier = 8

/** Whether a topic has enough posts for its growth to be told as a multiple. */
export const tellsMultiplier = (posts: number): boolean => posts >= leastForMultiplier

/** Expected posts of one community: its history of the topic, scaled by how busy it is now. */
export const expectedIn = ({
  historyPosts,
  windowTotal,
  historyTotal,
}: Pick<CommunityCount, "historyPosts" | "windowTotal" | "historyTotal">): number =>
  historyTotal === 0 ? 0 : (historyPosts * windowTotal) / historyTotal

/** Expected posts of the window: the sum over communities. */
export const expectedOf = (communities: ReadonlyArray<CommunityCount>): number =>
  communities.reduce((sum, community) => sum + expectedIn(community), 0)

/**
 * 100 * Phi((standing - 0.5) * sqrt(size) / spread): the share of random groups of the same size, from the same
 * communities, that this group beats. `standing` is the weighted mean of the posts' percentiles within their own
 * community over 31 days; 50 is typical.
 */
export const engagementOf = ({ standing, size, spread }: Evidence["engagement"]): number =>
  Math.round(100 * normalShare(((standing - 0.5) * Math.sqrt(size)) / spread))

/** The sum of the factors' points: the score they explain, rounded. */
export const scoreOf = (factors: ReadonlyArray<ScoreFactor>): number =>
  Math.min(100, Math.max(0, Math.round(factors.reduce((sum, { points }) => sum + points, 0))))

/**
 * The label the counts alone give. viral: significant, growth of 4 or more, 8 posts or more in 2 communities or
 * more. hot: significant and growth of 2 or more. emerging: tail of at most 2 %, fewer than 2 posts expected, 3 posts
 * or more. Anything else that is shown is rising. Without a baseline (fewer than 7 days) everything is emerging.
 */
export const velocityOf = (
  evidence: Pick<Evidence, "baseline" | "significant" | "expected" | "tail" | "days" | "communities">,
): Velocity => {
  const posts = postCountOf(evidence.days)
  const growth = growthOf(posts, evidence.expected)
  if (evidence.baseline === "cold") return "emerging"
  const spread = evidence.communities.filter((community) => community.posts > 0).length
  if (evidence.significant && growth >= 4 && posts >= 8 && spread >= 2) return "viral"
  if (evidence.significant && growth >= 2) return "hot"
  if (evidence.tail <= 0.02 && evidence.expected < 2 && posts >= 3) return "emerging"
  return "rising"
}

const ladder: ReadonlyArray<Velocity> = ["rising", "emerging", "hot", "viral"]

/**
 * The label to show: a rise shows at once, a fall shows one step a run and only when the run before measured lower
 * too, so that labels do not flicker.
 */
export const shownVelocity = (
  measured: Velocity,
  before: { readonly shown: Velocity; readonly measured: Velocity } | null,
): Velocity => {
  if (before === null) return measured
  const was = ladder.indexOf(before.shown)
  if (ladder.indexOf(measured) >= was) return measured
  if (ladder.indexOf(before.measured) >= was) return before.shown
  return ladder[was - 1] ?? measured
}
