import * as Schema from "effect/Schema"

/** Plans that are sold through the checkout. */
export const PaidTier = Schema.Literals(["creator_pro", "professional"])
export type PaidTier = typeof PaidTier.Type

export const Billing = Schema.Literals(["monthly", "yearly"])
export type Billing = typeof Billing.Type
