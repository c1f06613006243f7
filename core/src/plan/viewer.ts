import type { Entitlement, SubscriptionStatus } from "./entitlement.ts"
import type { Billing, PaidTier } from "./paid-plan.ts"
import type { Tier } from "./tier.ts"

/** What the plans, badges and upgrade prompts need to know about who looks; `null` elsewhere is a visitor. */
export interface Viewer {
  readonly tier: Tier
  readonly status: SubscriptionStatus
  readonly hasUsedTrial: boolean
  readonly isAdmin: boolean
  /** A paid subscription goes on by itself, so that there is a next billing date to change plans at. */
  readonly renews: boolean
  /** How the plan of now is billed; null where nothing is billed. */
  readonly billing: Billing | null
  /** What was chosen for the next billing cycle already. */
  readonly scheduled: { readonly tier: PaidTier; readonly billing: Billing } | null
}

/** As much of a viewer as badges and upgrade prompts need. */
export type Member = Pick<Viewer, "tier" | "status" | "hasUsedTrial" | "isAdmin">

export const viewerOf = (
  { tier, status, hasUsedTrial, subscriptionId, billing, scheduledChange }: Entitlement,
  isAdmin: boolean,
): Viewer => ({
  tier,
  status,
  hasUsedTrial,
  isAdmin,
  renews: subscriptionId !== null && (status === "active" || status === "past_due"),
  billing,
  scheduled: scheduledChange,
})

export const isTrialing = ({ status }: Pick<Viewer, "status">): boolean => status === "trialing"

/** `free` and `freemium` are one tier to the rules. */
export const isFree = (tier: Tier): tier is "free" | "freemium" => tier === "free" || tier === "freemium"
