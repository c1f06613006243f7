import * as Schema from "effect/Schema"

/**
 * What was asked for by an id that is none of ours in its very form. Adapters die with it, as with `Outage`. The
 * command line answers that there is no such thing; the API's contract lets no such id in, so that there it is a defect.
 */
export class NoSuchId extends Schema.TaggedError<NoSuchId>()("NoSuchId", {
  /** What was looked for, for the log. */
  operation: Schema.String,
}) {}
