import type { Library } from "#evidence/library.ts"
import { majorityIntent } from "#reading/intent.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Ranks } from "#trend/engagement.ts"
import { usualIn } from "#trend/counted-in.ts"
import { evidenceOf } from "#trend/evidence.ts"
import { askingShares } from "#trend/opportunity.ts"
import { engagementOf, growthOf, scoreOf } from "#trend/recompute.ts"
import type { Stretch } from "#trend/window.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { nameInLibrary } from "#wording/evidence-file.ts"
import { countedAs } from "#wording/sorts.ts"
import { paraphrasesOf } from "#wording/paraphrase.ts"
import type { TopicDraft } from "./draft.ts"
import { platformsFor } from "./platforms.ts"
import { linksTo } from "./source-links.ts"
import { steadyThemeKey } from "./steady-key.ts"
import type { Steady } from "./steady.ts"
import type { Asked } from "./topic.ts"

/** What a run knows of all posts. */
interface Counted {
  readonly stretch: Stretch
  readonly ranks: Ranks
  readonly medianIn: (community: string) => number
}

/** A steady question of any language: whose posts it is counted by, whom it concerns, and all that is said of it. */
interface Told extends Omit<Steady, "head"> {
  readonly subject: Subject
  readonly texts: {
    readonly description: string
    readonly snippet: string
    readonly context: string
    /** From the posts of the window and those that are usual there. */
    readonly analysis: (posts: number, expected: number) => string
    readonly keywords: ReadonlyArray<string>
    readonly quotes: TopicDraft["redditQuotes"]
  }
}

const sum = (posts: ReadonlyArray<ReadPost>, of: (post: ReadPost) => number): number =>
  posts.reduce((total, post) => total + of(post), 0)

const plural = (count: number): string => `${count} post${count === 1 ? "" : "s"}`

/** Who only answers it, by a meal or by what helped, carries a question and asks none: from two who ask on it is told. */
const leastPut = 2

const putOf = ({ question, among }: Steady["question"], asking: ReadonlyArray<ReadPost>): Asked | null => {
  const posts = asking.filter((post) => post.question).length
  return posts < leastPut ? null : { text: question, posts, among }
}

/**
 * A steady question as a topic, to be opened and filmed like any other. Its counts are those of the three days, as for
 * every topic; its words are of the seven days in which people asked.
 */
export const steadyTopicFrom = (
  { question, subject, relevance, about, asking, recent, history, texts }: Told,
  { stretch, ranks, medianIn }: Counted,
): TopicDraft => {
  const expected = usualIn(history, stretch)
  const growth = growthOf(recent.length, expected)
  const concepts = [subject.concept]
  const trend = { posts: recent, history, expected, tail: 1, significant: false, concepts }
  const counts = evidenceOf(trend, stretch, ranks, {
    posts: recent.length,
    expected,
    growth,
    ...askingShares(about, medianIn),
    fit: relevance[0]?.share ?? 0,
    care: subject.kind === "medicine" || subject.kind === "condition",
  })
  const evidence = {
    ...counts,
    measured: "steady" as const,
    whyNow: null,
    question: putOf(question, asking),
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
    sourceLinks: linksTo(asking),
    subredditSources: question.communities,
    scriptAngles: question.angles,
    userIntent: intent,
    userContext: texts.context,
    trendAnalysis: texts.analysis(recent.length, expected),
    targetProfession: relevance[0]?.specialty ?? null,
    specialtyRelevance: relevance,
    keywords: texts.keywords,
    redditQuotes: texts.quotes,
    engagementData: evidence,
    members: asking.map(({ id }) => id),
  }
}

/** The same for a question in the usual language, in its words. */
export const steadyTopicOf = (
  { head, ...steady }: Steady,
  { library, ...counted }: Counted & { readonly library: Library | null },
): TopicDraft => {
  const { question, asking } = steady
  const { subject, concept } = head
  const { posts: carrying, among } = question
  const asked = `${carrying === among ? `All ${plural(among)}` : `${carrying} of ${plural(among)}`} in seven days ask or answer this`
  return steadyTopicFrom(
    {
      ...steady,
      subject: { ...subject, concept },
      texts: {
        description: `${plural(question.among)} on ${countedAs(subject)} in seven days. Nothing special today: it comes up again and again.`,
        snippet: `“${question.question}” ${asked}, in our words.`,
        context: `${asked}. It does not rise, and does not go away.`,
        analysis: (posts, expected) =>
          `${plural(posts)} in three days, ${expected < 0.05 ? "none" : expected.toFixed(1)} would be usual. ${asked}. Labelled steady: people keep asking.`,
        keywords: [subject.name, ...nameInLibrary(library, subject)],
        quotes: paraphrasesOf(head, asking),
      },
    },
    counted,
  )
}
