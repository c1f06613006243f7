import { expect, test } from "vitest"
import { safetyChangeOf } from "./happening.ts"

test.each([
  ["second_factor_added", "passkey", "passkey_added"],
  ["second_factor_added", "recovery codes", "new_recovery_codes"],
  ["second_factor_added", "", "two_step_on"],
  ["second_factor_removed", "passkey", "passkey_removed"],
  ["second_factor_removed", "", "two_step_off"],
  ["password_changed", "", "password_changed"],
  ["account_suspended", "a reason", "account_suspended"],
  ["signed_in", "passkey", null],
] as const)("%s with “%s” in the log tells %s", (kind, detail, expected) => {
  expect(safetyChangeOf(kind, detail)).toBe(expected)
})
