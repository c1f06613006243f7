import * as Schema from "effect/Schema"

/**
 * Something was to be stored about an account that was erased while it was under way. Adapters die with it, as with
 * `Outage`: nobody that a use case could turn to is there any more. The API answers that nobody has signed in.
 */
export class AccountErased extends Schema.TaggedError<AccountErased>()("AccountErased", {
  /** What was to be stored, for the log. */
  operation: Schema.String,
}) {}
