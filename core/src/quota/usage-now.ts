import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { allowanceOf } from "#plan/allowance.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { UsageQuery } from "./ports.ts"
import { usageAt } from "./usage.ts"

/** What an account has used this month, and of what: the same for every door. */
export const usageNow = Effect.fn("usageNow")(function* (userId: string) {
  const { tier } = yield* entitlementNow(userId)
  const facts = yield* UsageQuery.use((query) => query.of(userId))
  return { tier, usage: usageAt(facts, yield* DateTime.now, allowanceOf(tier)) }
})
