import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { leaseFrom } from "#quota/lease.ts"
import { UsageQuery } from "#quota/ports.ts"
import { isHeld } from "#quota/usage.ts"
import { GenerationKeys, Scripts } from "./ports.ts"
import type { Script } from "./script.ts"

/**
 * What became of a click. `running`: it may still be charged. `released`: it ended and used nothing. `deleted`: its
 * script was stored and charged, and its owner has deleted it. `unknown`: its request never arrived.
 */
export type GenerationOutcome =
  | { readonly state: "done"; readonly script: Script }
  | { readonly state: "running" | "released" | "deleted" | "unknown" }

/**
 * Tells by its Idempotency-Key what became of a click whose answer got lost. Changes nothing. `released` is only said
 * of what can no longer be charged: the click was noted as given back, or the longest time it may take is over.
 */
export const generationOutcome = Effect.fn("generationOutcome")(function* (userId: string, key: string) {
  const known = yield* GenerationKeys.use((keys) => keys.find({ userId, key }))
  if (known === null) return outcome({ state: "unknown" })
  const { reservationId, claimedAt, releasedAt } = known
  const { open } = yield* UsageQuery.use((usage) => usage.of(userId))
  // Read last: what was charged since the look at the usage is found here.
  const script = yield* Scripts.use((scripts) => scripts.byReservation(userId, reservationId))
  if (script !== null) return outcome({ state: "done", script })
  const isRemoved = yield* Scripts.use((scripts) => scripts.isRemoved(userId, reservationId))
  if (isRemoved) return outcome({ state: "deleted" })
  const now = yield* DateTime.now
  const held = open.some((one) => one.reservationId === reservationId && isHeld(one, now))
  if (held) return outcome({ state: "running" })
  // Claimed and not yet reserved, or its process died: both end with the lease.
  const isOver = releasedAt !== null || !DateTime.isLessThan(now, leaseFrom(DateTime.makeUnsafe(claimedAt)))
  return outcome({ state: isOver ? "released" : "running" })
})

const outcome = (one: GenerationOutcome): GenerationOutcome => one
