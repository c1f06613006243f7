import type { SuccessOf } from "@rounds/core/contract/contract.ts"

export type User = SuccessOf<"GET /api/user">

/** Upgrade wording: who has had a trial is not offered another. */
export const upgradeWords = (user: User) => (user.hasUsedTrial ? "Upgrade Now" : "Try 7 Days FREE")

/** Shown to everybody but admins who still has a plan above. */
export const mayUpgrade = (user: User) =>
  !user.isAdmin &&
  (user.subscriptionStatus === "trialing" ||
    ["freemium", "free", "creator_pro"].includes(user.subscriptionTier))

/** "Elif Aydın", or the address while no name is known. */
export const nameOf = (user: User) =>
  [user.firstName, user.lastName].filter((part) => part !== null && part !== "").join(" ") || user.email

export const initialsOf = (user: User) => {
  const names = [user.firstName, user.lastName].flatMap((part) => (part ? [part] : []))
  return (
    names.length === 0 ? user.email.slice(0, 2) : names.map((name) => name.slice(0, 1)).join("")
  ).toUpperCase()
}
