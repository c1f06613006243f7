import { groupBy } from "./group-by.ts"
import { askedShare } from "./asking.ts"
import { ranksOf, standingOfTopic } from "./engagement.ts"
import { evidenceOf } from "./evidence.ts"
import { askingShares } from "./opportunity.ts"
import { platformsFor } from "./platforms.ts"
import type { ReadPost } from "./read-post.ts"
import { engagementOf, growthOf, multiplierOf, scoreOf, shownVelocity } from "./recompute.ts"
import { relevanceOf } from "./specialties.ts"
import { categoryOf, isBroad } from "./subjects.ts"
import { isTelling } from "./telling.ts"
import { termsOf } from "./tokens.ts"
import type { Evidence, Topic, UserIntent, Velocity } from "./topic.ts"
import { surprising, trendsOf, type Trend } from "./trends.ts"
import { stretchOf, type Stretch } from "./window.ts"
import { compose } from "./wording/compose.ts"

/** A topic before it has an id and a time of storing. `members` are ids of the window's posts; they are not stored with the topic. */
export interface TopicDraft extends Omit<Topic, "id" | "isActive" | "createdAt" | "updatedAt"> {
  readonly members: ReadonlyArray<string>
}

/** What has to be remembered of a topic of the run before. */
export interface PreviousTopic {
  readonly themeKey: string
  readonly concepts: ReadonlyArray<string>
  readonly trendVelocity: Velocity
  readonly measured: Velocity
}

export const previousOf = ({ themeKey, trendVelocity, engagementData }: Topic): PreviousTopic => ({
  themeKey,
  concepts: engagementData.concepts,
  trendVelocity,
  measured: engagementData.measured,
})

export interface DetectTopics {
  readonly posts: ReadonlyArray<ReadPost>
  /** End of the window, in seconds since 1970 (UTC). */
  readonly asOf: number
  readonly previous?: ReadonlyArray<PreviousTopic>
  readonly limit?: number
}

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

const intents: ReadonlyArray<UserIntent> = [
  "safety_side_effects",
  "symptom_concern",
  "product_recommendation",
  "evidence_check",
  "seeking_advice",
  "experience_request",
  "personal_story",
  "emotional_support",
  "news_and_content",
]

/** What most posts want; ties go to the more urgent, in the order above. */
export const majorityIntent = (posts: ReadonlyArray<ReadPost>): UserIntent => {
  const count = (intent: UserIntent): number => posts.filter((post) => post.intent === intent).length
  return intents.reduce((best, intent) => (count(intent) > count(best) ? intent : best))
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 100)

const jaccard = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  const shared = a.filter((concept) => b.includes(concept)).length
  return shared / Math.max(1, a.length + b.length - shared)
}

/** The topic of the run before that this one continues: the same name, or half of the same concepts. */
const continued = (
  key: string,
  concepts: ReadonlyArray<string>,
  previous: ReadonlyArray<PreviousTopic>,
): PreviousTopic | undefined =>
  previous.find(({ themeKey }) => themeKey === key) ??
  previous.find((topic) => jaccard(topic.concepts, concepts) >= 0.5)

const tierOf = ({ significant, tail, growth }: Trend): number =>
  significant && growth >= 2 ? 2 : tail <= surprising && growth > 1 ? 1 : 0

/** Share of posts that name the subject in their title; half when no text is at hand. */
const salience = ({ posts, concept }: Trend): number => {
  const speaking = posts.flatMap(({ text }) => (text === null ? [] : [text.title]))
  if (speaking.length === 0) return 0.5
  return speaking.filter((title) => termsOf(title).includes(concept)).length / speaking.length
}

/** From this share of asking posts on a subject counts as one people ask about. */
const asked = 0.4
/** Kinds that fill forums without anybody wanting to know something: dishes, races, places of shopping. */
const chatty: ReadonlySet<string> = new Set(["food", "meal", "event", "gear"])

/** So many posts above the average are news, asked about or not. */
const many = 5

const isAsked = ({ posts, concept, subject }: Trend): boolean =>
  askedShare(posts, concept) >= (chatty.has(subject.kind) ? asked + 0.1 : asked)

/** Wide subjects, and names we only guessed, need more than a few posts above the average. */
const isWorthFilming = (trend: Trend): boolean => {
  const { subject, posts } = trend
  if (tierOf(trend) + (posts.length >= many ? 1 : 0) < 2 && !isTelling(trend, posts)) return false
  if (!subject.listed && tierOf(trend) < 2 && posts.length < many && !isAsked(trend)) return false
  if (tierOf(trend) === 0 && !subject.listed) return false
  return !isBroad(subject.concept) || tierOf(trend) === 2 || (tierOf(trend) === 1 && posts.length >= 5)
}

/** What stands out comes first, then what people ask about, then the rest; dishes and races only fill the list. */
const orderOf = (trend: Trend): number => {
  const tier = tierOf(trend)
  if (tier === 2 || (tier === 1 && trend.posts.length >= many)) return 3
  if (isAsked(trend)) return tier === 1 ? 3 : 2
  return chatty.has(trend.subject.kind) ? 0 : tier === 1 ? 3 : 1
}

const mediansOf = (posts: ReadonlyArray<ReadPost>): ((community: string) => number) => {
  const groups = groupBy(posts, ({ community }) => community)
  const medians = new Map(
    [...groups].map(([community, group]) => {
      const sorted = group.map(({ comments }) => comments).toSorted((a, b) => a - b)
      return [community, sorted[Math.floor(sorted.length / 2)] ?? 0]
    }),
  )
  return (community) => medians.get(community) ?? 0
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/**
 * The trending topics of the last 72 hours, in rank order: significant ones first, then those that people ask about,
 * then others; within each surprising ones (p <= 0.02) first, then by growth, number of posts, how many name the subject in the title, and a little by
 * engagement. The same posts in any order give the same answer,
 * to the byte. Needs the posts of 31 days; with fewer than 7 days of history labels stay "emerging". Topics about
 * crises, emergencies, minors, sex or getting drugs, and advertised ones, are left out. May give fewer than `limit`.
 */
export const detectTopics = ({
  posts,
  asOf,
  previous = [],
  limit = 10,
}: DetectTopics): ReadonlyArray<TopicDraft> => {
  const stretch = stretchOf(posts, asOf)
  const all = [...stretch.history, ...stretch.window]
  const ranks = ranksOf(all)
  const medianIn = mediansOf(all)
  const heat = (trend: Trend): number =>
    trend.growth *
    Math.log2(1 + trend.posts.length) *
    (0.75 + engagementOf(standingOfTopic(trend.posts, ranks, asOf)) / 200) *
    (0.6 + 0.4 * salience(trend))
  const ranked = trendsOf(stretch)
    .filter(isWorthFilming)
    .map((trend) => ({ trend, heat: heat(trend), order: orderOf(trend) }))
    .toSorted(
      (a, b) =>
        b.order - a.order ||
        tierOf(b.trend) - tierOf(a.trend) ||
        b.heat - a.heat ||
        (a.trend.concept < b.trend.concept ? -1 : 1),
    )
  const chosen: Array<Trend> = []
  for (const { trend } of ranked) {
    if (chosen.length >= limit) break
    if (isSuppressed(trend, stretch) || isPushed(trend) || isCovered(trend, chosen)) continue
    chosen.push(trend)
  }
  const taken = new Set<string>()
  const usedShapes = new Set<string>()
  return chosen.map((trend) => {
    const { subject } = trend
    const specialtyRelevance = relevanceOf(subject, trend.posts)
    const engagementData: Evidence = evidenceOf(trend, stretch, ranks, {
      growth: growthOf(trend.posts.length, trend.expected),
      ...askingShares(trend.posts, medianIn),
      fit: specialtyRelevance[0]?.share ?? 0,
      care: subject.kind === "medicine" || subject.kind === "condition",
    })
    const before = continued(slugOf(subject.name), trend.concepts, previous)
    const slug = before !== undefined && !taken.has(before.themeKey) ? before.themeKey : slugOf(subject.name)
    taken.add(slug)
    const trendVelocity = shownVelocity(
      engagementData.measured,
      before === undefined ? null : { shown: before.trendVelocity, measured: before.measured },
    )
    const userIntent = majorityIntent(trend.posts)
    const byWeight = trend.posts.toSorted(
      (a, b) => b.score + 2 * b.comments - (a.score + 2 * a.comments) || (a.id < b.id ? -1 : 1),
    )
    const platforms = platformsFor(userIntent, subject)
    const words = compose({
      trend,
      stretch,
      evidence: engagementData,
      intent: userIntent,
      velocity: trendVelocity,
      usedShapes,
    })
    return {
      themeKey: slug,
      ...words,
      category: categoryOf[subject.kind],
      trendVelocity,
      tag: trendVelocity,
      growthVelocity: round(growthOf(trend.posts.length, trend.expected), 2),
      multiplier: round(multiplierOf(engagementData.days), 1),
      engagementScore: engagementOf(engagementData.engagement),
      opportunityScore: scoreOf(engagementData.opportunity),
      postCount: trend.posts.length,
      postsToday: engagementData.days.at(-1)?.posts ?? 0,
      totalUpvotes: trend.posts.reduce((sum, { score }) => sum + score, 0),
      totalComments: trend.posts.reduce((sum, { comments }) => sum + comments, 0),
      platforms,
      targetPlatforms: platforms.slice(0, 3),
      sourceLinks: byWeight.flatMap(({ text }) => (text === null ? [] : [text.permalink])).slice(0, 10),
      subredditSources: engagementData.communities
        .filter((community) => community.posts > 0)
        .map(({ community }) => community),
      userIntent,
      targetProfession: specialtyRelevance[0]?.specialty ?? null,
      specialtyRelevance,
      engagementData,
      members: trend.posts.map(({ id }) => id),
    }
  })
}

/** One line of the trend report. */
export interface TrendRow {
  readonly rank: number
  readonly title: string
  readonly label: Velocity
  readonly growth: number
  readonly engagement: number
  readonly members: ReadonlyArray<string>
}

export const trendRows = (drafts: ReadonlyArray<TopicDraft>): ReadonlyArray<TrendRow> =>
  drafts.map(({ title, trendVelocity, growthVelocity, engagementScore, members }, i) => ({
    rank: i + 1,
    title,
    label: trendVelocity,
    growth: growthVelocity,
    engagement: engagementScore,
    members,
  }))
