import * as Schema from "effect/Schema"

/**
 * Something outside does not answer: a lost database, a full disk, a read-only server, a time limit. Adapters die
 * with it (ports promise only domain errors); the doors answer 503 with `Retry-After`.
 */
export class Outage extends Schema.TaggedError<Outage>()("Outage", {
  /** What is out, as in "postgres". */
  port: Schema.String,
  /** What was tried, for the log. */
  operation: Schema.String,
  retryAfterSeconds: Schema.Natural,
  cause: Schema.optionalKey(Schema.Defect()),
}) {}
