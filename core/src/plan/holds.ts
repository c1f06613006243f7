import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { type Allowance, allowanceOf } from "./allowance.ts"
import { entitlementNow } from "./entitlement-now.ts"

type Holding = { [K in keyof Allowance]: Allowance[K] extends boolean ? K : never }[keyof Allowance]

/** Whether an account's plan holds something at this moment. */
export const holds = ({ id }: Pick<Account, "id">, what: Holding) =>
  Effect.map(entitlementNow(id), ({ tier }) => allowanceOf(tier)[what])
