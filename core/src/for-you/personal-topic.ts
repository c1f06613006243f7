import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { Language } from "#script/settings.ts"

/** What somebody said of a theme: to be kept at hand, or that it is none of theirs. One or the other, never both. */
export const TopicMark = Schema.Literals(["saved", "not_for_me"])
export type TopicMark = typeof TopicMark.Type

/** The newest script that somebody has of a theme. Whether it was filmed is not known: it was written. */
export const WrittenScript = Schema.Struct({ id: Schema.String, writtenAt: Instant }).annotate({
  identifier: "WrittenScript",
})
export type WrittenScript = typeof WrittenScript.Type

/** What one person has to do with one theme. It holds for the theme in whatever edition. */
export const PersonalTopic = Schema.Struct({
  themeKey: Schema.String,
  mark: Schema.NullOr(TopicMark),
  script: Schema.NullOr(WrittenScript),
}).annotate({ identifier: "PersonalTopic" })
export type PersonalTopic = typeof PersonalTopic.Type

/** A theme that somebody marked, as the newest topic of it stands. */
export const MarkedTopic = Schema.Struct({
  ...PersonalTopic.fields,
  mark: TopicMark,
  markedAt: Instant,
  topicId: Schema.String,
  title: Schema.String,
  /** Whether the title states a question; if not, it is but a name. */
  statesQuestion: Schema.Boolean,
  language: Language,
  /** When that topic was last found. */
  updatedAt: Instant,
  /** Whether it is among the topics of the newest edition. */
  isCurrent: Schema.Boolean,
  sampleDate: Schema.NullOr(Schema.String),
}).annotate({ identifier: "MarkedTopic" })
export type MarkedTopic = typeof MarkedTopic.Type
