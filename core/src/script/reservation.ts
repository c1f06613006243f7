import * as Cause from "effect/Cause"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { dispatch } from "#kernel/dispatch.ts"
import { ConcurrencyConflict } from "#kernel/event-store.ts"
import type { ActorId } from "#kernel/stamped.ts"
import { allowanceOf } from "#plan/allowance.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { quota } from "#quota/aggregate.ts"
import type { ReleaseReason } from "#quota/commands.ts"
import { MonthlyQuotaReached, ReservationAlreadyCharged } from "#quota/rejections.ts"
import type { Spent } from "./drafting.ts"
import { BackendUsage, GenerationKeys } from "./ports.ts"
import { GenerationInterrupted, WriterMisconfigured, type WriterProblem } from "./rejections.ts"

interface Owner {
  readonly userId: string
  readonly by: ActorId
}

/**
 * Promises one generation, of the plan's or of `atMost` where that is fewer. False when the reservation is open or
 * charged already: somebody else works on it.
 */
export const reserve = Effect.fnUntraced(function* (
  { userId, by, atMost = null }: Owner & { readonly atMost?: number | null },
  reservationId: string,
) {
  const { tier } = yield* entitlementNow(userId)
  const allowance = allowanceOf(tier).scripts
  const events = yield* dispatch(
    quota,
    { id: userId, by },
    { _tag: "ReserveGeneration", reservationId, allowance, ...(atMost === null ? {} : { atMost }) },
  ).pipe(
    Effect.catch((rejection) =>
      rejection instanceof MonthlyQuotaReached || rejection instanceof ConcurrencyConflict
        ? Effect.fail(rejection)
        : Effect.die(rejection),
    ),
  )
  return events.length > 0
})

/** Settles the reservation; run it in the transaction that stores the script. */
export const charge = ({ userId, by }: Owner, reservationId: string) =>
  dispatch(quota, { id: userId, by }, { _tag: "ChargeGeneration", reservationId }).pipe(
    Effect.catch(
      (
        rejection,
      ): Effect.Effect<never, ReservationAlreadyCharged | ConcurrencyConflict | GenerationInterrupted> =>
        rejection instanceof ReservationAlreadyCharged || rejection instanceof ConcurrencyConflict
          ? Effect.fail(rejection)
          : Effect.fail(new GenerationInterrupted()),
    ),
  )

/** What a click has taken until it failed. `duration` in milliseconds. */
export interface Taken extends Spent {
  readonly duration: number
  readonly writer: string
  readonly promptVersion: string | null
}

/**
 * Gives the reservation back and records what went wrong and what it took. Never fails: what cannot be given back
 * lapses.
 */
export const release = (
  { userId, by }: Owner,
  reservationId: string,
  cause: Cause.Cause<unknown>,
  { tokens, cost, attempts, duration, writer, promptVersion }: Taken,
) =>
  Effect.gen(function* () {
    yield* dispatch(
      quota,
      { id: userId, by },
      { _tag: "ReleaseGeneration", reservationId, reason: reasonOf(cause) },
    )
    yield* noteReleased(reservationId)
    yield* BackendUsage.use((usage) =>
      usage.record({
        userId,
        actionType: "script_generation",
        tokensUsed: tokens,
        apiCost: cost,
        duration,
        success: false,
        errorMessage: nameOf(cause),
        metadata: { writer, attempts, promptVersion, ...problemOf(cause) },
      }),
    )
  }).pipe(Effect.catchCause((failure) => Effect.logWarning("a reservation is left to its lease", failure)))

/** From now on whoever asks by the key is told that nothing came of the click. */
export const noteReleased = (reservationId: string) =>
  Effect.flatMap(DateTime.now, (now) =>
    GenerationKeys.use((keys) => keys.release(reservationId, DateTime.formatIso(now))),
  )

const reasonOf = (cause: Cause.Cause<unknown>): ReleaseReason => {
  if (Cause.hasInterruptsOnly(cause)) return "client_gone"
  switch (nameOf(cause)) {
    case "WriterTimedOut":
      return "writer_timed_out"
    case "ScriptRefused":
      return "output_refused"
    default:
      return "writer_failed"
  }
}

/** What an operator has to mend, where that is the reason. */
const problemOf = (cause: Cause.Cause<unknown>): { readonly problem?: WriterProblem } => {
  const error = Option.getOrNull(Cause.findErrorOption(cause))
  return error instanceof WriterMisconfigured ? { problem: error.problem } : {}
}

/** The tag of what failed; never its text, which may hold what a person wrote. */
const nameOf = (cause: Cause.Cause<unknown>): string => {
  const error = Option.getOrNull(Cause.findErrorOption(cause))
  if (typeof error === "object" && error !== null && "_tag" in error) return String(error._tag)
  return Cause.hasInterruptsOnly(cause) ? "ClientGone" : "Defect"
}
