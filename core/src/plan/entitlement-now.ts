import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { Entitlements } from "./ports.ts"

/** What an account may use at this moment: the same for every door. */
export const entitlementNow = Effect.fnUntraced(function* (userId: string) {
  const now = yield* DateTime.now
  return yield* Entitlements.use((entitlements) => entitlements.of(userId, now))
})
