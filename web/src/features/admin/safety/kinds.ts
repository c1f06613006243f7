import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { adminSafety as words } from "#words/admin/safety.ts"

export type SafetyEntry = SuccessOf<"GET /api/admin/security-log">[number]
type Kind = SafetyEntry["kind"]

/** Every kind of event in words. */
const kinds: { readonly [K in Kind]: string } = {
  signed_up: words.signedUp,
  signed_in: words.signedIn,
  sign_in_failed: words.signInFailed,
  address_confirmed: words.addressConfirmed,
  address_changed: words.addressChanged,
  password_reset_requested: words.passwordResetRequested,
  password_reset: words.passwordReset,
  password_changed: words.passwordChanged,
  sessions_ended: words.sessionsEnded,
  second_factor_added: words.secondFactorAdded,
  second_factor_removed: words.secondFactorRemoved,
  second_factor_failed: words.secondFactorFailed,
  recovery_code_used: words.recoveryCodeUsed,
  admin_granted: words.adminGranted,
  tier_set: words.tierSet,
  quota_granted: words.quotaGranted,
  account_suspended: words.accountSuspended,
  account_restored: words.accountRestored,
  account_exported: words.accountExported,
  account_erased: words.accountErased,
  call_refused: words.callRefused,
  webhook_refused: words.webhookRefused,
  webhook_dead: words.webhookDead,
}

export const sayKind = (kind: Kind) => kinds[kind]

export const isKind = (text: string | undefined): text is Kind =>
  text !== undefined && Object.hasOwn(kinds, text)

export const kindChoices = Object.entries(kinds)
