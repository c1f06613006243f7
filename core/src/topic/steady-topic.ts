import { usualLanguage } from "#language/names.ts"
import type { Library } from "#evidence/library.ts"
import { majorityIntent } from "#reading/intent.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Ranks } from "#trend/engagement.ts"
import { evidenceOf } from "#trend/evidence.ts"
import { askingShares } from "#trend/opportunity.ts"
import { engagementOf, expectedIn, growthOf, scoreOf } from "#trend/recompute.ts"
import type { Stretch } from "#trend/window.ts"
import { nameInLibrary } from "#wording/evidence-file.ts"
import { paraphrasesOf } from "#wording/paraphrase.ts"
import type { TopicDraft } from "./detect-topics.ts"
import { platformsFor } from "./platforms.ts"
import { relevanceOf } from "./specialties.ts"
import { steadyThemeKey } from "./steady-key.ts"
import type { Steady } from "./steady.ts"

interface Counted {
  readonly stretch: Stretch
  readonly ranks: Ranks
  readonly medianIn: (community: string) => number
  readonly library: Library | null
}

const sum = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((total, post) => total + of(post), 0)

const plural = (count: number): string => `${count} post${count === 1 ? "" : "s"}`

/** Posts that are usual in three days, from the weeks before: added up by community. */
const usualOf = (history: ReadonlyArray<ReadPost>, { totals }: Stretch): number =>
  history.reduce((usual, { community }) => {
    const total = totals.get(community) ?? { window: 0, history: 0 }
    return usual + expectedIn({ historyPosts: 1, windowTotal: total.window, historyTotal: total.history })
  }, 0)

/**
 * A steady question as a topic, to be opened and filmed like any other. Its counts are those of the three days, as for
 * every topic; its words are of the seven days in which people asked.
 */
export const steadyTopicOf = (
  { question, head, about, asking, recent, history }: Steady,
  { stretch, ranks, medianIn, library }: Counted,
): TopicDraft => {
  const { subject } = head
  const expected = usualOf(history, stretch)
  const growth = growthOf(recent.length, expected)
  const specialtyRelevance = relevanceOf(subject, about)
  const trend = {
    posts: recent,
    history,
    expected,
    tail: 1,
    significant: false,
    concepts: [head.concept],
  }
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
  const asked = `${question.posts} of ${plural(question.among)} in seven days ask this`
  return {
    language: usualLanguage,
    themeKey: steadyThemeKey(question.key),
    title: question.title,
    description: `${plural(question.among)} on ${subject.name} in seven days. Nothing special today: people ask this again and again.`,
    previewSnippet: `“${question.question}” ${asked}, in our words.`,
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
    userContext: `${asked}. It does not rise, and does not go away.`,
    trendAnalysis: `${plural(recent.length)} in three days, ${expected < 0.05 ? "none" : expected.toFixed(1)} would be usual. ${asked}. Labelled steady: people keep asking.`,
    targetProfession: specialtyRelevance[0]?.specialty ?? null,
    specialtyRelevance,
    keywords: [subject.name, ...nameInLibrary(library, subject)],
    redditQuotes: paraphrasesOf(head, asking),
    engagementData: evidence,
    members: asking.map(({ id }) => id),
  }
}
