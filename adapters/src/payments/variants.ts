import type { Billing, PaidTier } from "@rounds/core/plan/paid-plan.ts"

/** What is sold at the provider: our store, and one variant for each plan and billing frequency. */
export interface Shop {
  readonly storeId: string
  readonly variants: ReadonlyArray<Variant>
}

export interface Variant {
  readonly id: string
  readonly tier: PaidTier
  readonly billing: Billing
}

export const variantById = ({ variants }: Shop, id: string): Variant | undefined =>
  variants.find((variant) => variant.id === id)

export const variantOf = ({ variants }: Shop, tier: PaidTier, billing: Billing): Variant | undefined =>
  variants.find((variant) => variant.tier === tier && variant.billing === billing)
