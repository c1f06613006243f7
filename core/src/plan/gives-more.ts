import type { Tier } from "./tier.ts"

const ranks: { readonly [T in Tier]: number } = {
  free: 0,
  freemium: 0,
  creator_pro: 1,
  professional: 2,
  admin: 3,
}

/** Whether a tier is above another: the server asks what becomes of a payment for it, and the screen asks before. */
export const givesMore = (tier: Tier, other: Tier): boolean => ranks[tier] > ranks[other]
