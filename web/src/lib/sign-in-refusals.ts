import { signInRefusals as words } from "#words/sign-in-refusals.ts"
import { shortestPassword } from "./shortest-password.ts"

/** What each refusal of the sign-in service says, by its code: its own sentences are English in every language. */
const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Which of address and password was wrong stays unsaid.
    INVALID_EMAIL_OR_PASSWORD: words.wrongPasswordOrAddress,
    INVALID_PASSWORD: words.notYourPassword,
    INVALID_CODE: words.wrongCode,
    INVALID_BACKUP_CODE: words.wrongCode,
    INVALID_TWO_FACTOR_COOKIE: words.giveThePasswordAgain,
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: words.giveThePasswordAgain,
    ACCOUNT_TEMPORARILY_LOCKED: words.tooManyWrongCodes,
    INVALID_TOKEN: words.linkSpent,
    LINK_SPENT: words.linkSpent,
    ENOUGH_LETTERS: words.enoughLetters,
    INVALID_EMAIL: words.wholeAddress,
    NOT_ANOTHER_ADDRESS: words.otherAddress,
    NotSignedIn: words.signInToGoOn,
    SESSION_REQUIRED: words.signInToGoOn,
    SIGN_IN_AGAIN: words.givePasswordOnceMore,
    SESSION_NOT_FRESH: words.givePasswordOnceMore,
    DemoAccount: words.demoAccount,
    account_suspended: words.suspended,
    AddressNotConfirmed: words.confirmAddressFirst,
    PASSWORD_TOO_SHORT: words.passwordTooShort({ shortest: shortestPassword }),
    PASSWORD_TOO_LONG: words.passwordTooLong,
    PASSWORD_COMMON: words.passwordCommon,
    PASSWORD_ABOUT_YOU: words.passwordAboutYou,
    PASSWORD_LEAKED: words.passwordLeaked,
    TOTP_NOT_ENABLED: words.twoStepIsOff,
    TWO_FACTOR_NOT_ENABLED: words.twoStepIsOff,
    BACKUP_CODES_NOT_ENABLED: words.twoStepIsOff,
    TOTP_ALREADY_ENABLED: words.twoStepIsOn,
    KEY_DID_NOT_ASK: words.keyDidNotAsk,
    PREVIOUSLY_REGISTERED: words.keyKnown,
    CHALLENGE_NOT_FOUND: words.keyNotTaken,
    FAILED_TO_VERIFY_REGISTRATION: words.keyNotTaken,
    AUTHENTICATION_FAILED: words.keyNotTaken,
    PASSKEY_NOT_FOUND: words.keyUnknown,
  }),
)

/** The sentence for a code, with the wait where one was told; nothing for a code that no sentence is written for. */
export const refusalWords = (code: string, retryAfterSeconds: number | undefined): string | undefined => {
  if (code === "TOO_MANY_REQUESTS") return waitWords(retryAfterSeconds)
  // A password set by mail ends the wait of this account.
  if (code === "TOO_MANY_TRIES") return words.orForgotIt({ wait: waitWords(retryAfterSeconds) })
  return sentences.get(code)
}

const waitWords = (retryAfterSeconds: number | undefined): string => {
  if (retryAfterSeconds === undefined) return words.tooManyAttempts
  return retryAfterSeconds < 120
    ? words.tryAgainInSeconds({ seconds: retryAfterSeconds })
    : words.tryAgainInMinutes({ minutes: Math.ceil(retryAfterSeconds / 60) })
}
