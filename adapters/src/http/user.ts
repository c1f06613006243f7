import { isoOrNull } from "@rounds/core/kernel/iso.ts"
import type { SignedInAccount } from "@rounds/core/account/account.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { chooseLanguage, readUsage, readUser, type User, type UserUsage } from "@rounds/core/contract/user.ts"
import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { planBadge } from "@rounds/core/plan/badge.ts"
import type { Entitlement } from "@rounds/core/plan/entitlement.ts"
import { entitlementNow } from "@rounds/core/plan/entitlement-now.ts"
import { daysLeft, trialDay } from "@rounds/core/plan/trial-day.ts"
import { isTrialing, viewerOf } from "@rounds/core/plan/viewer.ts"
import type { Usage } from "@rounds/core/quota/usage.ts"
import { usageNow } from "@rounds/core/quota/usage-now.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

export const mountUser = (host: Host<Ports>): void => {
  mount(host, readUser, ({ account }) =>
    Effect.gen(function* () {
      return userOf(account, yield* entitlementNow(account.id), yield* DateTime.now)
    }),
  )
  mount(host, chooseLanguage, ({ account, body: { language } }) =>
    Effect.as(
      Accounts.use((accounts) => accounts.setLanguage(account.id, language)),
      { language },
    ),
  )
  mount(host, readUsage, ({ account }) => Effect.map(usageNow(account.id), ({ usage }) => usageShown(usage)))
}

const userOf = (account: SignedInAccount, entitlement: Entitlement, now: DateTime.Utc): User => {
  const viewer = viewerOf(entitlement, account.isAdmin)
  const { specialtyFilter, manualRefresh } = allowanceOf(entitlement.tier)
  const trialEnd = isTrialing(viewer) && entitlement.trialEndsAt !== null ? entitlement.trialEndsAt : null
  const millis = DateTime.toEpochMillis(now)
  return {
    id: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    subscriptionTier: entitlement.tier,
    subscriptionStatus: entitlement.status,
    subscriptionEndsAt: isoOrNull(entitlement.accessUntil),
    trialStartDate: isoOrNull(entitlement.trialStartsAt),
    trialEndDate: isoOrNull(entitlement.trialEndsAt),
    nextBillingDate: isoOrNull(entitlement.nextBillingAt),
    cancellationDate: isoOrNull(entitlement.cancelledAt),
    hasUsedTrial: entitlement.hasUsedTrial,
    requiresPlanSelection: entitlement.requiresPlanSelection,
    isAdmin: account.isAdmin,
    secondFactorDue: account.secondFactorDue,
    isActive: account.isActive,
    planBadge: planBadge(viewer),
    trialDay: trialEnd === null ? null : trialDay(DateTime.toEpochMillis(trialEnd), millis),
    trialDaysLeft: trialEnd === null ? null : daysLeft(DateTime.toEpochMillis(trialEnd), millis),
    specialtyFilter,
    manualRefresh,
    language: account.language,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  }
}

const UNLIMITED = -1

/** By the specification's names; limits without the bonus, which stands beside them. */
const usageShown = (usage: Usage): UserUsage => ({
  scriptGenerations: usage.scriptsUsed,
  topicViews: usage.topicViews,
  scriptsLimit: usage.scriptsLimit === null ? UNLIMITED : usage.scriptsLimit - usage.bonusScripts,
  topicViewsLimit: usage.topicViewsLimit === null ? UNLIMITED : usage.topicViewsLimit - usage.bonusTopicViews,
  bonusScripts: usage.bonusScripts,
  bonusTopicViews: usage.bonusTopicViews,
  bonusUntil: usage.bonusUntil,
  scriptsOpen: usage.scriptsOpen,
  period: usage.period,
  resetsAt: usage.resetsAt,
})
