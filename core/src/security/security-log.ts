import * as Schema from "effect/Schema"

/** What an operator must be able to find again: who came in, who was refused, and whose rights or data changed. */
export const SecurityEventKind = Schema.Literals([
  "signed_up",
  "signed_in",
  "sign_in_failed",
  "address_confirmed",
  "address_changed",
  "password_reset_requested",
  "password_reset",
  "password_changed",
  "sessions_ended",
  "second_factor_added",
  "second_factor_removed",
  "second_factor_failed",
  "recovery_code_used",
  "admin_granted",
  "tier_set",
  "quota_granted",
  "account_suspended",
  "account_restored",
  "account_exported",
  "account_erased",
  "call_refused",
  "webhook_refused",
  "webhook_dead",
])
export type SecurityEventKind = typeof SecurityEventKind.Type

/**
 * Who can cause an event: `anyone` (a stranger may send thousands: they collapse into counts) or `owner` (somebody with
 * rights changes something: each is kept, in the transaction of the change itself).
 */
export const causedBy: { readonly [K in SecurityEventKind]: "anyone" | "owner" } = {
  signed_up: "anyone",
  signed_in: "anyone",
  sign_in_failed: "anyone",
  address_confirmed: "owner",
  address_changed: "owner",
  password_reset_requested: "anyone",
  password_reset: "owner",
  password_changed: "owner",
  sessions_ended: "owner",
  second_factor_added: "owner",
  second_factor_removed: "owner",
  second_factor_failed: "anyone",
  recovery_code_used: "owner",
  admin_granted: "owner",
  tier_set: "owner",
  quota_granted: "owner",
  account_suspended: "owner",
  account_restored: "owner",
  account_exported: "owner",
  account_erased: "owner",
  call_refused: "anyone",
  webhook_refused: "anyone",
  webhook_dead: "anyone",
}

/** Something to remember. Mailbox and network come in clear and are kept as keyed hashes only. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** Id of the account it is about, when there is one. */
  readonly account?: string | null
  /** Who did it, where that is somebody else: an account's id, or "cli". */
  readonly by?: string | null
  /** E-mail address that was given. */
  readonly email?: string | null
  /** Address that the request came from. */
  readonly ip?: string | null
  /** Our own words: a code and a route. Never what somebody typed. */
  readonly detail?: string
}

/** One row of the log, newest first. The same within a minute is one row with a count. */
export interface SecurityEntry {
  readonly kind: SecurityEventKind
  readonly account: string | null
  readonly by: string | null
  readonly mailbox: string | null
  readonly network: string | null
  readonly detail: string
  readonly times: number
  readonly firstAt: string
  readonly lastAt: string
}

export interface SecuritySearch {
  readonly kind?: SecurityEventKind
  readonly account?: string
  /** In clear; compared by its hash. */
  readonly email?: string
  /** In clear; compared by the hash of its network. */
  readonly ip?: string
  /** Between 1 and 1,000. */
  readonly limit: number
}

export const SECURITY_LOG_DAYS = 90
