import type { Entitlement, SubscriptionStatus } from "./entitlement.ts"
import type { Tier } from "./tier.ts"

/** What the plans, badges and upgrade prompts need to know about who looks; `null` elsewhere is a visitor. */
export interface Viewer {
  readonly tier: Tier
  readonly status: SubscriptionStatus
  readonly hasUsedTrial: boolean
  readonly isAdmin: boolean
  /** A paid subscription goes on by itself, so that there is a next billing date to change plans at. */
  readonly renews: boolean
}

export const viewerOf = (
  { tier, status, hasUsedTrial, subscriptionId }: Entitlement,
  isAdmin: boolean,
): Viewer => ({
  tier,
  status,
  hasUsedTrial,
  isAdmin,
  renews: subscriptionId !== null && (status === "active" || status === "past_due"),
})

export const isTrialing = ({ status }: Pick<Viewer, "status">): boolean => status === "trialing"

/** `free` and `freemium` are one tier to the rules. */
export const isFree = (tier: Tier): tier is "free" | "freemium" => tier === "free" || tier === "freemium"
