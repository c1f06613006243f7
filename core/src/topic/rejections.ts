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

/**
 * No community could be read, or none has a usable post: the edition before stays in place. `reasons` are the sources'
 * own, at most five.
 */
export class NothingCollected extends Schema.TaggedError<NothingCollected>()("NothingCollected", {
  source: Schema.String,
  reasons: Schema.Array(Schema.String),
}) {}

/** What an edition has too little of, against what it needs. */
export const Shortfall = Schema.Struct({
  measure: Schema.Literals(["communities", "posts", "topics"]),
  found: Schema.Natural,
  needed: Schema.Natural,
})
export type Shortfall = typeof Shortfall.Type

/** Too little was collected for an edition: it is kept back, and the one before stays in place. */
export class EditionWithheld extends Schema.TaggedError<EditionWithheld>()("EditionWithheld", {
  editionId: Schema.String,
  shortfalls: Schema.Array(Shortfall),
}) {}

/** No edition of this id is kept back. */
export class EditionUnknown extends Schema.TaggedError<EditionUnknown>()("EditionUnknown", {
  editionId: Schema.String,
}) {}
