import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { BackendUsage } from "#script/ports.ts"
import type { Script } from "#script/script.ts"
import type { Taken } from "./reader.ts"

/**
 * Begins a call to the language model of the claims check: what it gives notes what the call took, and what went wrong
 * with it.
 */
export const recordReading = Effect.fnUntraced(function* ({ userId, id }: Pick<Script, "userId" | "id">) {
  const usage = yield* BackendUsage
  const startedAt = yield* Clock.currentTimeMillis
  return ({ tokens, cost }: Taken, errorMessage: string | null) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      usage.record({
        userId,
        actionType: "claims_reading",
        tokensUsed: tokens,
        apiCost: cost,
        duration: Math.max(0, now - startedAt),
        success: errorMessage === null,
        errorMessage,
        metadata: { scriptId: id },
      }),
    )
})
