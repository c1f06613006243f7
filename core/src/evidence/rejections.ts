import * as Schema from "effect/Schema"

/** The index of articles gave no answer; `not_set_up`: the operator has not said who asks. */
export class ArticleIndexUnavailable extends Schema.TaggedError<ArticleIndexUnavailable>()(
  "ArticleIndexUnavailable",
  {
    reason: Schema.Literals(["not_set_up", "busy", "down"]),
    retryAfterSeconds: Schema.NullOr(Schema.Natural),
  },
) {}

/** A claim of which no word is known that an index could be asked for. */
export class NothingToSearchFor extends Schema.TaggedError<NothingToSearchFor>()("NothingToSearchFor", {}) {}
