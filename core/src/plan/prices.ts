import type { PaidTier } from "./paid-plan.ts"

export type PlanId = "starter" | PaidTier

/** What a plan is called and costs, in US dollars per month; `yearlyPrice` is the month's price when a year is paid at once. */
export interface Price {
  readonly name: string
  readonly price: number
  readonly yearlyPrice: number
}

/** Apart from what the plans hold: every screen needs the names, and few the lists. */
export const prices = {
  starter: { name: "Starter", price: 0, yearlyPrice: 0 },
  creator_pro: { name: "Creator Pro", price: 19, yearlyPrice: 15 },
  professional: { name: "Professional", price: 49, yearlyPrice: 39 },
} as const satisfies { readonly [Id in PlanId]: Price }

/** Dollars of a whole year under yearly billing: "12 times the monthly figure". */
export const yearlyTotal = ({ yearlyPrice }: Pick<Price, "yearlyPrice">): number => yearlyPrice * 12
