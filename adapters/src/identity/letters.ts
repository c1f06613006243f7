import type { LetterKey } from "@rounds/core/mail/kinds.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import type { Site } from "@rounds/core/mail/site.ts"
import { writeLetter } from "@rounds/core/mail/write-letter.ts"
import type { Language } from "@rounds/core/script/settings.ts"

/** What is said about an account after something about its sign-in has changed. */
export type Change = Extract<
  LetterKey,
  | "password_changed"
  | "password_reset"
  | "sessions_ended"
  | "passkey_added"
  | "passkey_removed"
  | "two_step_on"
  | "two_step_off"
  | "new_recovery_codes"
  | "recovery_code_used"
>

/** Every letter about signing in, in a language. Links hold their secret behind `#`: no server logs it. */
export const lettersFrom = ({ publicUrl, support }: Site, language: Language) => {
  const setAnew = `${publicUrl}/auth/forgot`
  const letter = (
    kind: LetterKey,
    to: string,
    rest: Omit<Parameters<typeof writeLetter>[1], "to"> = {},
  ): Letter => writeLetter(kind, { to, language, ...rest })
  return {
    confirm: (to: string, token: string) =>
      letter("confirm_address", to, { url: `${publicUrl}/auth/confirm#${token}` }),
    known: (to: string) =>
      letter("address_known", to, { url: setAnew, values: { signIn: `${publicUrl}/auth` } }),
    reset: (to: string, token: string) =>
      letter("reset_password", to, { url: `${publicUrl}/auth/reset#${token}` }),
    newAddress: (to: string, token: string) =>
      letter("confirm_new_address", to, { url: `${publicUrl}/auth/confirm#${token}` }),
    moveAsked: (to: string) => letter("address_move_asked", to, { values: { setAnew } }),
    moved: (to: string) => letter("address_changed", to, { values: { support } }),
    changed: (to: string, change: Change) =>
      letter(change, to, { values: change === "two_step_on" ? { support } : { setAnew } }),
  }
}

export type Letters = ReturnType<typeof lettersFrom>
