import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { hoursAgo } from "./topic-answers.ts"
import { preferences, user } from "./answers.ts"

export const administrator: typeof user = {
  ...user,
  email: "boss@clinic.example",
  isAdmin: true,
  subscriptionTier: "admin",
  subscriptionStatus: "active",
  planBadge: "Admin",
}

export const suspended: SuccessOf<"GET /api/admin/actions">[number] = {
  id: "1",
  action: "suspended",
  account: "018f0000-0000-7000-8000-00000000000a",
  accountEmail: "dr.a@clinic.example",
  subject: null,
  by: administrator.id,
  byEmail: administrator.email,
  why: "Shared by several people",
  before: { isActive: true },
  after: { isActive: false },
  at: hoursAgo(3),
}

type Person = SuccessOf<"GET /api/admin/users">[number]

const paying: Person = {
  id: "018f0000-0000-7000-8000-00000000000a",
  email: "dr.a@clinic.example",
  emailVerified: true,
  firstName: "Ada",
  lastName: "Lovelace",
  profession: "clinical_pharmacist",
  market: "UK",
  subscriptionTier: "creator_pro",
  subscriptionStatus: "active",
  trialEndDate: null,
  subscriptionEndsAt: hoursAgo(-400),
  scriptsUsedThisMonth: 12,
  monthlyScriptQuota: 50,
  monthlyTopicViews: 64,
  monthlyTopicQuota: -1,
  extraScriptQuota: 0,
  extraTopicQuota: 0,
  quotaResetDate: null,
  isActive: true,
  isAdmin: false,
  adminNotes: "",
  state: "active",
  createdAt: hoursAgo(1900),
  lastSeenAt: hoursAgo(2),
}

export const people: readonly [Person, Person] = [
  paying,
  {
    ...paying,
    id: "018f0000-0000-7000-8000-00000000000b",
    email: "physio.c@clinic.example",
    firstName: null,
    lastName: null,
    profession: "health_coach",
    subscriptionTier: "freemium",
    subscriptionStatus: "incomplete",
    subscriptionEndsAt: null,
    scriptsUsedThisMonth: 5,
    monthlyScriptQuota: 5,
    monthlyTopicViews: 3,
    monthlyTopicQuota: 10,
    state: "quota_full",
    lastSeenAt: null,
  },
]

export const peopleCounts: SuccessOf<"GET /api/admin/user-counts"> = {
  freemium: 1071,
  trial: 38,
  creator_pro: 171,
  professional: 0,
  admin: 4,
}

export const peopleStats: SuccessOf<"GET /api/admin/stats"> = {
  people: 1284,
  joinedInWeek: 23,
  freePlanUsers: 1071,
  atScriptLimit: 112,
  paying: 171,
  paymentsFailing: 2,
  onTrial: 38,
  trialsEndingSoon: 5,
  suspended: 1,
}

export const detail: SuccessOf<"GET /api/admin/users/{id}"> = {
  user: paying,
  scripts: 31,
  access: {
    tier: "creator_pro",
    status: "active",
    because: "paid",
    accessUntil: hoursAgo(-400),
    nextBillingAt: hoursAgo(-400),
    trialEndsAt: null,
    decisions: [{ what: "script", allowed: true, because: "12 of 50 used this month" }],
  },
  charged: { tier: "creator_pro", billing: "monthly", amountCents: 1900, next: null },
  facts: [{ happenedAt: hoursAgo(1900), text: "Subscribed to Creator Pro" }],
  sessions: [
    { userAgent: "Mozilla/5.0 (Windows) Firefox/140", signedInAt: hoursAgo(30), usedAt: hoursAgo(2) },
  ],
  notifications: [],
  preferences,
  actions: [suspended],
}
