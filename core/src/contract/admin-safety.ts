import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { SecurityEventKind } from "#security/security-log.ts"
import { endpoint } from "./endpoint.ts"

const Limit = Schema.optionalKey(
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 })),
)

/** Something that matters to safety; the same within a minute is one with a count. */
export const SafetyEntry = Schema.Struct({
  kind: SecurityEventKind,
  /** Id of the account it is about, when there is one. */
  account: Schema.NullOr(Schema.String),
  /** Who did it, where that is somebody else: an account's id, or `cli`. */
  by: Schema.NullOr(Schema.String),
  /** Keyed hashes, by which events of one mailbox or one network are seen to belong together. */
  mailbox: Schema.NullOr(Schema.String),
  network: Schema.NullOr(Schema.String),
  /** A code and a route, in our own words. */
  detail: Schema.String,
  times: Schema.Natural,
  firstAt: Instant,
  lastAt: Instant,
}).annotate({ identifier: "SafetyEntry" })
export type SafetyEntry = typeof SafetyEntry.Type

export const readSafetyLog = endpoint({
  method: "GET",
  path: "/api/admin/security-log",
  summary: "Sign-ins, refusals and changes of rights of the last 90 days, newest first",
  access: "admin",
  query: Schema.Struct({ kind: Schema.optionalKey(SecurityEventKind), limit: Limit }),
  success: Schema.Array(SafetyEntry),
})

/** Somebody who wants to know when Professional is on sale. */
export const WaitlistEntry = Schema.Struct({
  email: Schema.String,
  askedAt: Instant,
  /** Null while the address is not confirmed: it does not count, and is told nothing. */
  confirmedAt: Schema.NullOr(Instant),
  toldAt: Schema.NullOr(Instant),
}).annotate({ identifier: "WaitlistEntry" })

export const readWaitlist = endpoint({
  method: "GET",
  path: "/api/admin/waitlist",
  summary: "Who waits for Professional, newest first, and how many there are",
  access: "admin",
  query: Schema.Struct({ limit: Limit }),
  success: Schema.Struct({
    asked: Schema.Natural,
    confirmed: Schema.Natural,
    told: Schema.Natural,
    newest: Schema.Array(WaitlistEntry),
  }),
})
