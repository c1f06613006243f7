import type { QueryOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { markets } from "#lib/reach.ts"
import { wordsOf } from "#lib/words.ts"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"
import { profile } from "#words/profile.ts"

export type Person = SuccessOf<"GET /api/admin/users">[number]
export type Detail = SuccessOf<"GET /api/admin/users/{id}">
type Query = NonNullable<QueryOf<"GET /api/admin/users">>
type Group = NonNullable<Query["tier"]>

export const PAGE = 25

const groupWords: { readonly [G in Group]: string } = {
  freemium: phrases.starter,
  trial: phrases.trial,
  creator_pro: phrases.creatorPro,
  professional: phrases.professional,
  admin: phrases.admin,
}
// The record names every group and nothing else.
export const groups = Object.entries(groupWords) as ReadonlyArray<readonly [Group, string]>

const stateWords: { readonly [S in Person["state"]]: string } = {
  active: phrases.active,
  suspended: phrases.suspended,
  payment_failing: phrases.paymentFailed,
  unconfirmed: phrases.addressNotConfirmed,
  quota_full: phrases.quotaFull,
  deleting: phrases.beingDeleted,
}
export const states = Object.entries(stateWords) as ReadonlyArray<readonly [Person["state"], string]>
export const stateOf = ({ state }: Person) => stateWords[state]

const tierWords: { readonly [T in Person["subscriptionTier"]]: string } = {
  freemium: phrases.starter,
  free: phrases.free,
  creator_pro: phrases.creatorPro,
  professional: phrases.professional,
  admin: phrases.admin,
}
export const tierName = (tier: Person["subscriptionTier"]) => tierWords[tier]
export const planOf = ({ subscriptionTier, subscriptionStatus }: Person) =>
  subscriptionStatus === "trialing"
    ? phrases.trialOf({ plan: tierWords[subscriptionTier] })
    : tierWords[subscriptionTier]

/** The professions of the profile; whoever gave another is told by its name. */
const professions: Readonly<Record<string, string>> = {
  sports_pharmacist: profile.sportsPharmacist,
  clinical_pharmacist: profile.clinicalPharmacist,
  community_pharmacist: profile.communityPharmacist,
  nutritionist: profile.nutritionist,
  dietitian: profile.dietitian,
  sports_medicine_doctor: profile.sportsMedicineDoctor,
  fitness_professional: profile.fitnessProfessional,
  health_coach: profile.healthCoach,
  other: profile.other,
}

const marketOf = (market: Person["market"]) => markets.find(([each]) => each === market)?.[1] ?? market

/** "Clinical pharmacist, United Kingdom", as far as the person has said. */
export const whatTheyAre = ({ profession, market }: Person) =>
  [profession === null ? null : (professions[profession] ?? wordsOf(profession)), marketOf(market)]
    .filter((part) => part !== null)
    .join(", ")

export const nameOfPerson = ({ firstName, lastName, email }: Person) =>
  [firstName, lastName].filter((part) => part !== null && part !== "").join(" ") || email

export const scriptsOf = ({ scriptsUsedThisMonth, monthlyScriptQuota, extraScriptQuota }: Person) =>
  monthlyScriptQuota < 0
    ? phrases.usedUnlimited({ used: scriptsUsedThisMonth })
    : phrases.usedOf({ used: scriptsUsedThisMonth, quota: monthlyScriptQuota + extraScriptQuota })

const sorts = ["email", "tier", "scripts", "seen", "joined", "state"] as const
export type Sort = (typeof sorts)[number]

/** Which people, as the address says; what it does not understand is as if it was not there. */
export const askedFor = (search: AdminTabProps["search"]) => {
  const tier = groups.find(([group]) => group === search["tier"])?.[0]
  const state = states.find(([each]) => each === search["state"])?.[0]
  const sort = sorts.find((each) => each === search["sort"]) ?? "joined"
  const order = search["order"] === "asc" || search["order"] === "desc" ? search["order"] : "desc"
  const page = Math.max(1, Math.floor(Number(search["page"] ?? 1)) || 1)
  return { q: search["q"], tier, state, sort, order, page } as const
}
export type Asked = ReturnType<typeof askedFor>
