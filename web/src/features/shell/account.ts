import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { seesUpgrade } from "@rounds/core/plan/badge.ts"
import type { Member } from "@rounds/core/plan/viewer.ts"
import { shell as words } from "#words/shell.ts"

export type User = SuccessOf<"GET /api/user">

const memberOf = ({ subscriptionTier, subscriptionStatus, hasUsedTrial, isAdmin }: User): Member => ({
  tier: subscriptionTier,
  status: subscriptionStatus,
  hasUsedTrial,
  isAdmin,
})

/** Who has had a trial is not offered another. */
export const upgradeWords = (user: User) => (user.hasUsedTrial ? words.upgradeNow : words.tryFree)

export const mayUpgrade = (user: User) => seesUpgrade(memberOf(user))

/** "Elif Aydın", or the address while no name is known. */
export const nameOf = (user: User) =>
  [user.firstName, user.lastName].filter((part) => part !== null && part !== "").join(" ") || user.email

export const initialsOf = (user: User) => {
  const names = [user.firstName, user.lastName].flatMap((part) => (part ? [part] : []))
  return (
    names.length === 0 ? user.email.slice(0, 2) : names.map((name) => name.slice(0, 1)).join("")
  ).toUpperCase()
}
