import * as Schema from "effect/Schema"

/** The topic does not exist, or is no longer offered for filming. */
export class TopicUnknown extends Schema.TaggedError<TopicUnknown>()("TopicUnknown", {
  topicId: Schema.String,
}) {}

/** The topic was not opened this month; opening it takes one of the month's topic views. */
export class TopicNotOpened extends Schema.TaggedError<TopicNotOpened>()("TopicNotOpened", {
  limit: Schema.Natural,
  used: Schema.Natural,
}) {}

/** Refreshed by this account a short while ago; `retryAfterSeconds` until it may again. */
export class RefreshedJustNow extends Schema.TaggedError<RefreshedJustNow>()("RefreshedJustNow", {
  retryAfterSeconds: Schema.Natural,
}) {}
