import * as Schema from "effect/Schema"
import { Reason } from "#admin/action.ts"
import { PeopleOrder, Person, PersonState, PlanGroup } from "#admin/people.ts"
import { HarmRejection } from "#admin/rejections.ts"
import { CommandIdReused, ConcurrencyConflict } from "#kernel/event-store.ts"
import { Instant, textUpTo, Uuid } from "#kernel/text.ts"
import { NotificationPreferences } from "#notification/preferences.ts"
import { Billing } from "#plan/paid-plan.ts"
import { SubscriptionStatus } from "#plan/entitlement.ts"
import { Tier } from "#plan/tier.ts"
import { Day, largestBonus } from "#quota/commands.ts"
import { QuotaRejection } from "#quota/rejections.ts"
import { Deed } from "#subscription/deed.ts"
import { PaymentSetupFailed, StillPaying } from "#subscription/rejections.ts"
import { AdminAction } from "./admin-actions.ts"
import { endpoint } from "./endpoint.ts"
import { Notification } from "./notifications.ts"

const AdminUser = Person.annotate({ identifier: "AdminUser" })

const wholeUpTo = (maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum }))

const PeopleQuery = {
  /** Part of the address or the name, or an id. */
  q: Schema.optionalKey(textUpTo(200)),
  state: Schema.optionalKey(PersonState),
}

export const readPeople = endpoint({
  method: "GET",
  path: "/api/admin/users",
  summary: "People, newest first; sorted, filtered by plan and state, searched, a page of at most 1,000",
  access: "admin",
  query: Schema.Struct({
    ...PeopleQuery,
    tier: Schema.optionalKey(PlanGroup),
    sort: Schema.optionalKey(PeopleOrder),
    order: Schema.optionalKey(Schema.Literals(["asc", "desc"])),
    offset: Schema.optionalKey(wholeUpTo(10_000_000)),
    limit: Schema.optionalKey(wholeUpTo(1_000)),
  }),
  success: Schema.Array(AdminUser),
})

export const countPeople = endpoint({
  method: "GET",
  path: "/api/admin/user-counts",
  summary: "How many people fit a search, by plan; who is in a trial counts there alone",
  access: "admin",
  query: Schema.Struct(PeopleQuery),
  success: Schema.Struct({
    freemium: Schema.Natural,
    trial: Schema.Natural,
    creator_pro: Schema.Natural,
    professional: Schema.Natural,
    admin: Schema.Natural,
  }).annotate({ identifier: "PeopleCounts" }),
})

export const readPeopleStats = endpoint({
  method: "GET",
  path: "/api/admin/stats",
  summary: "The figures above the list of people, counted now",
  access: "admin",
  success: Schema.Struct({
    people: Schema.Natural,
    joinedInWeek: Schema.Natural,
    freePlanUsers: Schema.Natural,
    atScriptLimit: Schema.Natural,
    /** A subscription that is paid for goes on. */
    paying: Schema.Natural,
    paymentsFailing: Schema.Natural,
    onTrial: Schema.Natural,
    /** Within three days. */
    trialsEndingSoon: Schema.Natural,
    suspended: Schema.Natural,
  }).annotate({ identifier: "AdminStats" }),
})

const ofPerson = { params: Schema.Struct({ id: Uuid }), access: "admin" } as const
/** Why, for whoever asks later; the screens ask for it. */
const reason = Schema.optionalKey(Reason)

export const PersonDetail = Schema.Struct({
  user: AdminUser,
  scripts: Schema.Natural,
  /** Why the account may do what it may do: the same rules that decide. */
  access: Schema.Struct({
    tier: Tier,
    status: SubscriptionStatus,
    because: Schema.String,
    accessUntil: Schema.NullOr(Instant),
    nextBillingAt: Schema.NullOr(Instant),
    trialEndsAt: Schema.NullOr(Instant),
    decisions: Schema.Array(Schema.Struct({ what: Deed, allowed: Schema.Boolean, because: Schema.String })),
  }),
  /** What goes on being charged at the payment provider. */
  charged: Schema.NullOr(
    Schema.Struct({
      tier: Tier,
      billing: Billing,
      amountCents: Schema.Natural,
      next: Schema.NullOr(Instant),
    }),
  ),
  /** What the provider and administrators said, newest first, at most 50. */
  facts: Schema.Array(Schema.Struct({ happenedAt: Instant, text: Schema.String })),
  sessions: Schema.Array(Schema.Struct({ userAgent: Schema.String, signedInAt: Instant, usedAt: Instant })),
  notifications: Schema.Array(Notification),
  preferences: NotificationPreferences,
  actions: Schema.Array(AdminAction),
}).annotate({ identifier: "PersonDetail" })
export type PersonDetail = typeof PersonDetail.Type

export const readPerson = endpoint({
  method: "GET",
  path: "/api/admin/users/{id}",
  summary:
    "One person: plan and why, quotas, notes, where they are signed in, what they were told, what was done",
  ...ofPerson,
  success: PersonDetail,
})

export const setPersonTier = endpoint({
  method: "PATCH",
  path: "/api/admin/users/{id}/tier",
  summary:
    "Decides somebody's tier at once; below what they pay, it must be said what becomes of the payment",
  ...ofPerson,
  body: Schema.Struct({
    subscriptionTier: Tier,
    /** Of a running payment for more than that: cancelled at the provider, or kept. */
    paid: Schema.optionalKey(Schema.Literals(["cancel", "keep"])),
    reason,
  }),
  success: Schema.Struct({ message: Schema.String, cancelled: Schema.Natural, kept: Schema.Boolean }),
  rejections: Schema.Union([
    HarmRejection,
    StillPaying,
    PaymentSetupFailed,
    ConcurrencyConflict,
    CommandIdReused,
  ]),
})

const Bonus = Schema.Natural.check(Schema.isLessThanOrEqualTo(largestBonus))

export const savePersonSettings = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/quotas",
  summary: "Sets somebody's extra quotas, notes and suspension; what is absent stays as it is",
  ...ofPerson,
  body: Schema.Struct({
    extraScriptQuota: Schema.optionalKey(Bonus),
    extraTopicQuota: Schema.optionalKey(Bonus),
    /** Last day (UTC) the extra quota counts; `null` for no end. */
    quotaResetDate: Schema.optionalKey(Schema.NullOr(Day)),
    adminNotes: Schema.optionalKey(textUpTo(4_000)),
    isActive: Schema.optionalKey(Schema.Boolean),
    reason,
  }),
  success: AdminUser,
  rejections: Schema.Union([HarmRejection, QuotaRejection, ConcurrencyConflict, CommandIdReused]),
})

export const exportPeople = endpoint({
  method: "POST",
  path: "/api/admin/user-exports",
  summary: "People who fit a search, or some of them, as CSV; at most the 10,000 oldest",
  access: "admin",
  body: Schema.Struct({
    ...PeopleQuery,
    tier: Schema.optionalKey(PlanGroup),
    /** Only these. */
    ids: Schema.optionalKey(Schema.Array(Uuid).check(Schema.isMaxLength(100))),
    reason,
  }),
  success: Schema.Struct({ csv: Schema.String, people: Schema.Natural }),
  expensive: true,
})

export const deletePerson = endpoint({
  method: "DELETE",
  path: "/api/admin/users/{id}",
  summary: "Closes an account at once, cancels what is paid and erases everything about the person, for ever",
  ...ofPerson,
  body: Schema.Struct({ reason }),
  success: Schema.Struct({ message: Schema.String }),
  rejections: HarmRejection,
})

export const endPersonSessions = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/end-sessions",
  summary: "Signs somebody out everywhere",
  ...ofPerson,
  body: Schema.Struct({ reason }),
  success: Schema.Struct({ message: Schema.String }),
})

export const readPersonPreferences = endpoint({
  method: "GET",
  path: "/api/admin/users/{id}/notification-preferences",
  summary: "What somebody wants to hear of",
  ...ofPerson,
  success: NotificationPreferences,
})

export const savePersonPreferences = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/notification-preferences",
  summary: "Sets what somebody hears of, for them",
  ...ofPerson,
  body: NotificationPreferences.mapFields((flags) => ({ ...flags, reason })),
  success: NotificationPreferences,
})
