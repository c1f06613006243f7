import { RefreshTurns } from "@rounds/core/collection/refresh.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { RateLimits } from "./rate-limits.ts"

/** Turns as rate limits of one: they are counted for all processes and forgotten when they are over. */
export const PostgresRefreshTurns: Layer.Layer<RefreshTurns, never, RateLimits> = Layer.effect(
  RefreshTurns,
  Effect.map(RateLimits, (limits) => ({
    take: (userId, intervalSeconds) => limits.hit(keyOf(userId), { max: 1, seconds: intervalSeconds }),
    giveBack: (userId) => limits.forget(keyOf(userId)),
  })),
)

const keyOf = (userId: string) => `refresh of topics by ${userId}`
