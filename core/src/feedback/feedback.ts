import * as Schema from "effect/Schema"
import { Language } from "#script/settings.ts"

/** How far a message has come. */
export const FeedbackStatus = Schema.Literals(["open", "answered", "closed"])
export type FeedbackStatus = typeof FeedbackStatus.Type

/** A message to us. Times are ISO 8601, UTC. */
export const Feedback = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  subject: Schema.String,
  message: Schema.String,
  /** Of the screen it was written on. */
  language: Schema.NullOr(Language),
  status: FeedbackStatus,
  answer: Schema.NullOr(Schema.String),
  createdAt: Schema.String.annotate({ format: "date-time" }),
  answeredAt: Schema.NullOr(Schema.String.annotate({ format: "date-time" })),
}).annotate({ identifier: "Feedback" })
export type Feedback = typeof Feedback.Type

/** Whoever fills a form faster than this is no person. */
export const LEAST_SECONDS = 3

/** An opened form counts for so long. */
export const MOST_HOURS = 24
