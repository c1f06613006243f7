import type { NeedsConfirmation } from "@rounds/core/account/rejections.ts"
import { refreshIntervalSeconds } from "@rounds/core/collection/refresh.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { usualFieldWords as fields } from "#language/field-words.ts"
import { fieldErrors } from "#language/fields.ts"
import { guestWords } from "./guest-words.ts"
import { editWords } from "./edit-words.ts"
import { lookingAfterWords } from "./looking-after-words.ts"
import { planWords } from "./plan-words.ts"
import { uploadWords } from "./upload-words.ts"
import type { Presented, WordsFor } from "./presented.ts"
import { scriptWords } from "./script-words.ts"

/** Codes that the specification names otherwise than by our tag. */
const specified: { readonly [tag: string]: string } = {
  AccountSuspended: "account_suspended",
  UpgradeRequired: "UPGRADE_REQUIRED",
}

export const codeOf = (tag: string): string => specified[tag] ?? tag

const features = {
  specialty_filter:
    "Access to specialty-filtered trending topics is available with Creator Pro or Professional plans.",
  manual_refresh: "Manual refresh requires Creator Pro or Professional.",
  hook_choice: "Choosing among five hooks comes with Creator Pro and Professional.",
  beat_rewrite: "Having a single beat rewritten comes with Creator Pro and Professional.",
  script_versions: "Earlier versions come with Creator Pro and Professional.",
  article_search: "Searching PubMed for articles comes with Creator Pro and Professional.",
}

const waits: { readonly [Before in NeedsConfirmation]: string } = {
  next_script:
    "Your first script is written. For the next one, confirm your address: open the link we mailed you.",
  checkout: "Before a trial or a payment, confirm your address: open the link we mailed you.",
  admin_rights: "Administrators confirm their address first: open the link we mailed you.",
  sign_in_methods: "Confirm your address first: open the link we mailed you.",
}

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60)
  return whole === 1 ? "a minute" : `${whole} minutes`
}

const conflict: Presented = {
  status: 409,
  title: "Changed meanwhile",
  detail:
    "This was changed meanwhile, perhaps in another window. Load the page again and repeat your change.",
}

const interrupted: Presented = {
  status: 503,
  title: "Interrupted",
  detail: "The work was interrupted before it was stored. No script was counted; please try again.",
  retryAfterSeconds: 1,
}

const reused: Presented = {
  status: 422,
  title: "Idempotency key reused",
  detail: "This Idempotency-Key was used before, for another request. Use a new one.",
}

/** Every rejection has exactly one HTTP face; a new one does not compile until it is here. */
export const words: WordsFor<Rejection> = {
  ...scriptWords,
  ...editWords,
  ...guestWords,
  ...lookingAfterWords,
  ...planWords,
  ...uploadWords,
  InvalidRequest: ({ errors }) => {
    const told = fieldErrors(fields, errors)
    return {
      status: 400,
      title: "Invalid request",
      detail: told[0]?.message ?? "The request is not in the expected form.",
      errors: told,
    }
  },
  NotSignedIn: () => ({ status: 401, title: "Not signed in", detail: "Please sign in to continue." }),
  AccountSuspended: () => ({
    status: 403,
    title: "Account suspended",
    detail:
      "Your account is suspended. You can read and export your data, cancel your plan and delete the account; please contact support for anything else.",
  }),
  AdminOnly: () => ({ status: 403, title: "Administrators only", detail: "This is for administrators." }),
  AddressNotConfirmed: ({ before }) => ({
    status: 403,
    title: "Confirm your address first",
    detail: waits[before],
  }),
  SecondFactorMissing: () => ({
    status: 403,
    title: "Two-step sign-in needed",
    detail: "Administrators use two-step sign-in. Set it up under Sign-in and security.",
  }),
  SignInTooOld: ({ minutes: limit }) => ({
    status: 403,
    title: "Sign in again",
    detail: `This needs a sign-in of the last ${limit} minutes. Enter your password again.`,
  }),
  OwnAccount: () => ({
    status: 409,
    title: "Your own account",
    detail: "Administrators do not suspend, delete or demote themselves. Ask another administrator.",
  }),
  LastAdministrator: () => ({
    status: 409,
    title: "The last administrator",
    detail:
      "Without this account nobody could administer any more. Make somebody else an administrator first.",
  }),
  CrossSiteRequest: () => ({
    status: 403,
    title: "Cross-site request",
    detail: "This request came from another site's page and was not carried out.",
  }),
  MethodNotAllowed: ({ allow }) => ({
    status: 405,
    title: "Method not allowed",
    detail: `This address takes ${allow.join(", ")} only.`,
  }),
  NotFound: () => ({
    status: 404,
    title: "Not found",
    detail: "Not found; it may have been deleted or moved.",
  }),
  TooManyRequests: ({ retryAfterSeconds }) => ({
    status: 429,
    title: "Too many requests",
    detail: "That was a lot at once. Please wait a moment and try again.",
    retryAfterSeconds,
  }),
  NotJson: () => ({
    status: 415,
    title: "Unsupported media type",
    detail: "Send the body as uncompressed application/json.",
  }),
  BodyTooLarge: ({ limitBytes }) => ({
    status: 413,
    title: "Request too large",
    detail: `The body may hold at most ${Math.floor(limitBytes / 1000)} kB.`,
  }),
  UpgradeRequired: ({ feature }) => ({
    status: 403,
    title: "Upgrade required",
    detail: features[feature],
    requiresUpgrade: true,
  }),
  ReservationUnknown: () => interrupted,
  ReservationLapsed: () => interrupted,
  ReservationAlreadyCharged: () => conflict,
  ConcurrencyConflict: () => conflict,
  CommandIdReused: () => reused,
  IdempotencyKeyReused: () => reused,
  TopicUnknown: () => ({
    status: 404,
    title: "Topic not found",
    detail: "This topic does not exist or is no longer offered.",
  }),
  CallRunning: ({ retryAfterSeconds }) => ({
    status: 409,
    title: "Already under way",
    detail: "This very call is being carried out right now. Please ask again in a moment.",
    retryAfterSeconds,
  }),
  GenerationInterrupted: () => interrupted,
  TopicNotOpened: ({ limit, used }) => ({
    status: 403,
    title: "Topic not opened yet",
    detail: `Open this topic first: it takes one of this month's ${limit} topic views, of which ${used} are used.`,
  }),
  RefreshedJustNow: ({ retryAfterSeconds }) => ({
    status: 429,
    title: "Refreshed just now",
    detail: `You refreshed the topics a short while ago. The next refresh is possible in ${minutes(retryAfterSeconds)}.`,
    retryAfterSeconds,
  }),
  CollectionRunning: () => ({
    status: 409,
    title: "Already collecting",
    detail: "Topics are being collected right now. They will be there in a moment.",
    retryAfterSeconds: 10,
  }),
  AlreadyCollected: ({ day }) => ({
    status: 409,
    title: "Already collected",
    detail: `The topics of ${day} are there already.`,
  }),
  NothingCollected: () => ({
    status: 503,
    title: "Nothing collected",
    detail: "No community could be read. The topics of the last collection stay.",
    retryAfterSeconds: 60,
  }),
  EditionWithheld: () => ({
    status: 503,
    title: "Too little collected",
    detail: `Too few new posts were found, so the list stays as it is. The next refresh is possible in ${minutes(refreshIntervalSeconds)}.`,
    retryAfterSeconds: refreshIntervalSeconds,
  }),
  EditionUnknown: ({ editionId }) => ({
    status: 404,
    title: "No such edition",
    detail: `No edition ${editionId} is kept back.`,
  }),
}
