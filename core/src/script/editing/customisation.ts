import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { holds } from "#plan/holds.ts"
import { UpgradeRequired } from "#plan/rejections.ts"

/** Whether an account's plan holds five hooks, rewritten beats and earlier versions. */
export const hasCustomisation = (account: Pick<Account, "id">) => holds(account, "customisation")

/** Refuses what the plan does not hold. */
export const customised = Effect.fn("customised")(function* (
  account: Pick<Account, "id">,
  feature: UpgradeRequired["feature"],
) {
  if (!(yield* hasCustomisation(account))) return yield* new UpgradeRequired({ feature })
})
