import * as Schema from "effect/Schema"

/** What an account may or may not do. */
export const Deed = Schema.Literals([
  "script",
  "topic_view",
  "specialty_filter",
  "manual_refresh",
  "trial",
  "creator_pro",
  "professional",
])
export type Deed = typeof Deed.Type
