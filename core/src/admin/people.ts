import * as Schema from "effect/Schema"
import { SubscriptionStatus } from "#plan/entitlement.ts"
import { Tier } from "#plan/tier.ts"

/** What stands out about somebody in the list of people, the most pressing first. */
export const PersonState = Schema.Literals([
  "deleting",
  "suspended",
  "payment_failing",
  "unconfirmed",
  "quota_full",
  "active",
])
export type PersonState = typeof PersonState.Type

/** The filters of the list: `freemium` is everybody on the Starter plan, `trial` everybody in a trial of another. */
export const PlanGroup = Schema.Literals(["freemium", "trial", "creator_pro", "professional", "admin"])
export type PlanGroup = typeof PlanGroup.Type

export const PeopleOrder = Schema.Literals(["email", "tier", "scripts", "seen", "joined", "state"])
export type PeopleOrder = typeof PeopleOrder.Type

/** Which people; all that is given must fit. `q`: part of the address or name, or an id. */
export interface PeopleSearch {
  readonly q?: string | undefined
  readonly tier?: PlanGroup | undefined
  readonly state?: PersonState | undefined
  /** Only these. */
  readonly ids?: ReadonlyArray<string> | undefined
}

export interface PeoplePage extends PeopleSearch {
  readonly sort: PeopleOrder
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

/** One person as the list shows them. Counts are of the month; times are ISO 8601, UTC. */
export const Person = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  emailVerified: Schema.Boolean,
  firstName: Schema.NullOr(Schema.String),
  lastName: Schema.NullOr(Schema.String),
  profession: Schema.NullOr(Schema.String),
  market: Schema.NullOr(Schema.String),
  subscriptionTier: Tier,
  subscriptionStatus: SubscriptionStatus,
  trialEndDate: Schema.NullOr(Schema.String),
  subscriptionEndsAt: Schema.NullOr(Schema.String),
  scriptsUsedThisMonth: Schema.Natural,
  /** What the plan includes; -1 means unlimited. */
  monthlyScriptQuota: Schema.Int,
  monthlyTopicViews: Schema.Natural,
  /** As the quota of scripts. */
  monthlyTopicQuota: Schema.Int,
  extraScriptQuota: Schema.Natural,
  extraTopicQuota: Schema.Natural,
  /** Last day (UTC) the extra quota counts; `null` for no end. */
  quotaResetDate: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  isAdmin: Schema.Boolean,
  adminNotes: Schema.String,
  state: PersonState,
  createdAt: Schema.String,
  /** To a quarter of an hour; `null` when they have not been here since it is kept. */
  lastSeenAt: Schema.NullOr(Schema.String),
})
export type Person = typeof Person.Type

/** The figures above the list, all counted now. */
export interface PeopleStats {
  readonly people: number
  readonly joinedInWeek: number
  readonly freePlanUsers: number
  readonly atScriptLimit: number
  readonly paying: number
  readonly paymentsFailing: number
  readonly onTrial: number
  readonly trialsEndingSoon: number
  readonly suspended: number
}

/** A place where somebody is signed in. */
export interface SignedInPlace {
  readonly userAgent: string
  readonly signedInAt: string
  readonly usedAt: string
}
