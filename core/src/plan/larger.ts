import { allowanceOf } from "./allowance.ts"
import type { Plan } from "./catalogue.ts"
import type { PaidTier } from "./paid-plan.ts"
import type { Tier } from "./tier.ts"

/** The first of the plans on sale that has more scripts a month than a tier; `scripts` null: without a limit. */
export const largerOnSale = (
  tier: Tier,
  plans: ReadonlyArray<Plan>,
): { readonly plan: PaidTier; readonly scripts: number | null } | undefined => {
  const own = allowanceOf(tier).scripts
  if (own === null) return undefined
  return plans
    .flatMap(({ id, availability }) =>
      id === "starter" || availability.state !== "available"
        ? []
        : [{ plan: id, scripts: allowanceOf(id).scripts }],
    )
    .find(({ scripts }) => scripts === null || scripts > own)
}
