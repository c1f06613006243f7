import * as Schema from "effect/Schema"

/** What waits until somebody has confirmed the account's address through the mailbox. */
export const NeedsConfirmation = Schema.Literals([
  "next_script",
  "checkout",
  "admin_rights",
  "sign_in_methods",
])
export type NeedsConfirmation = typeof NeedsConfirmation.Type

export class AddressNotConfirmed extends Schema.TaggedError<AddressNotConfirmed>()("AddressNotConfirmed", {
  before: NeedsConfirmation,
}) {}

/** What cannot be taken back needs a sign-in of the last minutes, so that a screen left open is not enough. */
export class SignInTooOld extends Schema.TaggedError<SignInTooOld>()("SignInTooOld", {
  minutes: Schema.Natural,
}) {}

/** An administrator has to set up two-step sign-in before using the rights. */
export class SecondFactorMissing extends Schema.TaggedError<SecondFactorMissing>()(
  "SecondFactorMissing",
  {},
) {}

/** No session and no token, or a token that is not valid. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {}

export class AccountSuspended extends Schema.TaggedError<AccountSuspended>()("AccountSuspended", {}) {}

export class AdminOnly extends Schema.TaggedError<AdminOnly>()("AdminOnly", {}) {}
