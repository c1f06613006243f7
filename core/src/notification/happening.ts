import * as Schema from "effect/Schema"
import { WriterProblem } from "#script/rejections.ts"
import type { SecurityEventKind } from "#security/security-log.ts"

/** Changes of how somebody signs in, or of what they may do, that their owner hears of. */
export const SafetyChange = Schema.Literals([
  "password_changed",
  "password_reset",
  "devices_signed_out",
  "passkey_added",
  "passkey_removed",
  "two_step_on",
  "two_step_off",
  "new_recovery_codes",
  "recovery_code_used",
  "administrator_made",
  "data_asked",
  "account_suspended",
  "account_restored",
])
export type SafetyChange = typeof SafetyChange.Type

/** Something worth telling that is no event of a stream. Kept until it has been told; it names nobody. */
export const Happening = Schema.Union([
  Schema.TaggedStruct("AccountOpened", { confirmed: Schema.Boolean }),
  Schema.TaggedStruct("AddressConfirmed", {}),
  Schema.TaggedStruct("AddressChanged", {}),
  Schema.TaggedStruct("SafetyChanged", { change: SafetyChange }),
  /** The mail server will never take mail to the account's address; `letter`: the one it refused. */
  Schema.TaggedStruct("AddressRefused", { letter: Schema.String }),
  Schema.TaggedStruct("DataReady", { hours: Schema.Natural }),
  /** A script was stored and nobody was there any more to take the answer. */
  Schema.TaggedStruct("ScriptUnclaimed", { scriptId: Schema.String, topic: Schema.String }),
  /** Days are UTC, "2026-11-22". */
  Schema.TaggedStruct("CollectionFailed", { day: Schema.String }),
  Schema.TaggedStruct("EditionWithheld", { day: Schema.String }),
  Schema.TaggedStruct("WriterRefused", { day: Schema.String, problem: WriterProblem }),
  /** Somebody wrote by the contact form. */
  Schema.TaggedStruct("MessageReceived", { id: Schema.String, subject: Schema.String }),
  Schema.TaggedStruct("WebhookDead", { hash: Schema.String, message: Schema.String }),
])
export type Happening = typeof Happening.Type

/** What the log says of a second way to sign in; it says nothing of two-step sign-in itself. */
export const secondFactors = { passkey: "passkey", recoveryCodes: "recovery codes", twoStep: "" } as const

/** What the owner of an account is told when something is written into the security log; `null`: nothing. */
const safetyChanges: {
  readonly [K in SecurityEventKind]: SafetyChange | { readonly [what: string]: SafetyChange } | null
} = {
  signed_up: null,
  signed_in: null,
  sign_in_failed: null,
  // The account says these itself.
  address_confirmed: null,
  address_changed: null,
  password_reset_requested: null,
  password_reset: "password_reset",
  password_changed: "password_changed",
  sessions_ended: "devices_signed_out",
  second_factor_added: {
    [secondFactors.passkey]: "passkey_added",
    [secondFactors.recoveryCodes]: "new_recovery_codes",
    [secondFactors.twoStep]: "two_step_on",
  },
  second_factor_removed: {
    [secondFactors.passkey]: "passkey_removed",
    [secondFactors.twoStep]: "two_step_off",
  },
  second_factor_failed: null,
  recovery_code_used: "recovery_code_used",
  admin_granted: "administrator_made",
  // Events of the subscription and the quota say these.
  tier_set: null,
  quota_granted: null,
  account_suspended: "account_suspended",
  account_restored: "account_restored",
  account_exported: "data_asked",
  account_erased: null,
  call_refused: null,
  webhook_refused: null,
  webhook_dead: null,
}

/** `detail`: what the log says of it beside its kind. */
export const safetyChangeOf = (kind: SecurityEventKind, detail: string): SafetyChange | null => {
  const change = safetyChanges[kind]
  return typeof change === "object" ? (change?.[detail] ?? null) : change
}
