import type { Letter, LetterKind } from "@rounds/core/mail/letter.ts"

/** What is said about an account after something about its sign-in has changed. */
export type Change =
  | "password_changed"
  | "password_reset"
  | "sessions_ended"
  | "passkey_added"
  | "passkey_removed"
  | "two_step_on"
  | "two_step_off"
  | "new_recovery_codes"
  | "recovery_code_used"

const changes: { readonly [C in Change]: { readonly subject: string; readonly says: string } } = {
  password_changed: {
    subject: "Your password was changed",
    says: "The password of your Rounds account was changed. Other devices were signed out.",
  },
  password_reset: {
    subject: "Your password was set anew",
    says: "The password of your Rounds account was set anew by a link from this mailbox. All devices were signed out.",
  },
  sessions_ended: {
    subject: "Devices were signed out",
    says: "Devices of your Rounds account were signed out from another of your devices.",
  },
  passkey_added: {
    subject: "A passkey was added",
    says: "A passkey was added to your Rounds account. It opens the account without the password.",
  },
  passkey_removed: {
    subject: "A passkey was removed",
    says: "A passkey was removed from your Rounds account. It does not open the account any more.",
  },
  two_step_on: {
    subject: "Two-step sign-in is on",
    says: "Two-step sign-in was turned on for your Rounds account. Signing in by password asks for a code from now on.",
  },
  two_step_off: {
    subject: "Two-step sign-in is off",
    says: "Two-step sign-in was turned off for your Rounds account. The password alone opens it.",
  },
  new_recovery_codes: {
    subject: "New recovery codes were made",
    says: "New recovery codes were made for your Rounds account. The old ones are void.",
  },
  recovery_code_used: {
    subject: "A recovery code was used",
    says: "Somebody signed in to your Rounds account with one of its recovery codes. Each works once.",
  },
}

/** The words of every letter about signing in. Links hold their secret behind `#`: no server logs it. */
export const lettersFrom = (publicUrl: string) => {
  const setAnew = `${publicUrl}/auth/forgot`
  const notYou = `If it was not you, set a new password at once: ${setAnew}`
  const letter = (kind: LetterKind, to: string, rest: Omit<Letter, "kind" | "to" | "userId">): Letter => ({
    kind,
    to,
    userId: null,
    ...rest,
  })
  return {
    confirm: (to: string, token: string) =>
      letter("confirm_address", to, {
        subject: "Confirm your address",
        says: [
          "Somebody opened a Rounds account with this address.",
          "If it was you, open this link, best in the browser where you signed up. It works for one day.",
        ],
        link: { label: "Confirm my address", url: `${publicUrl}/auth/confirm#${token}` },
        adds: [
          "If it was not you, do nothing: the account stays unconfirmed. You can also take it over: the link signs everybody else out, and you choose the password.",
        ],
      }),
    known: (to: string) =>
      letter("address_known", to, {
        subject: "You have an account already",
        says: [
          "Somebody tried to open a Rounds account with this address. There is one already, and nothing was changed.",
          `If it was you, sign in: ${publicUrl}/auth`,
        ],
        link: { label: "I do not know my password", url: setAnew },
        adds: ["If it was not you, do nothing."],
      }),
    reset: (to: string, token: string) =>
      letter("reset_password", to, {
        subject: "Set a new password",
        says: [
          "Somebody asked for a new password for your Rounds account. The link works for one hour, once.",
        ],
        link: { label: "Set a new password", url: `${publicUrl}/auth/reset#${token}` },
        adds: ["If it was not you, do nothing: your password stays as it is."],
      }),
    newAddress: (to: string, token: string) =>
      letter("confirm_new_address", to, {
        subject: "Confirm your new address",
        says: [
          "A Rounds account is to move to this address.",
          "If you asked for it, open this link in a browser where you are signed in. It works for one day.",
        ],
        link: { label: "Confirm my new address", url: `${publicUrl}/auth/confirm#${token}` },
        adds: ["If it was not you, do nothing: the account stays where it is."],
      }),
    moveAsked: (to: string) =>
      letter("security_notice", to, {
        subject: "Your address is to change",
        says: [
          "Somebody who is signed in asked to move your Rounds account to another address. It moves when the link that we sent there is opened.",
        ],
        link: null,
        adds: [notYou],
      }),
    moved: (to: string) =>
      letter("address_changed", to, {
        subject: "Your address was changed",
        says: ["Your Rounds account was moved to another address. This one does not open it any more."],
        link: null,
        adds: ["If it was not you, answer to this letter or write to our support at once."],
      }),
    changed: (to: string, change: Change) =>
      letter(
        change === "password_changed" || change === "password_reset" ? "password_changed" : "security_notice",
        to,
        {
          subject: changes[change].subject,
          says: [changes[change].says],
          link: null,
          adds: [notYou],
        },
      ),
  }
}

export type Letters = ReturnType<typeof lettersFrom>
