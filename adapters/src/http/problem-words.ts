import type { NeedsConfirmation } from "@rounds/core/account/rejections.ts"
import { planNames } from "@rounds/core/plan/catalogue.ts"
import type { Problem } from "@rounds/core/contract/problem.ts"
import { helpIn } from "@rounds/core/script/safety/help.ts"
import type { SafetyKind } from "@rounds/core/script/safety/kind.ts"
import type { Market } from "@rounds/core/script/settings.ts"
import { reasonOf } from "@rounds/core/topic/edition.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"

/** How a rejection looks from outside. */
export type Presented = Omit<Problem, "type" | "code" | "message" | "requestId">

/** Codes that the specification names otherwise than by our tag. */
const specified: { readonly [tag: string]: string } = {
  AccountSuspended: "account_suspended",
  UpgradeRequired: "UPGRADE_REQUIRED",
}

export const codeOf = (tag: string): string => specified[tag] ?? tag

type Words = {
  readonly [Tag in Rejection["_tag"]]: (rejection: Extract<Rejection, { _tag: Tag }>) => Presented
}

const features = {
  specialty_filter:
    "Access to specialty-filtered trending topics is available with Creator Pro or Professional plans.",
  manual_refresh: "Manual refresh requires Creator Pro or Professional.",
}

const allotments = { scripts: "scripts", topic_views: "topic views" } as const

const refusals = {
  length: "No draft fitted the chosen duration. Nothing was charged; try another duration.",
  claims: "The drafts made claims that should not be filmed. Nothing was charged; try another angle.",
  leak: "The drafts were too close to what people wrote. Nothing was charged; please try again.",
  unreadable: "The writer's answer could not be used. Nothing was charged; please try again.",
  writer_declined: "The writer declined this topic. Nothing was charged.",
}

const noArticles = {
  not_set_up: "PubMed is not searched here: the operator has not said who asks. Cite a source of your own.",
  busy: "PubMed asks us to slow down. Please try again in a minute, or cite a source of your own.",
  down: "PubMed cannot be reached. Please try again in a minute, or cite a source of your own.",
}

const unfilmed: { readonly [K in SafetyKind]: string } = {
  crisis: "This is about somebody who may be in danger, so we do not write a script on it.",
  emergency: "This can be an emergency, so we do not write a script that somebody might watch first.",
  minors:
    "Doses, diets and illness of a child need somebody who knows the child, so we do not write a script on it.",
  eating_disorder: "This can hurt somebody with an eating disorder, so we do not write a script on it.",
  drug_seeking: "This is about getting or misusing a medicine, so we do not write a script on it.",
  stopping_medicine:
    "Stopping or swapping a medicine belongs to whoever prescribed it, so we do not write a script on it.",
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
  detail: "Something else changed this first. Please try again.",
}

const interrupted: Presented = {
  status: 503,
  title: "Interrupted",
  detail: "The work was interrupted before it was stored. Nothing was charged; please try again.",
  retryAfterSeconds: 1,
}

const reused: Presented = {
  status: 422,
  title: "Idempotency key reused",
  detail: "This Idempotency-Key was used before, for another request. Use a new one.",
}

const numbersOf = (market: Market): string => {
  const { emergency, listens, advice } = helpIn[market]
  return [emergency, listens, ...(advice === null ? [] : [advice])]
    .filter((number, index, all) => all.indexOf(number) === index)
    .join(", ")
}

/** Every rejection has exactly one HTTP face; a new one does not compile until it is here. */
export const words: Words = {
  InvalidRequest: ({ errors }) => ({
    status: 400,
    title: "Invalid request",
    detail: errors[0]?.message ?? "The request is not in the expected form.",
    errors,
  }),
  NotSignedIn: () => ({ status: 401, title: "Not signed in", detail: "Please sign in to continue." }),
  AccountSuspended: () => ({
    status: 403,
    title: "Account suspended",
    detail: "Your account is suspended. You can read your data; please contact support for anything else.",
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
  NotFound: () => ({ status: 404, title: "Not found", detail: "There is nothing here." }),
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
  PlanSelectionRequired: ({ of, limit }) => ({
    status: 403,
    title: "Choose a plan",
    detail: `Your trial or plan has ended and this month's ${limit} free ${allotments[of]} are used. Choose a plan to go on.`,
    requiresPlanSelection: true,
  }),
  MonthlyQuotaReached: ({ limit, used }) => ({
    status: 429,
    title: "Monthly quota reached",
    detail: `Your monthly quota is full: ${used} of ${limit} scripts used. Ready to upgrade for more?`,
    requiresUpgrade: true,
  }),
  TopicViewsUsedUp: ({ limit, used }) => ({
    status: 429,
    title: "Monthly topic limit reached",
    detail: `Your monthly quota is full: ${used} of ${limit} topics opened. Upgrade for unlimited access.`,
    requiresUpgrade: true,
  }),
  GrantAlreadyExpired: ({ until }) => ({
    status: 422,
    title: "Bonus already over",
    detail: `A bonus until ${until} would have ended already. Choose a later day.`,
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
  NotForFilming: ({ kind, market, says }) => ({
    status: 422,
    title: "Not a topic to film",
    detail: `${unfilmed[kind]} Nothing was charged. If somebody needs help now: ${numbersOf(market)}.`,
    safeMessage: says,
  }),
  ScriptRefused: ({ reason }) => ({ status: 422, title: "No script this time", detail: refusals[reason] }),
  WriterUnavailable: ({ retryAfterSeconds }) => ({
    status: 503,
    title: "Writer unavailable",
    detail: "The script writer cannot be reached. Nothing was charged; please try again shortly.",
    retryAfterSeconds: retryAfterSeconds ?? 30,
  }),
  WriterMisconfigured: () => ({
    status: 503,
    title: "Writer not set up",
    detail:
      "Scripts cannot be written at the moment: the AI service does not accept this product's settings. " +
      "The operator has to mend that; trying again does not help. Nothing was charged.",
  }),
  WriterTimedOut: ({ seconds }) => ({
    status: 504,
    title: "Writer took too long",
    detail: `The script was not ready within ${seconds} seconds. Nothing was charged; please try again.`,
  }),
  GenerationRunning: ({ retryAfterSeconds }) => ({
    status: 409,
    title: "Already being written",
    detail: "This script is being written right now. It will be there in a moment.",
    retryAfterSeconds,
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
  EditionWithheld: ({ editionId, shortfalls }) => ({
    status: 503,
    title: "Too little collected",
    detail: `Too little could be read for new topics (${reasonOf(shortfalls)}). The topics of the last collection stay; edition ${editionId} is kept back.`,
    retryAfterSeconds: 600,
  }),
  EditionUnknown: ({ editionId }) => ({
    status: 404,
    title: "No such edition",
    detail: `No edition ${editionId} is kept back.`,
  }),
  ArticleIndexUnavailable: ({ reason, retryAfterSeconds }) => ({
    status: 503,
    title: "Article search unavailable",
    detail: noArticles[reason],
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  }),
  NothingToSearchFor: () => ({
    status: 422,
    title: "Nothing to search for",
    detail:
      "None of these words is known to the evidence library in English, which PubMed is searched in. Name the subject, or write the statement in English.",
  }),
  PlanChangeRefused: ({ title, text }) => ({ status: 409, title, detail: text }),
  NothingToCancel: () => ({
    status: 409,
    title: "Nothing to cancel",
    detail: "There is no running subscription to cancel.",
  }),
  NothingToResume: () => ({
    status: 409,
    title: "Nothing to resume",
    detail: "There is no cancelled subscription to resume.",
  }),
  NoPlanChangeScheduled: () => ({
    status: 409,
    title: "No change scheduled",
    detail: "No plan change is scheduled.",
  }),
  NoSubscription: () => ({ status: 404, title: "No subscription", detail: "You have no subscription yet." }),
  StillPaying: ({ tier, billing, amountCents }) => ({
    status: 409,
    title: "Still paying for more",
    detail: `This account pays $${amountCents / 100} for ${planNames[tier]}, billed ${billing}. Say whether that is cancelled or kept.`,
  }),
  PaymentSetupFailed: ({ message }) => ({
    status: 502,
    title: "Payment Setup Failed",
    detail: message === "" ? "Payment setup failed" : `Payment setup failed: ${message}`,
  }),
}
