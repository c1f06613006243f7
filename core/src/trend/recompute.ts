/**
 * Every number on a card as a pure function of what is stored with the topic (`Evidence`). The engine and the
 * screens use the same functions, so that a shown number can always be checked.
 */
import type { CommunityCount, DailyCount, Evidence, ScoreFactor, Velocity } from "#topic/topic.ts"
import { labelledFrom } from "./labelled-from.ts"
import { normalShare } from "./poisson.ts"

const windowDays = 3

/** Growth against expectation, shrunk so that few posts prove little: (posts + 1) / (expected + 1). */
export const growthOf = (posts: number, expected: number): number => (posts + 1) / (expected + 1)

/** Posts of the window: the last three days. */
export const postCountOf = (days: ReadonlyArray<Pick<DailyCount, "posts">>): number =>
  days.slice(-windowDays).reduce((sum, { posts }) => sum + posts, 0)

/** From so many posts on "three times as many" is told; below it a post more or less makes another number. */
const leastForMultiplier = 8

/**
 * How many times the usual number of posts came in the last three days: posts / expected. Null for fewer than eight
 * posts, where one more or less makes another number, and where less than one post is usual.
 */
export const multiplierOf = (posts: number, expected: number): number | null =>
  posts >= leastForMultiplier && expected >= 1 ? posts / expected : null

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

/** How many more posts than usual came in the three days: what the list is ordered by. */
export const surplusOf = (posts: number, expected: number): number => posts - expected

/**
 * The label, by how many more posts than usual came in three days. viral: 20 more, beyond chance, in two communities
 * or more. hot: 10 more, beyond chance. emerging: fewer than these, where less than one is usual on the subject. rising:
 * every other, and one question on a subject that is spoken of anyway. Without a baseline (fewer than 7 days) everything
 * is emerging.
 */
export const velocityOf = (
  evidence: Pick<Evidence, "baseline" | "significant" | "expected" | "days" | "communities" | "among">,
): Velocity => {
  if (evidence.baseline === "cold") return "emerging"
  const surplus = surplusOf(postCountOf(evidence.days), evidence.expected)
  const spread = evidence.communities.filter((community) => community.posts > 0).length
  if (evidence.significant && surplus >= labelledFrom.viral && spread >= 2) return "viral"
  if (evidence.significant && surplus >= labelledFrom.hot) return "hot"
  const isPart = typeof evidence.among === "number"
  return evidence.expected < 1 && !isPart ? "emerging" : "rising"
}
