import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { SubscriptionStatus } from "#plan/entitlement.ts"
import { Tier } from "#plan/tier.ts"
import { Language } from "#script/settings.ts"
import { endpoint } from "./endpoint.ts"

/** -1 means unlimited. */
const Limit = Schema.Int

/** The account and what it may use now, by the specification's names. Times are ISO 8601 in UTC. */
export const User = Schema.Struct({
  id: Schema.String,
  email: Schema.String.annotate({ format: "email" }),
  emailVerified: Schema.Boolean,
  firstName: Schema.NullOr(Schema.String),
  lastName: Schema.NullOr(Schema.String),
  profileImageUrl: Schema.NullOr(Schema.String),
  subscriptionTier: Tier,
  subscriptionStatus: SubscriptionStatus,
  subscriptionEndsAt: Schema.NullOr(Instant),
  trialStartDate: Schema.NullOr(Instant),
  trialEndDate: Schema.NullOr(Instant),
  nextBillingDate: Schema.NullOr(Instant),
  cancellationDate: Schema.NullOr(Instant),
  hasUsedTrial: Schema.Boolean,
  /** A trial or subscription ended and nothing replaced it. */
  requiresPlanSelection: Schema.Boolean,
  isAdmin: Schema.Boolean,
  /** An administrator who has to set up two-step sign-in before the rights count. */
  secondFactorDue: Schema.Boolean,
  isActive: Schema.Boolean,
  /** "Creator Pro Trial", "Starter", ...: the words of the badge. */
  planBadge: Schema.String,
  /** 1 to 7 during a trial: the badge "Day N of 7". */
  trialDay: Schema.NullOr(Schema.Natural),
  trialDaysLeft: Schema.NullOr(Schema.Natural),
  specialtyFilter: Schema.Boolean,
  manualRefresh: Schema.Boolean,
  /** Of screens and mail; `null` until you or your browser have said one. */
  language: Schema.NullOr(Language),
  createdAt: Instant,
  updatedAt: Instant,
}).annotate({ identifier: "User" })
export type User = typeof User.Type

export const readUser = endpoint({
  method: "GET",
  path: "/api/user",
  summary: "The signed-in account and its plan; the first call creates the account",
  access: "user",
  success: User,
})

export const chooseLanguage = endpoint({
  method: "PUT",
  path: "/api/user/language",
  summary: "Chooses the language of your screens and your mail, on every device",
  access: "user",
  body: Schema.Struct({ language: Language }),
  success: Schema.Struct({ language: Language }),
})

/** This month's use. A month is a calendar month in UTC. */
export const UserUsage = Schema.Struct({
  scriptGenerations: Schema.Natural,
  topicViews: Schema.Natural,
  /** Base allowance, bonus not included. */
  scriptsLimit: Limit,
  topicViewsLimit: Limit,
  bonusScripts: Schema.Natural,
  bonusTopicViews: Schema.Natural,
  /** Last moment the bonus counts; `null` when it does not end or there is none. */
  bonusUntil: Schema.NullOr(Instant),
  /** Generations that are running now and not yet charged. */
  scriptsOpen: Schema.Natural,
  /** "2026-11" */
  period: Schema.String,
  resetsAt: Instant,
}).annotate({ identifier: "UserUsage" })
export type UserUsage = typeof UserUsage.Type

export const readUsage = endpoint({
  method: "GET",
  path: "/api/user/usage",
  summary: "Scripts and topic views of this month against what the plan includes",
  access: "user",
  success: UserUsage,
})
