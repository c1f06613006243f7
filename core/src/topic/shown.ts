import * as Schema from "effect/Schema"
import { TopicHistory } from "./history.ts"
import { statesQuestion } from "./order.ts"
import { Asked, Paraphrase, Topic, WhyNow } from "./topic.ts"

/** A paraphrase as it is shown; `url` only where a thread stands behind it. */
const ShownParaphrase = Schema.Struct({ ...Paraphrase.fields, url: Schema.NullOr(Schema.String) })

/**
 * What a list shows of a topic, free for everybody: how it moves, three angles and one paraphrase, or two where its posts
 * share no question. Evidence, questions, analysis and further angles come with the topic that was opened.
 */
export const TopicCard = Schema.Struct({
  id: Topic.fields.id,
  /** What all its texts are written in. */
  language: Topic.fields.language,
  themeKey: Topic.fields.themeKey,
  title: Topic.fields.title,
  description: Topic.fields.description,
  previewSnippet: Topic.fields.previewSnippet,
  tag: Topic.fields.tag,
  trendVelocity: Topic.fields.trendVelocity,
  multiplier: Topic.fields.multiplier,
  engagementScore: Topic.fields.engagementScore,
  postCount: Topic.fields.postCount,
  postsToday: Topic.fields.postsToday,
  totalComments: Topic.fields.totalComments,
  platforms: Topic.fields.platforms,
  scriptAngles: Topic.fields.scriptAngles,
  userIntent: Topic.fields.userIntent,
  communities: Schema.Natural,
  /** The last 14 days, oldest first. */
  days: Schema.Array(Schema.Struct({ day: Schema.String, posts: Schema.Natural })),
  /** Whether its title states a question that its posts share; if not, it is no more than the name of what they are about. */
  statesQuestion: Schema.Boolean,
  /** How many of its posts come to what its title states; null where it is but a name, or was stored before that was counted. */
  sharing: Schema.NullOr(Schema.Natural),
  /** Of so many posts on its subject, where its posts are those alone that share its question; else null. */
  among: Schema.NullOr(Schema.Natural),
  /** The first of its posts, in our own short words. */
  paraphrases: Schema.Array(ShownParaphrase),
  /** The usual number of posts in three days. */
  expected: Schema.Finite,
  /** The question most of the posts ask; null where none stands out. */
  question: Schema.NullOr(Asked),
  /** What is new about it; topics of older releases lack it. */
  whyNow: Schema.optionalKey(Schema.NullOr(WhyNow)),
  sampleDate: Topic.fields.sampleDate,
  updatedAt: Topic.fields.updatedAt,
}).annotate({ identifier: "TopicCard" })
export type TopicCard = typeof TopicCard.Type

/** A topic with all that stands behind it, for somebody who opened it. */
export const TopicDetail = Schema.Struct({
  ...Topic.fields,
  statesQuestion: TopicCard.fields.statesQuestion,
  redditQuotes: Schema.Array(ShownParaphrase),
  history: TopicHistory,
}).annotate({ identifier: "TopicDetail" })
export type TopicDetail = typeof TopicDetail.Type

const ANGLES_SHOWN = 3
const DAYS_SHOWN = 14
/** Whoever films a name must read first what its posts ask. */
const NAMED_POSTS_SHOWN = 2

export const cardOf = (topic: Topic): TopicCard => ({
  id: topic.id,
  language: topic.language,
  themeKey: topic.themeKey,
  title: topic.title,
  description: topic.description,
  previewSnippet: topic.previewSnippet,
  tag: topic.tag,
  trendVelocity: topic.trendVelocity,
  multiplier: topic.multiplier,
  engagementScore: topic.engagementScore,
  postCount: topic.postCount,
  postsToday: topic.postsToday,
  totalComments: topic.totalComments,
  platforms: topic.platforms,
  scriptAngles: topic.scriptAngles.slice(0, ANGLES_SHOWN),
  userIntent: topic.userIntent,
  communities: topic.subredditSources.length,
  days: topic.engagementData.days.slice(-DAYS_SHOWN).map(({ day, posts }) => ({ day, posts })),
  statesQuestion: statesQuestion(topic),
  sharing: topic.engagementData.sharing ?? null,
  among: topic.engagementData.among ?? null,
  paraphrases: topic.redditQuotes.slice(0, statesQuestion(topic) ? 1 : NAMED_POSTS_SHOWN).map(shown),
  expected: topic.engagementData.expected,
  question: topic.engagementData.question ?? null,
  whyNow: topic.engagementData.whyNow ?? null,
  sampleDate: topic.sampleDate,
  updatedAt: topic.updatedAt,
})

export const detailOf = (topic: Topic, history: TopicHistory): TopicDetail => ({
  ...topic,
  statesQuestion: statesQuestion(topic),
  sourceLinks: topic.sourceLinks.filter((link) => threadOf(link) !== null),
  redditQuotes: topic.redditQuotes.map(shown),
  history,
})

const shown = (paraphrase: Paraphrase): typeof ShownParaphrase.Type => ({
  ...paraphrase,
  url: threadOf(paraphrase.url),
})

/** The address of a thread; null for what is no address on the web, or leads to a community's front page only. */
export const threadOf = (address: string): string | null =>
  address.startsWith("https://") && !/^https:\/\/[^/]+\/r\/[^/]+\/?$/.test(address) ? address : null
