import { majorityIntent } from "#reading/intent.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Ranks } from "#trend/engagement.ts"
import { evidenceOf } from "#trend/evidence.ts"
import { askingShares } from "#trend/opportunity.ts"
import { engagementOf, expectedIn, growthOf, scoreOf } from "#trend/recompute.ts"
import type { Stretch } from "#trend/window.ts"
import type { TopicDraft } from "#topic/detect-topics.ts"
import { platformsFor } from "#topic/platforms.ts"
import { steadyThemeKey } from "#topic/steady-key.ts"
import { specialtiesOf } from "./specialties.ts"
import type { OwnSteady } from "./steady.ts"

interface Counted {
  readonly stretch: Stretch
  readonly ranks: Ranks
  readonly medianIn: (community: string) => number
}

const sum = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((total, post) => total + of(post), 0)

/** Posts that are usual in three days, from the weeks before: added up by community. */
const usualOf = (history: ReadonlyArray<ReadPost>, { totals }: Stretch): number =>
  sum(history, ({ community }) => {
    const total = totals.get(community) ?? { window: 0, history: 0 }
    return expectedIn({ historyPosts: 1, windowTotal: total.window, historyTotal: total.history })
  })

/**
 * A steady question of a language as a topic, to be opened and filmed like any other. Its counts are those of the three
 * days, as for every topic; its words are of the seven days in which people asked.
 */
export const ownSteadyTopicOf = (
  { question, subject, about, asking, recent, history, texts }: OwnSteady,
  { stretch, ranks, medianIn }: Counted,
): TopicDraft => {
  const expected = usualOf(history, stretch)
  const growth = growthOf(recent.length, expected)
  const specialtyRelevance = specialtiesOf(subject)
  const concepts = [subject.concept]
  const trend = { posts: recent, history, expected, tail: 1, significant: false, concepts }
  const counts = evidenceOf(trend, stretch, ranks, {
    posts: recent.length,
    expected,
    growth,
    ...askingShares(about, medianIn),
    fit: specialtyRelevance[0]?.share ?? 0,
    care: subject.kind === "medicine" || subject.kind === "condition",
  })
  const evidence = {
    ...counts,
    measured: "steady" as const,
    whyNow: null,
    question: { text: question.question, posts: question.posts, among: question.among },
  }
  const intent = majorityIntent(about)
  const platforms = platformsFor(intent, subject)
  return {
    language: question.language,
    themeKey: steadyThemeKey(question.key),
    title: question.title,
    description: texts.description,
    previewSnippet: texts.snippet,
    category: question.category,
    trendVelocity: "steady",
    tag: "steady",
    growthVelocity: Math.round(growth * 100) / 100,
    multiplier: null,
    engagementScore: engagementOf(evidence.engagement),
    opportunityScore: scoreOf(evidence.opportunity),
    postCount: recent.length,
    postsToday: evidence.days.at(-1)?.posts ?? 0,
    totalUpvotes: sum(recent, ({ score }) => score),
    totalComments: sum(recent, ({ comments }) => comments),
    platforms,
    targetPlatforms: platforms.slice(0, 3),
    sourceLinks: asking.flatMap(({ text }) => (text === null ? [] : [text.permalink])).slice(0, 10),
    subredditSources: question.communities,
    scriptAngles: question.angles,
    userIntent: intent,
    userContext: texts.context,
    trendAnalysis: texts.analysis(recent.length, expected),
    targetProfession: specialtyRelevance[0]?.specialty ?? null,
    specialtyRelevance,
    keywords: texts.keywords,
    redditQuotes: texts.quotes,
    engagementData: evidence,
    members: asking.map(({ id }) => id),
  }
}
