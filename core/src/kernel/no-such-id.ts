import * as Schema from "effect/Schema"

/**
 * What was asked for by an id that is none of ours in its very form. Adapters die with it, as with `Outage`, and every
 * door answers that there is no such thing.
 */
export class NoSuchId extends Schema.TaggedError<NoSuchId>()("NoSuchId", {
  /** What was looked for, for the log. */
  operation: Schema.String,
}) {}
