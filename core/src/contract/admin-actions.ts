import * as Schema from "effect/Schema"
import { ActionKind, Facts } from "#admin/action.ts"
import { Instant, textUpTo, Uuid } from "#kernel/text.ts"
import { endpoint } from "./endpoint.ts"
import { newestFirst } from "./paging.ts"

/** What was done by hand: who, when, what, before and after, and why. */
export const AdminAction = Schema.Struct({
  id: Schema.String,
  action: ActionKind,
  /** Id of the account it was done to. */
  account: Schema.NullOr(Schema.String),
  /** Address of that account, while there is one. */
  accountEmail: Schema.NullOr(Schema.String),
  /** What else it was done to. */
  subject: Schema.NullOr(Schema.String),
  /** An account's id, `cli` or `job`. */
  by: Schema.String,
  byEmail: Schema.NullOr(Schema.String),
  /** Empty where nobody said why. */
  why: Schema.String,
  before: Schema.NullOr(Facts),
  after: Schema.NullOr(Facts),
  at: Instant,
}).annotate({ identifier: "AdminAction" })
export type AdminAction = typeof AdminAction.Type

export const readActions = endpoint({
  method: "GET",
  path: "/api/admin/actions",
  summary: "What administrators, operators and people did by hand with accounts and settings, newest first",
  access: "admin",
  query: Schema.Struct({
    account: Schema.optionalKey(Uuid),
    by: Schema.optionalKey(textUpTo(36)),
    action: Schema.optionalKey(ActionKind),
    ...newestFirst,
  }),
  success: Schema.Array(AdminAction),
})
