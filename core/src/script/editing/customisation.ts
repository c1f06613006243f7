import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { allowanceOf } from "#plan/allowance.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { UpgradeRequired } from "#plan/rejections.ts"

/** Whether an account's plan holds five hooks, rewritten beats and earlier versions. */
export const hasCustomisation = Effect.fn("hasCustomisation")(function* ({ id }: Pick<Account, "id">) {
  const { tier } = yield* entitlementNow(id)
  return allowanceOf(tier).customisation
})

/** Refuses what the plan does not hold. */
export const customised = Effect.fn("customised")(function* (
  account: Pick<Account, "id">,
  feature: UpgradeRequired["feature"],
) {
  if (!(yield* hasCustomisation(account))) return yield* new UpgradeRequired({ feature })
})
