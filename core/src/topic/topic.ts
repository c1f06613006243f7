import * as Schema from "effect/Schema"
import { userIntents } from "#reading/user-intents.ts"
import { Language } from "#script/settings.ts"
import { Specialty } from "./specialty.ts"

export const Velocity = Schema.Literals(["viral", "hot", "emerging", "rising", "steady"])
export type Velocity = typeof Velocity.Type

export const UserIntent = Schema.Literals(userIntents)
export type UserIntent = typeof UserIntent.Type

/** Platforms a topic is suggested for. */
export const Platform = Schema.Literals(["tiktok", "instagram", "reddit", "youtube", "twitter", "linkedin"])
export type Platform = typeof Platform.Type

/**
 * One day of one topic: posts, comments and upvotes, in all communities together. A day is the 24 hours that end at
 * the hour of the collection, named by the date (UTC) on which it ends, so that the last one is never half a day.
 */
export const DailyCount = Schema.Struct({
  day: Schema.String,
  posts: Schema.Natural,
  comments: Schema.Natural,
  upvotes: Schema.Int,
})
export type DailyCount = typeof DailyCount.Type

/** One community's share of the topic's window. */
export const CommunityCount = Schema.Struct({
  community: Schema.String,
  posts: Schema.Natural,
  comments: Schema.Natural,
  upvotes: Schema.Int,
  /** Posts expected from the community's own history: historyPosts * windowTotal / historyTotal. */
  expected: Schema.Finite,
  /** The topic's posts in the 28 days of history. */
  historyPosts: Schema.Natural,
  /** All counted posts of the community in the window and in the history. */
  windowTotal: Schema.Natural,
  historyTotal: Schema.Natural,
})
export type CommunityCount = typeof CommunityCount.Type

/** What people ask, in our own short words: never a quotation. `url` tells the post; where it is an address on the web, it leads there. */
export const Paraphrase = Schema.Struct({
  text: Schema.String,
  community: Schema.String,
  upvotes: Schema.Int,
  comments: Schema.Natural,
  url: Schema.String,
})
export type Paraphrase = typeof Paraphrase.Type

/** What a row of a score counts; which figures its value names is part of it. */
export const Factor = Schema.Literals([
  "typical",
  "upvotes",
  "upvotes_uncounted",
  "comments",
  "growth",
  "asking",
  "unanswered",
  "fit",
  "care",
])
export type Factor = typeof Factor.Type

/**
 * One row of "How this score is made": `points` of the rows add up to the score. `name` and `value` say in English what
 * `factor` and its `figures` are; topics of former releases have only these.
 */
export const ScoreFactor = Schema.Struct({
  factor: Schema.NullOr(Factor),
  figures: Schema.Array(Schema.Finite),
  name: Schema.String,
  value: Schema.String,
  weight: Schema.Finite,
  points: Schema.Finite,
})
export type ScoreFactor = typeof ScoreFactor.Type

/** What nobody wrote in the 28 days before, and how many of the posts write it. */
export const NewWord = Schema.Struct({ text: Schema.String, posts: Schema.Natural })

/** Day (UTC) and community of the first post. */
export const FirstSeen = Schema.Struct({ day: Schema.String, community: Schema.String })

/**
 * What so many of the posts name beside the subject, and how many of as many posts usually do. `on`: the wider subject
 * whose posts are counted, where the topic itself is of those that name it ("gummies" in posts on "creatine").
 */
export const Companion = Schema.Struct({
  name: Schema.String,
  posts: Schema.Natural,
  among: Schema.Natural,
  usual: Schema.Natural,
  on: Schema.NullOr(Schema.String),
})
export type Companion = typeof Companion.Type

/** Communities that ask about it, or write of it, in the three days, and that usually do in as many days. */
export const AtOnce = Schema.Struct({
  asking: Schema.Boolean,
  communities: Schema.Natural,
  usual: Schema.Natural,
})
export type AtOnce = typeof AtOnce.Type

const counted = {
  /** "New word: gummies, in 22 of 23 posts" */
  says: Schema.String,
  posts: Schema.Natural,
  expected: Schema.Finite,
  word: Schema.NullOr(NewWord),
  /** The first post on it in 31 days; null while less than three weeks are known. */
  firstSeen: Schema.NullOr(FirstSeen),
  communities: Schema.Natural,
  /** Communities of the window that did not write about it in the 28 days before. */
  newCommunities: Schema.Array(Schema.String),
}

/** What is new about a topic, from its counts: the strongest of its facts as `kind` and in words, and the facts. */
export const WhyNow = Schema.Union([
  Schema.Struct({ kind: Schema.tag("new_word"), ...counted, word: NewWord }),
  Schema.Struct({ kind: Schema.tag("first_seen"), ...counted, firstSeen: FirstSeen }),
  Schema.Struct({ kind: Schema.tag("companion"), ...counted, companion: Companion }),
  Schema.Struct({ kind: Schema.tag("at_once"), ...counted, atOnce: AtOnce }),
  Schema.Struct({ kind: Schema.tag("spread"), ...counted }),
  // Of older releases: the number of posts says it already.
  Schema.Struct({ kind: Schema.tag("more_posts"), ...counted }),
]).annotate({ identifier: "WhyNow" })
export type WhyNow = typeof WhyNow.Type
export type WhyNowKind = WhyNow["kind"]

type Unsaid<W> = W extends WhyNow ? Omit<W, "says"> : never
/** The same before it is worded. */
export type WhyNowFact = Unsaid<WhyNow>

/** The question that most of a topic's posts ask, in our own words, and how many of them do. */
export const Asked = Schema.Struct({
  text: Schema.String,
  posts: Schema.Natural,
  /** Of so many. */
  among: Schema.Natural,
}).annotate({
  identifier: "Asked",
})
export type Asked = typeof Asked.Type

/** What so many of a topic's posts name beside its subject. */
export const Beside = Schema.Struct({ name: Schema.String, posts: Schema.Natural })
export type Beside = typeof Beside.Type

/** Everything a topic's numbers can be recomputed from. Days are UTC, oldest first. */
export const Evidence = Schema.Struct({
  windowFrom: Schema.String,
  windowTo: Schema.String,
  days: Schema.Array(DailyCount),
  communities: Schema.Array(CommunityCount),
  /** Posts expected in the window from the history, all communities together. */
  expected: Schema.Finite,
  /** Upper tail probability of the window's count under that expectation. */
  tail: Schema.Finite,
  /** True when the count stands out among all tested concepts (Benjamini-Hochberg, q = 0.1). */
  significant: Schema.Boolean,
  /** `cold`: fewer than 7 days of history, so labels stay cautious. */
  baseline: Schema.Literals(["warm", "cold"]),
  quality: Schema.Literals(["full", "comments_only"]),
  /** The label that the counts give. */
  measured: Velocity,
  /** Stems that are counted as this topic, the head first. */
  concepts: Schema.Array(Schema.String),
  /** Where the engagement score comes from: weighted mean percentile, effective posts, spread of one post. */
  engagement: Schema.Struct({
    standing: Schema.Finite,
    upvotes: Schema.Finite,
    comments: Schema.Finite,
    size: Schema.Finite,
    spread: Schema.Finite,
  }),
  score: Schema.Array(ScoreFactor),
  opportunity: Schema.Array(ScoreFactor),
  /** Topics of older releases lack these. */
  whyNow: Schema.optionalKey(Schema.NullOr(WhyNow)),
  question: Schema.optionalKey(Schema.NullOr(Asked)),
  /** What its posts have in common: a question, a subject, or no more than a word. */
  tells: Schema.optionalKey(Schema.Literals(["question", "subject", "word"])),
  /** How many of its posts come to what its title states; null where that is a name, or covers several questions. Older topics lack it. */
  sharing: Schema.optionalKey(Schema.NullOr(Schema.Natural)),
  /**
   * Posts of the same days on its subject, where only those of them are counted that share its question: every number is
   * that of the question then. Null where the subject is counted.
   */
  among: Schema.optionalKey(Schema.NullOr(Schema.Natural)),
  /** Null where they name no second thing together; topics of older releases lack it. */
  beside: Schema.optionalKey(Schema.NullOr(Beside)),
})
export type Evidence = typeof Evidence.Type

/** A trending topic as the screens and the CLI see it. Scores are 0 to 100. */
export const Topic = Schema.Struct({
  id: Schema.String,
  /** What its posts are written in, and everything that is said of it. */
  language: Language,
  themeKey: Schema.String,
  title: Schema.String,
  description: Schema.String,
  previewSnippet: Schema.String,
  category: Schema.String,
  trendVelocity: Velocity,
  /** The same label as the landing page names it. */
  tag: Velocity,
  /** (posts + 1) / (expected + 1). */
  growthVelocity: Schema.Finite,
  /** Posts of the window against the usual number; null where there are too few for a multiple. Shown with one decimal and a times sign. */
  multiplier: Schema.NullOr(Schema.Finite),
  engagementScore: Schema.Natural,
  opportunityScore: Schema.Natural,
  postCount: Schema.Natural,
  postsToday: Schema.Natural,
  totalUpvotes: Schema.Int,
  totalComments: Schema.Natural,
  platforms: Schema.Array(Platform),
  targetPlatforms: Schema.Array(Platform),
  sourceLinks: Schema.Array(Schema.String),
  subredditSources: Schema.Array(Schema.String),
  scriptAngles: Schema.Array(Schema.String),
  userIntent: UserIntent,
  userContext: Schema.String,
  trendAnalysis: Schema.String,
  targetProfession: Schema.NullOr(Specialty),
  specialtyRelevance: Schema.Array(Schema.Struct({ specialty: Specialty, share: Schema.Finite })),
  keywords: Schema.Array(Schema.String),
  /** Our own paraphrases; the name is the specification's. */
  redditQuotes: Schema.Array(Paraphrase),
  engagementData: Evidence,
  isActive: Schema.Boolean,
  /** The day the topic stands for, when it was found in sample data; every screen and every script of it says so. */
  sampleDate: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  updatedAt: Schema.String,
})
export type Topic = typeof Topic.Type
