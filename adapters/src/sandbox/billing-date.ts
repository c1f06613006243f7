import type { Billing } from "@rounds/core/plan/paid-plan.ts"

export const monthsOf = (billing: Billing): number => (billing === "monthly" ? 1 : 12)

/**
 * The billing date `months` after `anchor` (ISO 8601, UTC). Counted from the anchor itself, not from the date before, so
 * that 31 January is followed by 28 February and then by 31 March.
 */
export const billingDate = (anchor: string, months: number): string => {
  const first = new Date(anchor)
  const month = first.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const date = new Date(first)
  date.setUTCFullYear(first.getUTCFullYear(), month, Math.min(first.getUTCDate(), lastDay))
  return wire(date.getTime())
}

/** A date as the provider writes it: whole seconds with six zeros behind them. */
export const wire = (millis: number): string =>
  `${new Date(Math.floor(millis / 1000) * 1000).toISOString().slice(0, 19)}.000000Z`
