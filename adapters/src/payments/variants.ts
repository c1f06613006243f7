import type { Provider } from "@rounds/core/subscription/facts.ts"
import type { Billing, PaidTier } from "@rounds/core/plan/paid-plan.ts"

/** What is sold, and where: our store at a provider, and one variant for each plan and billing frequency. */
export interface Shop {
  readonly provider: Provider
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
