import * as Schema from "effect/Schema"
import { Language } from "#script/settings.ts"
import { Specialty } from "#topic/specialty.ts"
import { AtOnce, Companion, Velocity } from "#topic/topic.ts"

/** Why a topic is in the plan, from the counts that stand behind it; the words are the reader's language's. */
export const PlanReason = Schema.Union([
  /** People ask `question` in so many of the posts about the subject. */
  Schema.Struct({
    kind: Schema.tag("asked"),
    question: Schema.String,
    posts: Schema.Natural,
    among: Schema.Natural,
    days: Schema.Natural,
  }),
  /** A word that nobody wrote in the four weeks before. */
  Schema.Struct({
    kind: Schema.tag("new_word"),
    word: Schema.String,
    posts: Schema.Natural,
    among: Schema.Natural,
  }),
  /** The subject came up this week for the first time. `day` is UTC, "2026-11-17". */
  Schema.Struct({
    kind: Schema.tag("first_seen"),
    day: Schema.String,
    posts: Schema.Natural,
    communities: Schema.Natural,
  }),
  /** What so many of the posts name beside it, and how many of as many posts usually do. */
  Schema.Struct({ kind: Schema.tag("companion"), ...Companion.fields }),
  /** Communities that ask about it, or write of it, in the same three days, and that usually do. */
  Schema.Struct({ kind: Schema.tag("at_once"), ...AtOnce.fields }),
  /** Communities that did not speak of it before. */
  Schema.Struct({ kind: Schema.tag("spread"), communities: Schema.Natural, newOnes: Schema.Natural }),
  /** More posts in three days than are usual: where `among` is told, those of so many on its subject that share its question. */
  Schema.Struct({
    kind: Schema.tag("more_posts"),
    posts: Schema.Natural,
    usual: Schema.Finite,
    among: Schema.optionalKey(Schema.Natural),
  }),
]).annotate({ identifier: "PlanReason" })
export type PlanReason = typeof PlanReason.Type

/** One topic of somebody's week. */
export const PlannedTopic = Schema.Struct({
  /** What it is about: the same subject comes again after four weeks at the earliest. */
  subject: Schema.String,
  /** Its theme, which people mark; plans of older releases lack it. */
  themeKey: Schema.optionalKey(Schema.String),
  title: Schema.String,
  /** That of its title and question; plans of older releases lack it. */
  language: Schema.optionalKey(Language),
  /** True where the title is but a name: its posts share no question. */
  namesOnly: Schema.optionalKey(Schema.Boolean),
  /** A rising topic's; null for a steady question. */
  topicId: Schema.NullOr(Schema.String),
  /** How it rises, as its card says; a steady question and plans of older releases lack it. */
  trendVelocity: Schema.optionalKey(Velocity),
  reason: PlanReason,
  /** The profession of the person, where the topic concerns it. */
  suits: Schema.NullOr(Specialty),
  /** A point of view to film it from. */
  angle: Schema.NullOr(Schema.String),
}).annotate({ identifier: "PlannedTopic" })
export type PlannedTopic = typeof PlannedTopic.Type

/** At most three topics for the seven days from a Monday. */
export const WeeklyPlan = Schema.Struct({
  /** The Monday, "2026-11-23", in the person's own calendar. */
  week: Schema.String,
  topics: Schema.Array(PlannedTopic),
  /** What its person worked in when it was chosen; null in plans of older releases. */
  language: Schema.NullOr(Language),
  /** The day the topics stand for, when they were found in sample data. */
  sampleDate: Schema.NullOr(Schema.String),
}).annotate({ identifier: "WeeklyPlan" })
export type WeeklyPlan = typeof WeeklyPlan.Type

/** Topics of a week. */
export const PLANNED = 3
